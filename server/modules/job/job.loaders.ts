import type { Database } from '#server/db/database.ts';
import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import {
  COLUMNS,
  columnsWith,
  DETAIL_COLUMNS,
  FROM,
  JSON_COLUMNS,
  LIVE,
  LONG_ROW,
  PUBLIC,
  SHOWN_ONCE,
} from './job.sql.ts';
import type { Job } from './job.type.ts';
import type { JobDetails } from './jobDetails.type.ts';

/** $1 now, $2 the jobs. */
const byIds = <const Name extends string>(name: Name, condition: string) =>
  statement(
    name,
    `select ${COLUMNS} ${FROM} where ${condition} and j.id = ${anyId('$2')}`,
    JSON_COLUMNS,
  );

const LIVE_BY_IDS = byIds('jobs-by-id', LIVE);
const PUBLIC_BY_IDS = byIds('public-jobs-by-id', PUBLIC);
const WHOLE_BY_IDS = statement(
  'whole-public-jobs-by-id',
  `select ${columnsWith(LONG_ROW)} ${FROM} where ${PUBLIC} and j.id = ${anyId('$2')}`,
  JSON_COLUMNS,
);
const SHOWN_ONCE_BY_IDS = byIds('shown-jobs-by-id', SHOWN_ONCE);
const ANY_BY_IDS = byIds('any-jobs-by-id', 'true');

type ByIds =
  | typeof LIVE_BY_IDS
  | typeof PUBLIC_BY_IDS
  | typeof WHOLE_BY_IDS
  | typeof SHOWN_ONCE_BY_IDS
  | typeof ANY_BY_IDS;

/** The live jobs: those that anyone can find. */
export function jobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, LIVE_BY_IDS, ids);
}

/** The live ones of these jobs by id, for callers without a request. */
export async function readLiveJobs(
  database: Database,
  now: Date,
  ids: readonly string[],
): Promise<Map<string, Job>> {
  const rows = await database.read(LIVE_BY_IDS, [now, ids]);
  return new Map(rows.map((job) => [job.id, job]));
}

/** The jobs that have a page: live, expired and closed ones. */
export function publicJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, PUBLIC_BY_IDS, ids);
}

/** The same with the long texts. */
export function wholeJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, WHOLE_BY_IDS, ids);
}

/**
 * The jobs that were public at some point, including closed, suspended and deleted ones, but none
 * that was never approved.
 */
export function shownJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, SHOWN_ONCE_BY_IDS, ids);
}

/**
 * Jobs in any state, including deleted ones. The calling code must make sure that the caller has a reason to see them,
 * such as an application or a saved job that has closed.
 */
export function anyJobsById(ctx: Context, ids: readonly string[]) {
  return readByIds(ctx, ANY_BY_IDS, ids);
}

async function readByIds(ctx: Context, read: ByIds, ids: readonly string[]) {
  const { clock, database } = ctx.services;
  const rows = await database.read(read, [clock.now(), ids]);
  const byId = new Map(rows.map((job) => [job.id, job]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** $1 the jobs. */
const DETAILS = statement(
  'job-details-by-id',
  `
    select j.id, ${DETAIL_COLUMNS} from jobs j where j.id = ${anyId('$1')}`,
);

/** The long texts, and what only a job's own page shows. */
export async function jobDetailsById(
  { services }: Context,
  ids: readonly string[],
): Promise<(JobDetails | Error)[]> {
  const rows = await services.database.read(DETAILS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Error(`No job ${id}`));
}
