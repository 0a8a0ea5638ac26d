// What one request of the API may bring and cost. Ours; none of our own pages needs half of any of them.

export const MAX_TOKENS = 4_000;
export const MAX_OPERATIONS = 10;
export const MAX_FRAGMENTS = 60;
/** The places where they are used. */
export const MAX_SPREADS = 200;
export const MAX_VARIABLES = 100;
/** Of one operation, with every fragment written out. */
export const MAX_FIELDS = 500;
export const MAX_ROOT_FIELDS = 20;
export const MAX_DEPTH = 12;
/** What tools ask for to draw the schema is deeper: types that wrap types. */
export const MAX_INTROSPECTION_DEPTH = 20;
export const MAX_ALIASES = 30;
/** One name in one selection, for one type. */
export const MAX_REPEATS = 5;
export const MAX_DIRECTIVES = 50;
export const MAX_DIRECTIVES_IN_ONE_PLACE = 5;
/** Lists and objects written inside each other. */
export const MAX_VALUE_DEPTH = 20;

/** The points one request may ask for. */
export const MAX_COST = 5_000;
/** The points of searching itself, before anything is asked of what was found. */
export const SEARCH_WEIGHT = 150;
/** Counting every filter's values reads every answer of the search once more. */
export const FACETS_WEIGHT = 450;
export const SUGGESTIONS_WEIGHT = 100;
/** Reading a document of two hundred thousand letters. */
export const DOCUMENT_WEIGHT = 250;
/** How many entries a list is taken to have that does not say. */
export const USUAL_LIST = 10;
/** With a limit of requests goes one of points, this many for each: a fifth of what one may ask for. */
export const POINTS_A_REQUEST = 1_000;

/** What a guest's network may ask for in a minute before an administrator has saved a limit, and its points for each. */
export const GUEST_REQUESTS_A_MINUTE = 1_200;
export const GUEST_POINTS_A_REQUEST = 250;
