import type { PageLine } from '#client/lib/page.ts';
import type { Session } from '#client/lib/session.ts';
import { COMPANY_IN_LINK } from '#schema/options/companyLinks.ts';

/** The company that a link to a page of employers names; null for any other address. */
export function companyOfLink(
  { access }: PageLine,
  { user }: Session,
  search: string,
): string | null {
  if (access === 'public' || user?.role !== 'EMPLOYER') return null;
  return new URLSearchParams(search).get(COMPANY_IN_LINK);
}

export function withoutCompany(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(COMPANY_IN_LINK);
  return params.size > 0 ? `?${params}` : '';
}
