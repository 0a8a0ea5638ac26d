import { json, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { RESPONSES, type ResponseFacts } from './responses/companyResponses.sql.ts';
import { VERIFIED, type VerifiedFacts } from './verified.loaders.ts';

/** Longer than any of our slugs, and short enough for an index. */
const SLUG_MAX = 250;

/** What everyone may read of a company `c`. */
export const PUBLIC_COLUMNS = `
  'Company' as "__typename", c.id, c.slug, c.name, c.description, c.industry, c.size, c.website,
  c.city, c.state, c.country, c.founded_year as "foundedYear", c.logo_file_id as "logoFileId",
  ${VERIFIED} as verification, ${RESPONSES} as responses`;

/** The columns of `PUBLIC_COLUMNS` that PostgreSQL cannot type. */
export interface PublicJson {
  verification: VerifiedFacts | null;
  responses: ResponseFacts | null;
}

/** $1 the slug. Only approved companies have a page. */
const BY_SLUG = statement(
  'company-by-slug',
  `
    select ${PUBLIC_COLUMNS}
    from companies c where slug = $1 and admin_status = 'approved' and deleted_at is null`,
  json<PublicJson>(),
);

export async function companyBySlug(ctx: Context, slug: string) {
  if (slug.length > SLUG_MAX || slug.includes('\0')) return null;
  const [company] = await ctx.services.database.read(BY_SLUG, [slug]);
  return company ?? null;
}
