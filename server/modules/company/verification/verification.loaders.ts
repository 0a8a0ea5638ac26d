import type { Context } from '#server/graphql/context.ts';
import type { VerifiedFacts } from '#server/modules/company/verified.loaders.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { PUBLIC_FACTS_BY_COMPANY, VERIFICATIONS } from './verification.sql.ts';
import type { CompanyVerification } from './verification.type.ts';

/** Does not check access. The caller must make sure that the reader may see these. */
export async function verificationsByCompany(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<CompanyVerification[][]> {
  const rows = await services.database.read(VERIFICATIONS, [ids]);
  const all = rows.map(({ companyId, document, ...row }) => ({
    companyId,
    shown: {
      ...row,
      document: document && {
        ...document,
        url: linkTo(services, document.id, {
          by: viewer!.userId,
          verification: row.id,
          shown: true,
        }),
      },
    },
  }));
  return ids.map((id) => all.flatMap(({ companyId, shown }) => (companyId === id ? [shown] : [])));
}

export async function verifiedByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(VerifiedFacts | null)[]> {
  const rows = await services.database.read(PUBLIC_FACTS_BY_COMPANY, [ids]);
  const byId = new Map(rows.map(({ id, verification }) => [id, verification]));
  return ids.map((id) => byId.get(id) ?? null);
}
