import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { cursorOf, keyOf } from '#server/modules/job/job.service.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { openJobsByCompany } from './companyJobs.loaders.ts';
import { OPEN_JOBS } from './companyJobs.reads.ts';

export async function openJobsOf(
  ctx: Context,
  companyId: string,
  args: PageArgs,
): Promise<Connection<Job>> {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const place = [after?.postedAt, after?.id, limit + 1, offset];
  const [rows, total] = await Promise.all([
    database.read<Job>(OPEN_JOBS, [clock.now(), companyId, ...place]),
    loaderOf(ctx, openJobsByCompany).load(companyId),
  ]);
  return toConnection({ rows, window, total, totalIsExact: true, cursorOf });
}
