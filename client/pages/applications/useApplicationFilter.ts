import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { pageIn, withQuery } from '#client/lib/address.ts';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';

export { PAGE_SIZE };

type Choice = ApplicationStatus | 'WITHDRAWN';

/** What the list can be filtered by. */
export const CHOICES: readonly Choice[] = [
  ...APPLICATION_STATUSES.map((status) => status.toUpperCase() as ApplicationStatus),
  'WITHDRAWN',
];

function choiceIn(text: string): Choice | null {
  if (text.toLowerCase() === 'withdrawn') return 'WITHDRAWN';
  return (parseApplicationStatus(text)?.toUpperCase() as ApplicationStatus | undefined) ?? null;
}

/** The address is the state: `?status=shortlisted&search=nurse&page=2`. */
export function useApplicationFilter() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = choiceIn(params.get('status') ?? '');
  const search = params.get('search')?.trim() || null;
  const page = pageIn(params);

  const pathOf = (next: { status: string | null; search: string | null; page: number }) =>
    withQuery('/my-applications', {
      status: next.status?.toLowerCase(),
      search: next.search,
      page: next.page > 1 && next.page,
    });
  return {
    status,
    search,
    page,
    /** The variables for the API. */
    variables: {
      status: status === 'WITHDRAWN' ? null : status,
      withdrawn: status === 'WITHDRAWN' ? true : null,
      search,
      page,
    },
    pathOfPage: (to: number) => pathOf({ status, search, page: to }),
    show: (next: { status: string | null; search: string | null }) =>
      void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true }),
  };
}

export type ApplicationFilter = ReturnType<typeof useApplicationFilter>;
