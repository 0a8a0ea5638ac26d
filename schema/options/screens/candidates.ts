import { parserFor } from '#schema/options/spelling.ts';

export const CANDIDATE_SORTS = ['relevance', 'recent', 'experience'] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

export const parseCandidateSort = parserFor(CANDIDATE_SORTS);

/** How recently a candidate was active; written in URLs as the number of days. */
export const ACTIVE_WITHIN = ['days_7', 'days_30', 'days_90'] as const;
export type ActiveWithin = (typeof ACTIVE_WITHIN)[number];

export const ACTIVE_WITHIN_DAYS: Readonly<Record<ActiveWithin, number>> = {
  days_7: 7,
  days_30: 30,
  days_90: 90,
};

export const parseActiveWithin = parserFor(ACTIVE_WITHIN, {
  days_7: ['7', '7d'],
  days_30: ['30', '30d'],
  days_90: ['90', '90d'],
});

/** The precision shown to employers: never the hour or the day. */
export const CANDIDATE_ACTIVITIES = ['week', 'month', 'quarter', 'earlier'] as const;
export type CandidateActivity = (typeof CANDIDATE_ACTIVITIES)[number];

/** The filters, in the order of the page. */
export const CANDIDATE_FILTERS = [
  'search',
  'skills',
  'experience',
  'location',
  'salary',
  'active_within',
  'notice',
] as const;
export type CandidateFilterName = (typeof CANDIDATE_FILTERS)[number];

/** More skills than anyone selects. There is a limit because each one makes the search slower. */
export const CANDIDATE_SKILLS_MAX = 10;
export const EXPERIENCE_YEARS_MAX = 60;

/** How many messages an employer can send within 24 hours. */
export const CONTACTS_A_DAY = 20;
export const CONTACT_LENGTH_MAX = 1_000;
