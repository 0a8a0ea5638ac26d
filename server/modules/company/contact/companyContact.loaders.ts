import type { Locale } from '#schema/options/locales.ts';
import type { EmployerPrivacy } from '#schema/options/settings.ts';
import type { Context } from '#server/graphql/context.ts';
import { FACES, POSTERS } from './companyContact.reads.ts';
import { shownRecruiter } from './companyContact.rules.ts';

/** What a company might show of itself and its people. */
export interface CompanyFace {
  id: string;
  name: string;
  slug: string;
  phone: string | null;
  email: string | null;
  owner: Owner | null;
}

interface Owner {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  locale: Locale;
  isActive: boolean;
  /** Whether the address is confirmed. */
  isVerified: boolean;
  privacy: EmployerPrivacy;
}

export async function facesByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(CompanyFace | null)[]> {
  const rows = await services.database.read<CompanyFace & object>(FACES, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

interface Poster {
  id: string;
  firstName: string;
  lastName: string;
  privacies: EmployerPrivacy[];
}

/** The recruiter name shown with each job; null if there is none to show. */
export async function recruitersByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const rows = await services.database.read<Poster & object>(POSTERS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, shownRecruiter(row, ...row.privacies)]));
  return ids.map((id) => byId.get(id) ?? null);
}
