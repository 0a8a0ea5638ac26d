import { SAVED_JOBS_MAX } from '#schema/options/limits.ts';
import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { COUNT, IDS, LIST, SAVE, UNSAVE } from './savedJob.sql.ts';
import type { SavedJob } from './savedJob.type.ts';

type SavedRow = Omit<SavedJob, 'job'>;

interface Key {
  savedAt: string;
  jobId: string;
}

export async function savedJobIds(ctx: Context): Promise<string[]> {
  const rows = await ctx.services.database.read(IDS, [ctx.viewer!.userId]);
  return rows.map(({ id }) => id);
}

export async function savedJobs(ctx: Context, args: PageArgs): Promise<Connection<SavedRow>> {
  const { clock, database } = ctx.services;
  const { userId } = ctx.viewer!;
  const window = windowOf(ctx, args, decodeKey);
  const { after, limit, offset } = window;
  const [rows, [count]] = await Promise.all([
    database.read(LIST, [clock.now(), userId, after?.savedAt, after?.jobId, limit + 1, offset]),
    database.read(COUNT, [userId]),
  ]);
  const total = count?.total ?? 0;
  return toConnection({ rows, window, total, totalIsExact: true, cursorOf: encodeKey });
}

/** Saving a job that is already saved changes nothing and is not an error. */
export async function saveJob(ctx: Context, jobId: string): Promise<void> {
  const { clock, database } = ctx.services;
  const { userId } = ctx.viewer!;
  const [outcome] = isId(jobId)
    ? await database.write(SAVE, [clock.now(), userId, jobId, SAVED_JOBS_MAX])
    : [];
  if (!outcome?.isThere) throw new Failure('NOT_FOUND', ctx.t('savedJob.unknown'));
  if (!outcome.hasRoom) {
    throw new Failure('RULE_VIOLATION', ctx.t('savedJob.full', { max: SAVED_JOBS_MAX }), {
      rule: 'saved-job.save.room',
    });
  }
}

/** Works for a deleted job too: it is removed from the list in any case. */
export async function unsaveJob(ctx: Context, jobId: string): Promise<void> {
  if (!isId(jobId)) return;
  await ctx.services.database.write(UNSAVE, [ctx.viewer!.userId, jobId]);
}

function encodeKey({ savedAt, jobId }: SavedRow): string {
  return Buffer.from(`${new Date(savedAt).toISOString()} ${jobId}`).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [savedAt = '', jobId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(savedAt)) && isId(jobId) ? { savedAt, jobId } : null;
}
