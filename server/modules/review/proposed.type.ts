import type { JobQuestion } from '#schema/options/jobQuestions.ts';

/** What a review can be about. */
export type ChangedSubject = 'job' | 'company';

/** The proposed values, by the entity's field names. */
export type Proposed = Record<string, string | number | boolean | null | JobQuestion[]>;
