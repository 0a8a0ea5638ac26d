import { statement } from '#server/db/statement.ts';
import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { COLUMNS, FROM, JSON_COLUMNS, LIVE } from '../job.sql.ts';
import type { Job } from '../job.type.ts';

/**
 * $1 now, $2 the company, $3 and $4 the key of the last entry on the previous page, $5 limit, $6
 * offset.
 */
const OPEN_JOBS = statement(
  'company-jobs',
  `
    select ${COLUMNS} ${FROM}
    where ${LIVE} and j.company_id = $2
      and ($3::timestamptz is null or (j.posted_at, j.id) < ($3, $4::uuid))
    order by j.posted_at desc, j.id desc
    limit $5 offset $6`,
  JSON_COLUMNS,
);

/** $1 now, $2 the companies. */
const OPEN_JOB_COUNTS = statement(
  'company-job-counts',
  `
    select j.company_id as id, count(*)::int as total
    ${FROM} where ${LIVE} and j.company_id = any($2::uuid[])
    group by j.company_id`,
);

export async function openJobsOf(
  ctx: Context,
  companyId: string,
  args: PageArgs,
): Promise<Connection<Job>> {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const place = [after?.postedAt, after?.id, limit + 1, offset] as const;
  const [rows, total] = await Promise.all([
    database.read(OPEN_JOBS, [clock.now(), companyId, ...place]),
    loaderOf(ctx, openJobsByCompany).load(companyId),
  ]);
  return toConnection({ rows, window, total, totalIsExact: true, cursorOf });
}

/** The number of live jobs of each company. */
export async function openJobsByCompany({ services }: Context, ids: readonly string[]) {
  const { clock, database } = services;
  const counted = await database.read(OPEN_JOB_COUNTS, [clock.now(), ids]);
  const byId = new Map(counted.map(({ id, total }) => [id, total]));
  return ids.map((id) => byId.get(id) ?? 0);
}

/** The position of a job in a list sorted by age. */
interface JobKey {
  postedAt: string;
  id: string;
}

function cursorOf({ postedAt, id }: Job): string {
  return Buffer.from(`${new Date(postedAt).toISOString()} ${id}`).toString('base64url');
}

function keyOf(cursor: string): JobKey | null {
  const [postedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(postedAt)) && isId(id) ? { postedAt, id } : null;
}
