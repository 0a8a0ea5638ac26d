import type { Context } from '#server/graphql/context.ts';
import { CONTACTS_OF_COMPANIES, POSTERS, type CompanyContactRow } from './companyContact.sql.ts';
import { shownRecruiter } from './companyContact.rules.ts';

export async function contactsByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(CompanyContactRow | null)[]> {
  const rows = await services.database.read(CONTACTS_OF_COMPANIES, [ids]);
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
