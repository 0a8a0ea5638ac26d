import type { BrowseJobsPageQueryVariables } from '#client/gql/graphql.ts';
import { jobFilterOf } from '#schema/search/filterAddress.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { only } from './browseTitle.ts';
import type { BrowseState } from './browseState.ts';

type Variables = BrowseJobsPageQueryVariables;

/** The query for an address. */
export function jobsQuery(state: BrowseState): Variables {
  const { search, location } = state;
  const filter = {
    ...(search && { search }),
    ...(location && { location }),
    ...jobFilterOf(state),
  };
  const near = state.location || only(state.district);
  return {
    filter,
    sort: state.sort.toUpperCase() as Variables['sort'],
    first: PAGE_SIZE,
    page: state.page,
    ...(near && { near }),
  };
}
