import type { Context } from '#server/graphql/context.ts';
import { EXPECTED_APPLICANTS } from './expectedApplicants.sql.ts';
import type { ExpectedApplicants } from './expectedApplicants.type.ts';

/** The company's own figures first; empty with too few jobs. */
export async function expectedApplicants(
  { services, viewer }: Context,
  title: string,
): Promise<ExpectedApplicants[]> {
  const { clock, database } = services;
  const { companyId } = viewer!;
  if (!companyId || title.trim() === '') return [];
  const now = clock.now();
  const rows = await database.read(EXPECTED_APPLICANTS, [now, title, companyId]);
  return rows.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
