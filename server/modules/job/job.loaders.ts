import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { COLUMNS, FROM, LIVE, PUBLIC, SHOWN_ONCE } from './job.reads.ts';
import type { JobDetails } from './jobDetails.type.ts';
import type { Job } from './job.type.ts';

const byIds = (name: string, condition: string): PreparedRead => ({
  name,
  text: `select ${COLUMNS} ${FROM} where ${condition} and j.id = any($2::uuid[])`,
});

const LIVE_BY_IDS = byIds('jobs-by-id', LIVE);
const PUBLIC_BY_IDS = byIds('public-jobs-by-id', PUBLIC);
const SHOWN_ONCE_BY_IDS = byIds('shown-jobs-by-id', SHOWN_ONCE);
const ANY_BY_IDS = byIds('any-jobs-by-id', 'true');

/** The live jobs: those that anyone can find. */
export function jobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, LIVE_BY_IDS, ids);
}

/** The jobs with a page of their own: live, expired and closed ones. */
export function publicJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, PUBLIC_BY_IDS, ids);
}

/**
 * The jobs that were public at some point, including closed, suspended and deleted ones, but none
 * that was never approved.
 */
export function shownJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, SHOWN_ONCE_BY_IDS, ids);
}

/**
 * Jobs in any state, including deleted ones. For callers with a reason to see them, such as the job
 * of one's own application or a saved job that has closed. The calling code must make sure that
 * such a reason exists.
 */
export function anyJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, ANY_BY_IDS, ids);
}

async function readByIds(ctx: Context, read: PreparedRead, ids: readonly string[]) {
  const { clock, database } = ctx.services;
  const rows = await database.read<Job>(read, [clock.now(), ids]);
  const byId = new Map(rows.map((job) => [job.id, job]));
  return ids.map((id) => byId.get(id) ?? null);
}

const DETAILS: PreparedRead = {
  name: 'job-details-by-id',
  text: `
    select id, description, description_html as "descriptionHtml", responsibilities, requirements,
      benefits, skills, experience_years as "experienceYears", education_level as "educationLevel",
      salary_period as "salaryPeriod"
    from jobs where id = any($1::uuid[])`,
};

/** The long texts, and what only a job's own page shows. */
export async function jobDetailsById(
  { services }: Context,
  ids: readonly string[],
): Promise<(JobDetails | Error)[]> {
  const rows = await services.database.read<JobDetails & { id: string }>(DETAILS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Error(`No job ${id}`));
}
