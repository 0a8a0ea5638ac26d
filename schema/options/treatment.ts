/** How were you treated: from very badly to very well. */
export const TREATMENT_RATINGS = [1, 2, 3, 4, 5] as const;

/** Ratings from this one on count as treated well. */
export const TREATED_WELL_FROM = 4;

/** Answers are counted in groups of this size, so that nobody can work out a single one. */
export const TREATMENT_GROUP = 5;

/** With fewer counted answers, nothing is said in public. */
export const TREATMENT_PUBLIC_FROM = 10;

/** An answer can be changed for so many days. */
export const TREATMENT_CHANGEABLE_DAYS = 30;

/** An application whose job ended so many days ago without an answer counts as ended too. */
export const UNANSWERED_AFTER_DAYS = 30;
