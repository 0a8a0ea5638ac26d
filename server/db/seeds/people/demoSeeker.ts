import type { JobType } from '#schema/options/jobTypes.ts';
import type { ApplicationBook } from './applications.ts';
import type { Outcome } from './applicationHistory.ts';
import { isLive, type SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { after, before, HOUR } from '#server/db/seeds/moments.ts';
import type { Seeker } from './seekers.ts';

interface Wish {
  outcome: Outcome;
  hoursAgo: number;
  /** With the employer demo account, so that both sides of one application can be shown. */
  withDemoCompany?: true;
  /** Employed in a side job: a person hired for good would not be looking. */
  onTheSide?: true;
}

/** One application for every status that My Applications can show, newest first. */
const WISHES: readonly Wish[] = [
  { outcome: 'pending', hoursAgo: 5 },
  { outcome: 'viewed', hoursAgo: 5 * 24 },
  { outcome: 'reviewed', hoursAgo: 9 * 24 },
  { outcome: 'shortlisted', hoursAgo: 15 * 24, withDemoCompany: true },
  { outcome: 'viewed', hoursAgo: 19 * 24 },
  { outcome: 'rejected', hoursAgo: 27 * 24 },
  { outcome: 'hired', hoursAgo: 46 * 24, onTheSide: true },
];

const SIDE_TYPES = new Set<JobType>(['contract', 'part_time']);
const SIDE_LINES = new Set(['web', 'creative']);
const FIELDS = new Set(['it', 'product_and_quality', 'freelance']);

export function applyAsDemoSeeker(
  book: ApplicationBook,
  seeker: Seeker,
  jobs: readonly SeedJob[],
  now: Date,
): void {
  const nearest = nearestJobs(seeker, jobs);
  for (const { outcome, hoursAgo, withDemoCompany, onTheSide } of WISHES) {
    const at = before(now, hoursAgo * HOUR);
    const found = nearest
      .filter((job) => isOfDemoCompany(job) === (withDemoCompany ?? false))
      .filter((job) => !onTheSide || isPossibleSideJob(job))
      .some((job) => book.write(seeker, job, { outcome, at }));
    if (!found) throw new Error(`No vacancy to be ${outcome} for was open ${hoursAgo} hours ago`);
  }
}

function isOfDemoCompany({ plan }: SeedJob): boolean {
  return plan.company.row.name === DEMO_COMPANY;
}

function isPossibleSideJob({ row, plan }: SeedJob): boolean {
  return row.is_remote && SIDE_TYPES.has(row.type) && SIDE_LINES.has(plan.line.key);
}

export function saveAsDemoSeeker(
  book: ApplicationBook,
  seeker: Seeker,
  jobs: readonly SeedJob[],
  now: Date,
): SavedJobRow[] {
  const applied = new Set(
    book.applications.filter((one) => one.seeker === seeker).map(({ job }) => job),
  );
  return nearestJobs(seeker, jobs)
    .filter((job) => isLive(job, now) && !applied.has(job))
    .slice(0, 6)
    .map(({ row }, index) => ({
      user_id: seeker.user.id,
      job_id: row.id,
      saved_at: savedAt(row.posted_at, before(now, (index * 20 + 3) * HOUR), now),
    }));
}

interface SavedJobRow {
  user_id: string;
  job_id: string;
  saved_at: Date;
}

/** A job is saved after it was posted, and not in the future. */
export function savedAt(postedAt: Date, wished: Date, now: Date): Date {
  if (wished > postedAt) return wished;
  return new Date(Math.min(after(postedAt, 2 * HOUR).getTime(), now.getTime()));
}

function nearestJobs(seeker: Seeker, jobs: readonly SeedJob[]): SeedJob[] {
  const distance = ({ row, plan }: SeedJob) =>
    (plan.role === seeker.role ? 0 : plan.line === seeker.line ? 1 : 3) +
    (row.is_remote || row.state === seeker.place.state ? 0 : 1.5) +
    (plan.years > seeker.years + 1 ? 4 : 0) +
    (row.type === 'full_time' ? 0 : row.type === 'intern' ? 8 : 1);
  return jobs
    .filter(({ plan }) => FIELDS.has(plan.line.field))
    .toSorted((a, b) => distance(a) - distance(b));
}

export const DEMO_ALERTS = [
  {
    name: 'Developer jobs in Pune',
    keywords: 'Developer',
    location: 'Pune, Maharashtra',
    job_type: null,
    salary_range: null,
    frequency: 'daily',
    days: 40,
  },
  {
    name: 'React, from home',
    keywords: 'React',
    location: null,
    job_type: 'remote',
    salary_range: null,
    frequency: 'weekly',
    days: 60,
  },
] as const;
