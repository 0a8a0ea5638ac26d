/** What may wait for a review. */
export type ChangedSubject = 'job' | 'company';

/** The fields that are to change, by the names of the entity. */
export type Proposed = Record<string, string | number | boolean | null>;
