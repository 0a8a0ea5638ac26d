export const REPORTS = '/admin/analytics/reports';
const EXPLORE = '/admin/analytics/explore';

export const pathOfDashboard = (id: string) => `/admin/analytics/dashboards/${id}`;

/** The builder with a question. A report also passes its id, so that it can be saved over. */
export function pathOfQuestion(address?: string, report?: string): string {
  const query = new URLSearchParams(address);
  if (report) query.set('report', report);
  return query.size > 0 ? `${EXPLORE}?${query.toString()}` : EXPLORE;
}

/** A link for others: it opens the report as saved at that time. */
export const pathOfReport = (id: string) => `${EXPLORE}?report=${id}`;
