import type { Context } from '#server/graphql/context.ts';
import { FACES, POSTERS, type CompanyFace } from './companyContact.reads.ts';
import { shownRecruiter } from './companyContact.rules.ts';

export async function facesByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(CompanyFace | null)[]> {
  const rows = await services.database.read(FACES, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The recruiter name shown with each job; null if there is none to show. */
export async function recruitersByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const rows = await services.database.read(POSTERS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, shownRecruiter(row, ...row.privacies)]));
  return ids.map((id) => byId.get(id) ?? null);
}
