import type { Context } from '#server/graphql/context.ts';
import { VERIFIED } from '#server/modules/company/verified.loaders.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { PUBLIC_FACTS_BY_COMPANY, VERIFICATIONS } from './verification.reads.ts';
import type {
  CompanyVerification,
  VerificationDocument,
  VerifiedEmployer,
} from './verification.type.ts';

interface Row extends Omit<CompanyVerification, 'document'> {
  companyId: string;
  document: Omit<VerificationDocument, 'url'> | null;
}

/** Does not check access. The caller must make sure that the reader may see these. */
export async function verificationsByCompany(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<CompanyVerification[][]> {
  const rows = await services.database.read<Row & object>(VERIFICATIONS, [ids]);
  const linked = ({ companyId, document, ...row }: Row) => ({
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
  });
  const all = rows.map(linked);
  return ids.map((id) => all.flatMap(({ companyId, shown }) => (companyId === id ? [shown] : [])));
}

const VERIFIED_COMPANIES = PUBLIC_FACTS_BY_COMPANY(VERIFIED);

export async function verifiedByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(VerifiedEmployer | null)[]> {
  const rows = await services.database.read<{ id: string; verification: VerifiedEmployer | null }>(
    VERIFIED_COMPANIES,
    [ids],
  );
  const byId = new Map(rows.map(({ id, verification }) => [id, verification]));
  return ids.map((id) => byId.get(id) ?? null);
}
