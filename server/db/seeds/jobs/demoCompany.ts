import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import type { JobPlan } from './jobRow.ts';
import { DEMO_JOBS, DEVELOPER_JOBS, type ListedJob } from '#server/db/seeds/lists/demoJobs.ts';
import { placeOf } from '#server/db/seeds/lists/places.ts';
import {
  after,
  atOfficeHours,
  before,
  DAY,
  endOfIndianDay,
  HOUR,
} from '#server/db/seeds/moments.ts';
import { payOf } from './pay.ts';
import { LINES_OF_WORK } from '#server/db/seeds/texts/linesOfWork.ts';

/** The vacancies of the employer demo account. */
export function planDemoJobs(chance: Chance, company: SeedCompany, poster: string, now: Date) {
  return DEMO_JOBS.map((job) => planDemoJob(chance.derive(job.title), job, company, poster, now));
}

/** The vacancies of other companies that the demo seeker can find: someone with her skills is in demand. */
export function planDeveloperJobs(
  chance: Chance,
  companies: readonly SeedCompany[],
  posters: ReadonlyMap<string, string>,
  now: Date,
) {
  return DEVELOPER_JOBS.map(({ company: name, ...job }) => {
    const company = companies.find(({ row }) => row.name === name)!;
    const poster = posters.get(company.row.id)!;
    return planDemoJob(chance.derive(`${name}/${job.title}`), job, company, poster, now);
  });
}

function planDemoJob(
  chance: Chance,
  job: ListedJob,
  company: SeedCompany,
  postedBy: string,
  now: Date,
): JobPlan {
  const { line, role } = workOf(job);
  const place = placeOf(job.town);
  const { daysAgo, closesIn, closedDaysAgo, years } = job;
  return {
    company,
    postedBy,
    line,
    role,
    place,
    namesPlace: true,
    type: 'full_time',
    years,
    pay: payOf(chance, { role, place, type: 'full_time', years, isFreelance: false }),
    isRemote: job.isRemote ?? false,
    isFeatured: job.isFeatured ?? false,
    isHot: job.isHot ?? false,
    adminStatus: job.adminStatus ?? 'approved',
    postedAt:
      daysAgo === 0 ? before(now, 3 * HOUR) : atOfficeHours(before(now, daysAgo * DAY), chance),
    deadline: closesIn === null ? null : endOfIndianDay(after(now, closesIn * DAY)),
    closedAt:
      closedDaysAgo === undefined ? null : atOfficeHours(before(now, closedDaysAgo * DAY), chance),
  };
}

function workOf({ title }: ListedJob) {
  const line = LINES_OF_WORK.find(({ roles }) => roles.some((role) => role.title === title));
  const role = line?.roles.find((one) => one.title === title);
  if (!line || !role) throw new Error(`No line of work knows "${title}"`);
  return { line, role };
}
