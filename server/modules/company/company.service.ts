import type { Context } from '#server/graphql/context.ts';
import type { Company } from './company.entity.ts';
import { BY_SLUG } from './company.reads.ts';

/** Longer than any of our slugs, and short enough for an index. */
const SLUG_MAX = 250;

export async function companyBySlug(ctx: Context, slug: string): Promise<Company | null> {
  if (slug.length > SLUG_MAX || slug.includes('\0')) return null;
  const [company] = await ctx.services.database.read<Company>(BY_SLUG, [slug]);
  return company ?? null;
}
