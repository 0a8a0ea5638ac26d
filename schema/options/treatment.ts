/** How were you treated: from very badly to very well. */
export const TREATMENT_RATINGS = [1, 2, 3, 4, 5] as const;

/** Ratings from this one on count as treated well. */
export const TREATED_WELL_FROM = 4;

/** Answers are counted in groups of this size, so that nobody can tell who said what. */
export const TREATMENT_GROUP = 5;

/** With fewer counted answers, the figures are not public. */
export const TREATMENT_PUBLIC_FROM = 10;

/** How many days an answer can be changed. */
export const TREATMENT_CHANGEABLE_DAYS = 30;

/** An unanswered application counts as ended this many days after its job ended. */
export const UNANSWERED_AFTER_DAYS = 30;
