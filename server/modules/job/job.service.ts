import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { BY_IDS, COUNT, LIST } from './job.reads.ts';
import type { JobsArgs } from './job.inputs.ts';
import type { Job } from './job.type.ts';

export { LIVE } from './job.reads.ts';

const COUNTED_UP_TO = 1_000;

interface Key {
  postedAt: string;
  id: string;
}

export async function listJobs(ctx: Context, args: JobsArgs): Promise<Connection<Job>> {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, args, decodeKey);
  const now = clock.now();
  const featured = args.featured ?? null;
  const [rows, [count]] = await Promise.all([
    database.read<Job>(LIST, [
      now,
      featured,
      window.after?.postedAt,
      window.after?.id,
      window.limit + 1,
      window.offset,
    ]),
    database.read<{ total: number }>(COUNT, [now, featured, COUNTED_UP_TO + 1]),
  ]);
  const counted = count?.total ?? 0;
  return toConnection({
    rows,
    window,
    total: Math.min(counted, COUNTED_UP_TO),
    totalIsExact: counted <= COUNTED_UP_TO,
    cursorOf: encodeKey,
  });
}

export async function jobsById(ctx: Context, ids: readonly string[]): Promise<(Job | null)[]> {
  const { clock, database } = ctx.services;
  const rows = await database.read<Job>(BY_IDS, [clock.now(), ids]);
  const byId = new Map(rows.map((job) => [job.id, job]));
  return ids.map((id) => byId.get(id) ?? null);
}

function encodeKey(job: Job): string {
  return Buffer.from(`${new Date(job.postedAt).toISOString()} ${job.id}`).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [postedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(postedAt)) && isId(id) ? { postedAt, id } : null;
}
