import { FILTERS, spellFilter } from '#schema/search/filterAddress.ts';
import { parseJobType } from '#schema/options/jobTypes.ts';
import { withQuery } from '#client/lib/address.ts';
import { only } from '#client/pages/browse/browseTitle.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';

/** The new-alert form with this search filled in. An alert needs keywords, so a category contributes its name. */
export function alertPath(state: BrowseState): string {
  const [category, district, region, type, salary] = [state.category, state.district, state.state, state.type, state.salary].map(only); // oxfmt-ignore
  const isRemote = state.remote.length > 0;
  const given = {
    keywords: state.search || category,
    location: state.location || district || region,
    jobType: isRemote ? 'remote' : (parseJobType(type) ?? ''),
    salaryRange: salary!.toLowerCase(),
  };
  // Filters that these fields cannot hold are passed on as filters.
  const rest = {
    ...state,
    ...(!state.search && category && { category: [] }),
    ...(!state.location && district && { district: [] }),
    ...(!state.location && (district || region) && { state: [] }),
    ...(isRemote ? { remote: [] } : type && { type: [] }),
    ...(salary && { salary: [] }),
  };
  const filters = String(new URLSearchParams(FILTERS.flatMap((name) => spellFilter(rest, name))));
  return withQuery('/job-alerts', { ...given, filters });
}
