import { parseJobType } from '#schema/options/jobTypes.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';

/** The new-alert form with this search filled in. An alert needs keywords, so a category contributes its name. */
export function alertPath(state: BrowseState): string {
  const given = {
    keywords: state.search || state.category,
    location: state.location || state.district || state.state,
    jobType: state.remote ? 'remote' : (parseJobType(state.type) ?? ''),
    salaryRange: state.salary.toLowerCase(),
  };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value));
  return query.size > 0 ? `/job-alerts?${query}` : '/job-alerts';
}
