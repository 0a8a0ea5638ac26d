import { REACH } from '#schema/locations/reach.ts';
import { FILTERS, spellFilter } from '#schema/search/filterAddress.ts';
import { parseJobType } from '#schema/options/jobTypes.ts';
import { withQuery } from '#client/lib/address.ts';
import { only } from '#client/pages/browse/browseTitle.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';

/** As a location, this state is only the district of the same name. */
const DISTRICT_AND_STATE = 'Puducherry';

/** The new-alert form with this search filled in. An alert needs keywords, so a category contributes its name. */
export function alertPath(state: BrowseState): string {
  const [category, district, region, type, salary] = [state.category, state.district, state.state, state.type, state.salary].map(only); // oxfmt-ignore
  const isRemote = state.remote.length > 0;
  const given = {
    keywords: state.search || category,
    location: state.location || district || (region === DISTRICT_AND_STATE ? '' : region),
    jobType: isRemote ? 'remote' : (parseJobType(type) ?? ''),
    salaryRange: salary!.toLowerCase(),
  };
  // Filters that these fields cannot hold are passed on as filters.
  const rest = {
    ...state,
    ...(!state.search && category && { category: [] }),
    ...(!state.location && district && !(district in REACH) && { district: [] }),
    ...(given.location && !state.location && { state: [] }),
    ...(isRemote ? { remote: [] } : type && { type: [] }),
    ...(salary && { salary: [] }),
  };
  const filters = String(new URLSearchParams(FILTERS.flatMap((name) => spellFilter(rest, name))));
  return withQuery('/job-alerts', { ...given, filters });
}
