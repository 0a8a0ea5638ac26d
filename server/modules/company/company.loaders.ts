import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Company } from './company.entity.ts';

export async function companiesById(
  ctx: Context,
  ids: readonly string[],
): Promise<(Company | null)[]> {
  const found = await ctx.em.find(Company, { id: { $in: [...ids] }, deletedAt: null });
  const byId = new Map(found.map((company) => [company.id, company]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Approved companies are visible to everyone, the caller's own company in any status. */
export async function companiesVisible(
  ctx: Context,
  ids: readonly string[],
): Promise<(Company | null)[]> {
  const companies = await companiesById(ctx, ids);
  return companies.map((company) =>
    company && (company.adminStatus === 'approved' || company.id === ctx.viewer?.companyId)
      ? company
      : null,
  );
}

/** $1 the companies. Descriptions are read separately because lists of jobs do not need them. */
const DESCRIPTIONS = statement(
  'company-descriptions',
  `select id, description from companies where id = ${anyId('$1')}`,
);

export async function descriptionsByCompany({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(DESCRIPTIONS, [ids]);
  const byId = new Map(rows.map(({ id, description }) => [id, description]));
  return ids.map((id) => byId.get(id) ?? '');
}
