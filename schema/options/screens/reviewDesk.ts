/** The stars of a rating. */
export const RATING_MAX = 5;

/** Our choice: more than a company can tell apart. */
export const TAGS_MAX = 100;
export const TAG_LENGTH_MAX = 40;
export const TAGS_FILTERED_MAX = 20;

/** More colleagues than one note mentions. */
export const MENTIONS_MAX = 20;

export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 1_000;

/** Longer than any real resume. The rest of a longer text is not searched. */
export const RESUME_TEXT_MAX = 50_000;
