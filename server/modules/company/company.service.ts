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
import type { Company } from './company.entity.ts';
import { openJobsByCompany } from './company.loaders.ts';
import { BY_SLUG, OPEN_JOBS } from './company.reads.ts';

/** Longer than any address of ours, and short enough for an index. */
const SLUG_MAX = 250;

export async function companyBySlug(ctx: Context, slug: string): Promise<Company | null> {
  if (slug.length > SLUG_MAX || slug.includes('\0')) return null;
  const [company] = await ctx.services.database.read<Company>(BY_SLUG, [slug]);
  return company ?? null;
}

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
