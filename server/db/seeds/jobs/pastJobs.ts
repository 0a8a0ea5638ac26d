import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { placeOf } from '#server/db/seeds/lists/places.ts';
import { after, atOfficeHours, before, DAY } from '#server/db/seeds/moments.ts';
import { LINES_OF_WORK } from '#server/db/seeds/texts/linesOfWork.ts';
import { hires, worksIn } from './companyWork.ts';
import type { JobPlan } from './jobRow.ts';
import { payOf } from './pay.ts';

/** Titles with enough jobs to say what they pay, and the towns of their jobs. */
const PAST_JOBS: Readonly<Record<string, readonly string[]>> = {
  Accountant: ['Pune'],
  'Field Sales Executive': ['Pune', 'Mumbai'],
  'Customer Support Executive': ['Mumbai', 'Pune', 'Nagpur'],
  'Business Development Executive (BDE)': ['Mumbai'],
  'Content Writer': ['Bengaluru'],
  'Data Analyst': ['Hyderabad'],
  'Data Entry Operator': ['Noida'],
  'Desktop Support Engineer': ['Bengaluru'],
  'Digital Marketing Executive': ['New Delhi'],
  'Electrical Engineer': ['Chennai'],
  Driver: ['Mumbai'],
  Electrician: ['New Delhi'],
  'HR Recruiter': ['Gurugram'],
  'Logistics Coordinator': ['Chennai'],
  'React Developer': ['Bengaluru'],
  Receptionist: ['New Delhi'],
  'Relationship Manager': ['Mumbai', 'Kolkata'],
  'Security Guard': ['Mumbai'],
  'Software Engineer': ['Bengaluru', 'Hyderabad'],
  Telecaller: ['Noida', 'Indore'],
  'Warehouse Executive': ['Gurugram'],
};
const JOBS_OF_EACH = 14;
/** In days: longer ago than any job of the present market, and after the youngest company signed up. */
const AGO = 115;

/** Jobs that were open some months ago. Nobody applied for them through the site. */
export function planPastJobs(
  chance: Chance,
  companies: readonly SeedCompany[],
  posters: ReadonlyMap<string, string>,
  now: Date,
): JobPlan[] {
  return Object.entries(PAST_JOBS).flatMap(([title, towns]) => {
    const line = LINES_OF_WORK.find(({ roles }) => roles.some((role) => role.title === title))!;
    const role = line.roles.find((one) => one.title === title)!;
    const employers = companies.filter(({ plan }) => hires(plan, role));
    return Array.from({ length: JOBS_OF_EACH }, (_, at): JobPlan => {
      const place = placeOf(towns[at % towns.length]!);
      const nearby = employers.filter((employer) => worksIn(employer, line, place));
      const company = nearby[Math.floor(at / towns.length) % nearby.length]!;
      const years = chance.whole(role.years[0], Math.min(role.years[1], role.years[0] + 4));
      const age = Math.floor((now.getTime() - company.row.created_at.getTime()) / DAY);
      const postedAt = atOfficeHours(before(now, chance.whole(AGO, age - 3) * DAY), chance);
      return {
        company,
        postedBy: posters.get(company.row.id)!,
        line,
        role,
        place,
        namesPlace: true,
        type: 'full_time',
        years,
        pay: payOf(chance, { role, place, type: 'full_time', years, isFreelance: false }),
        isRemote: false,
        isBrief: true,
        isFeatured: false,
        isHot: false,
        adminStatus: 'approved',
        postedAt,
        deadline: null,
        closedAt: after(postedAt, chance.whole(15, 45) * DAY),
      };
    });
  });
}
