// What one API request may contain and cost. Our choice; none of our own pages needs half of any limit.

export const MAX_TOKENS = 4_000;
/** Each error counts the lines before its place. */
export const MAX_LINES = 5_000;
export const MAX_OPERATIONS = 10;
export const MAX_FRAGMENTS = 60;
/** How often fragments may be used in one document. */
export const MAX_SPREADS = 200;
export const MAX_VARIABLES = 100;
/** Limits of one operation, with every fragment expanded. */
export const MAX_FIELDS = 500;
export const MAX_ROOT_FIELDS = 20;
export const MAX_DEPTH = 12;
/** Introspection queries of tools are deeper: types that wrap types. */
export const MAX_INTROSPECTION_DEPTH = 20;
export const MAX_ALIASES = 30;
/** How often one name may occur in one selection, for one type. */
export const MAX_REPEATS = 5;
export const MAX_DIRECTIVES = 50;
export const MAX_DIRECTIVES_IN_ONE_PLACE = 5;
/** Nesting of lists and objects. */
export const MAX_VALUE_DEPTH = 20;

/** The points that one request may use. */
export const MAX_COST = 6_000;
/** The points of the search itself, before any field of a result is selected. */
export const SEARCH_WEIGHT = 150;
/** Counting the values of every filter reads the whole result of the search once more. */
export const FACETS_WEIGHT = 450;
export const SUGGESTIONS_WEIGHT = 100;
/** Counting what the jobs of a title pay, or how many people applied for them. */
export const PAY_WEIGHT = 100;
/** Counting what happened around a job, and around a hundred similar ones. */
export const PERFORMANCE_WEIGHT = 300;
/** Reading a document of two hundred thousand characters. */
export const DOCUMENT_WEIGHT = 250;
/** The assumed length of a list that does not state a page size. */
export const USUAL_LIST = 10;
/**
 * A limit of requests also implies a limit of points, this many per request: a sixth of the maximum for one request.
 */
export const POINTS_A_REQUEST = 1_000;

/** Requests per minute from a guest's network before an administrator saves a limit, and points for each. */
export const GUEST_REQUESTS_A_MINUTE = 1_200;
export const GUEST_POINTS_A_REQUEST = 250;
/**
 * How many rendered pages a guest gets for each of these requests. Ten per second are half of what a process can
 * render.
 */
export const GUEST_PAGES_A_REQUEST = 0.5;
