/**
 * An account can belong to several companies and works for one at a time. A link to a page of employers names the company
 * that it is about, so that the page opens for someone who works for another one.
 */
export const COMPANY_IN_LINK = 'company';

/** `path` as a link to a page of this company; null for a link that is not about one. */
export function inCompany(path: string, companyId: string | null): string {
  if (companyId === null) return path;
  const [page = '', anchor = ''] = path.split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${COMPANY_IN_LINK}=${companyId}${anchor}`;
}
