import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';
import { PAGE_NUMBER_MAX, PAGE_SIZE, pageOrDefault } from '#schema/options/limits.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';

export { PAGE_SIZE };

const PATH = '/my-applications';

export const STATUSES = APPLICATION_STATUSES.map(
  (status) => status.toUpperCase() as ApplicationStatus,
);

/** The address is the state: `?status=shortlisted&search=nurse&page=2`. */
export function useApplicationFilter() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const stored = parseApplicationStatus(params.get('status') ?? '');
  const status = stored ? (stored.toUpperCase() as ApplicationStatus) : null;
  const search = params.get('search')?.trim() || null;
  const page = Math.min(pageOrDefault(Number(params.get('page'))), PAGE_NUMBER_MAX);

  const pathOf = (next: { status: string | null; search: string | null; page: number }) => {
    const query = new URLSearchParams();
    if (next.status) query.set('status', next.status.toLowerCase());
    if (next.search) query.set('search', next.search);
    if (next.page > 1) query.set('page', `${next.page}`);
    return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
  };
  return {
    status,
    search,
    page,
    pathOfPage: (to: number) => pathOf({ status, search, page: to }),
    show: (next: { status: string | null; search: string | null }) =>
      void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true }),
  };
}

export type ApplicationFilter = ReturnType<typeof useApplicationFilter>;
