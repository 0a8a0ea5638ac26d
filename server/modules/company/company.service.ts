import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Company } from './company.entity.ts';
import { VERIFIED } from './verified.loaders.ts';

/** Longer than any of our slugs, and short enough for an index. */
const SLUG_MAX = 250;

/** $1 the slug. Only approved companies have a page. */
const BY_SLUG: PreparedRead = {
  name: 'company-by-slug',
  text: `
    select 'Company' as "__typename", id, slug, name, description, industry, size, website, city,
      state, country, founded_year as "foundedYear", logo_file_id as "logoFileId",
      ${VERIFIED} as verification
    from companies c where slug = $1 and admin_status = 'approved' and deleted_at is null`,
};

export async function companyBySlug(ctx: Context, slug: string): Promise<Company | null> {
  if (slug.length > SLUG_MAX || slug.includes('\0')) return null;
  const [company] = await ctx.services.database.read<Company>(BY_SLUG, [slug]);
  return company ?? null;
}
