import type { BrowseJobsPageQueryVariables } from '#client/gql/graphql.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { ofFacts, type BrowseState } from './browseState.ts';

type Variables = BrowseJobsPageQueryVariables;

/** The query for an address. Unset filters are left out, so that equal queries share a cache entry. */
export function jobsQuery(state: BrowseState): Variables {
  const wanted = {
    search: state.search,
    location: state.location,
    category: state.category,
    type: state.type,
    remote: state.remote === 'true',
    featured: state.featured === 'true',
    hot: state.hot === 'true',
    experience: state.experience,
    salary: state.salary,
    industry: state.industry,
    state: state.state,
    district: state.district,
    postedWithin: state.posted,
    company: state.company,
    ...ofFacts((name) => state[name]),
  };
  const filter = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));
  return {
    filter,
    sort: state.sort.toUpperCase() as Variables['sort'],
    first: PAGE_SIZE,
    page: state.page,
  };
}
