import type { OwnJobsSort } from '#schema/options/screens/ownJobs.ts';
import { isNamed } from '#schema/locations/showPlace.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { jobsOf, worksOn } from '#server/modules/team/jobRight.rules.ts';
import { ADMIN_NOTES } from './ownJob.sql.ts';
import { FIGURES, LISTS, LOCATIONS, ONE } from './ownJobs.sql.ts';
import type { OwnJobsArgs } from './ownJob.inputs.ts';
import type { OwnJobConnection, OwnJobFigures } from './ownJob.payloads.ts';

const NONE: OwnJobFigures = { total: 0, featured: 0, hot: 0, applications: 0, views: 0 };

type JobIds = readonly string[] | null;

type Filter = readonly [
  companyId: string,
  pattern: string | null,
  show: string,
  jobs: JobIds,
  locations: readonly string[],
];

interface Key {
  of: string;
  id: string;
}

/** The company's jobs on which the caller works, except deleted ones; empty for a caller without a company. */
export async function ownJobs(ctx: Context, args: OwnJobsArgs): Promise<OwnJobConnection> {
  const { clock, database } = ctx.services;
  const { sort } = args;
  const window = windowOf(ctx, args, (cursor) => decodeKey(cursor, sort));
  const cursorOf = (job: Job) => encodeKey(job, sort);
  const own = await filterOf(ctx, args);
  if (!own) {
    const none = { rows: [], window, total: 0, totalIsExact: true, cursorOf };
    return { ...toConnection(none), figures: NONE };
  }
  const filter = [clock.now(), ...own] as const;
  const place = [window.after?.of, window.after?.id, window.limit + 1, window.offset] as const;
  const [rows, [found]] = await Promise.all([
    database.read(LISTS[sort], [...filter, ...place]),
    database.read(FIGURES, filter),
  ]);
  const { listed: total, ...figures } = found!;
  return { ...toConnection({ rows, window, total, totalIsExact: true, cursorOf }), figures };
}

/** A missing job, a deleted one, one of another company and one that only colleagues work on all give null. */
export async function ownJob({ services, viewer }: Context, id: string): Promise<Job | null> {
  if (viewer?.role !== 'employer' || !viewer.companyId || !isId(id)) return null;
  const { clock, database } = services;
  const [job] = await database.read(ONE, [clock.now(), viewer.companyId, id]);
  return job && worksOn(viewer.team, job.id) ? job : null;
}

/**
 * The parameters of the reads that follow the current time; null for a caller who has no jobs at
 * all.
 */
export async function filterOf(
  { viewer, services, locale }: Context,
  { search, show }: Pick<OwnJobsArgs, 'search' | 'show'>,
): Promise<Filter | null> {
  if (viewer?.role !== 'employer' || !viewer.companyId) return null;
  const pattern = likePattern(search);
  const known = pattern ? await services.database.read(LOCATIONS, [viewer.companyId]) : [];
  const locations = known
    .map(({ location }) => location)
    .filter((location) => isNamed(location, search!, locale));
  return [viewer.companyId, pattern, show, jobsOf(viewer.team), locations];
}

function encodeKey({ id, title, postedAt }: Job, sort: OwnJobsSort): string {
  const of = sort === 'title' ? title.toLowerCase() : new Date(postedAt).toISOString();
  return Buffer.from(JSON.stringify({ of, id })).toString('base64url');
}

function decodeKey(cursor: string, sort: OwnJobsSort): Key | null {
  try {
    const { of, id } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Key>;
    if (typeof of !== 'string' || typeof id !== 'string' || !isId(id) || of.includes('\0'))
      return null;
    return sort === 'date' && Number.isNaN(Date.parse(of)) ? null : { of, id };
  } catch {
    return null;
  }
}

/** The caller must make sure that these jobs belong to the viewer's company. */
export async function adminNotesByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(ADMIN_NOTES, [ids]);
  const byId = new Map(rows.map(({ id, notes }) => [id, notes]));
  return ids.map((id) => byId.get(id) ?? null);
}
