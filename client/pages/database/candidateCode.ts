/** Beside those of the page, for what comes with the search. */
export const SEARCH_WORDS = ['candidates', 'profile', 'jobFacts', 'validation'] as const;

export const loadSearch = () => import('./search/CandidateSearch.tsx');
