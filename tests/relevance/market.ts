import { resolveLocation } from '#schema/locations/locations.ts';
import { levelOfYears } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { Chance } from '#server/db/seeds/chance.ts';
import { listed, type Role, type World, type WorldPlace } from './world.ts';

/** A job with the facts that it is judged by. */
export interface LabJob {
  id: string;
  role: string;
  title: string;
  company: string;
  place: string;
  isRemote: boolean;
  skills: string[];
  years: number;
  type: JobType;
  shift: 'day' | 'night' | 'rotating' | null;
  description: string;
  requirements: string;
  responsibilities: string;
  /** In rupees a year. */
  pay: number;
  postedAt: Date;
}

/** All ages count back from this moment, so that the market is the same on every day. */
export const LAB_TIME = new Date('2026-11-21T06:30:00Z');
const MINUTE = 60_000;
const OLDEST_IN_DAYS = 60;

/** The same world always makes the same jobs. */
export function marketOf(world: World): LabJob[] {
  const chance = new Chance(world.seed);
  const jobs: LabJob[] = [];
  while (jobs.length < world.size) {
    const role = world.roles[jobs.length % world.roles.length]!;
    const job = write(chance, world, role);
    jobs.push(job);
    // Some companies post the same job several times.
    const copies = chance.happens(0.02) ? chance.whole(2, 5) : 0;
    for (let n = 0; n < copies && jobs.length < world.size; n += 1) {
      const postedAt = new Date(job.postedAt.getTime() + (n + 1) * MINUTE);
      jobs.push({ ...job, id: chance.id(postedAt), postedAt });
    }
  }
  return jobs;
}

const chosenPlace = (chance: Chance, places: readonly WorldPlace[]) =>
  chance.weighted(places, ({ weight }) => weight);

function write(chance: Chance, world: World, role: Role): LabJob {
  const place = chosenPlace(chance, world.places);
  const company = chance.pick(world.companies);
  const duties = chance.some(listed(role.duties), 2);
  const years = Math.round(
    role.years[0] + (role.years[1] - role.years[0]) * chance.fraction() ** 2,
  );
  const opening = chance
    .pick(world.openings)
    .replace('{company}', company)
    .replace('{city}', place.said[0]!);
  const asides = chance.some(world.asides, chance.whole(0, 2));
  const ago = Math.floor(chance.fraction() ** 2 * OLDEST_IN_DAYS * 24 * 60) + 10;
  const postedAt = new Date(LAB_TIME.getTime() - ago * MINUTE);
  const skills = listed(role.skills);
  return {
    id: chance.id(postedAt),
    role: role.role,
    title: chance.pick(listed(role.titles)),
    company,
    place: place.value,
    isRemote: role.isRemote === true && chance.happens(0.12),
    skills: chance.some(skills, Math.min(skills.length, chance.whole(2, 4))),
    years,
    type: chance.weighted(TYPES, ([, share]) => share)[0],
    shift: chance.weighted(SHIFTS, ([, share]) => share)[0],
    description: [opening, ...asides, chance.pick(world.closings)].join(' '),
    responsibilities: duties.join('\n'),
    requirements: years === 0 ? 'Freshers are welcome.' : `At least ${years} years of such work.`,
    pay: Math.round(chance.between(role.pay[0], role.pay[1]) * 20) * 5_000,
    postedAt,
  };
}

const TYPES: readonly (readonly [JobType, number])[] = [
  ['full_time', 80],
  ['part_time', 12],
  ['contract', 8],
];

const SHIFTS: readonly (readonly [LabJob['shift'], number])[] = [
  [null, 40],
  ['day', 30],
  ['night', 20],
  ['rotating', 10],
];

/** The row of the table `jobs`. */
export function rowOf(job: LabJob, companyId: string, categoryId: string | null) {
  const place = resolveLocation(job.place);
  return {
    id: job.id,
    company_id: companyId,
    category_id: categoryId,
    title: job.title,
    description: job.description,
    description_html: `<p>${job.description}</p>`,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    benefits: '',
    type: job.type,
    industry: 'technology',
    skills: job.skills,
    location: job.place,
    district: place?.city ?? null,
    state: place?.state ?? null,
    salary: '',
    salary_min: job.pay,
    salary_max: job.pay,
    experience_years: job.years,
    experience_level: levelOfYears(job.years),
    is_remote: job.isRemote,
    is_featured: false,
    is_hot: false,
    facts: job.shift ? { shift: job.shift } : {},
    status: 'active',
    admin_status: 'approved',
    posted_at: job.postedAt,
    created_at: job.postedAt,
    updated_at: job.postedAt,
  };
}
