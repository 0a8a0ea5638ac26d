/** Words for the search, besides those of the page. */
export const SEARCH_WORDS = ['candidates', 'profile', 'jobFacts', 'validation'] as const;

export const loadSearch = () => import('./search/CandidateSearch.tsx');
