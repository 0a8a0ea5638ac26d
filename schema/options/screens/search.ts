import { parserFor } from '../spelling.ts';

export const JOB_SORTS = ['relevance', 'date', 'salary', 'company'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const parseJobSort = parserFor(JOB_SORTS);

/** The age of a job; our own filter, written in URLs as the number of days. */
export const POSTED_WITHIN = ['days_1', 'days_3', 'days_7', 'days_14', 'days_30'] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

export const POSTED_WITHIN_FACTS: Readonly<Record<PostedWithin, { days: number; label: string }>> =
  {
    days_1: { days: 1, label: 'Last 24 hours' },
    days_3: { days: 3, label: 'Last 3 days' },
    days_7: { days: 7, label: 'Last 7 days' },
    days_14: { days: 14, label: 'Last 14 days' },
    days_30: { days: 30, label: 'Last 30 days' },
  };

export const parsePostedWithin = parserFor(POSTED_WITHIN, {
  days_1: ['1', '1d', '24h'],
  days_3: ['3', '3d'],
  days_7: ['7', '7d'],
  days_14: ['14', '14d'],
  days_30: ['30', '30d'],
});

export const JOB_SUGGESTION_KINDS = ['title', 'skill', 'company', 'place'] as const;
export type JobSuggestionKind = (typeof JOB_SUGGESTION_KINDS)[number];

/** The layouts of jobs, categories and articles. */
export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

export const parseView = parserFor(VIEWS);
