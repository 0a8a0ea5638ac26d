import { HIDDEN_COMPANIES_MAX } from '#schema/options/limits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { companiesVisible } from '#server/modules/company/company.loaders.ts';
import { HIDE, IDS, UNHIDE } from './hiddenCompany.sql.ts';

/** A company that has been taken down is not listed. */
export async function hiddenCompanies(ctx: Context): Promise<Company[]> {
  const rows = await ctx.services.database.read(IDS, [ctx.viewer!.userId]);
  const found = await loaderOf(ctx, companiesVisible).loadMany(rows.map(({ id }) => id));
  return found.filter((company) => company instanceof Company);
}

export async function hideCompany(ctx: Context, companyId: string): Promise<void> {
  const { clock, database } = ctx.services;
  const [outcome] = isId(companyId)
    ? await database.write(HIDE, [clock.now(), ctx.viewer!.userId, companyId, HIDDEN_COMPANIES_MAX])
    : [];
  if (!outcome?.isThere) throw new Failure('NOT_FOUND', ctx.t('hiddenCompany.unknown'));
  if (!outcome.hasRoom) {
    throw new Failure(
      'RULE_VIOLATION',
      ctx.t('hiddenCompany.full', { max: HIDDEN_COMPANIES_MAX }),
      {
        rule: 'hidden-company.hide.room',
      },
    );
  }
}

/** Works for a deleted company too. */
export async function unhideCompany(ctx: Context, companyId: string): Promise<void> {
  if (!isId(companyId)) return;
  await ctx.services.database.write(UNHIDE, [ctx.viewer!.userId, companyId]);
}
