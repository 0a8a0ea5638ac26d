import {
  JOB_STEPS,
  SIMILAR_COMPANIES_MIN,
  SIMILAR_JOBS_MIN,
  type JobCounts,
} from '#schema/options/screens/jobPerformance.ts';

/** A job with what happened while it was open, as the statement counts it. */
export interface ComparedJob extends JobCounts {
  companyId: string;
  isOwn: boolean;
  hasTitle: boolean;
  showsPay: boolean;
  /** How long it was open in the time that is compared. */
  days: number;
  /** The views that a search led to. */
  searched: number;
}

export interface Comparison {
  jobs: number;
  companies: number;
  /** Whether all similar jobs have the same title; otherwise some only share the category. */
  isByTitle: boolean;
  own: JobCounts;
  /** Medians; null with too few jobs or companies. */
  similar: JobCounts | null;
}

/**
 * job.performance.enough-similar: with fewer jobs, a figure says little; with fewer companies, it would reveal how one
 * of them is doing.
 */
export function areEnough(jobs: readonly ComparedJob[]): boolean {
  return jobs.length >= SIMILAR_JOBS_MIN && companiesOf(jobs) >= SIMILAR_COMPANIES_MIN;
}

/** The jobs with the same title if there are enough of them, otherwise also those that only share the category. */
export function similarJobs(rows: readonly ComparedJob[]) {
  const others = rows.filter(({ isOwn }) => !isOwn);
  const named = others.filter(({ hasTitle }) => hasTitle);
  const isByTitle = areEnough(named) || named.length === others.length;
  return { jobs: isByTitle ? named : others, isByTitle };
}

/** A figure of a job for thirty days in which it is open. A job that has just been posted counts as open for a day. */
export function monthly(job: ComparedJob, step: keyof JobCounts | 'searched'): number {
  return (job[step] / Math.max(1, job.days)) * 30;
}

/** job.performance.compare */
export function compareJobs(rows: readonly ComparedJob[]): Comparison {
  const own = rows.find(({ isOwn }) => isOwn)!;
  const { jobs, isByTitle } = similarJobs(rows);
  return {
    jobs: jobs.length,
    companies: companiesOf(jobs),
    isByTitle,
    own: countsOf((step) => monthly(own, step)),
    similar: areEnough(jobs)
      ? countsOf((step) => median(jobs.map((job) => monthly(job, step))))
      : null,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

function companiesOf(jobs: readonly ComparedJob[]): number {
  return new Set(jobs.map(({ companyId }) => companyId)).size;
}

/** One decimal place. */
function countsOf(of: (step: keyof JobCounts) => number): JobCounts {
  const entries = JOB_STEPS.map((step) => [step, Math.round(of(step) * 10) / 10]);
  return Object.fromEntries(entries) as JobCounts;
}
