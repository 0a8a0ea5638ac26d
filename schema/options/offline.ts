/** How many pages of a list are kept for use without a network: the newest 60 saved jobs and applications. */
export const KEPT_PAGES = 5;
/** How many pages that were visited lately open without a network. */
export const VISITED_PAGES_MAX = 30;
/** The text of a saved job is asked for again after this time. */
export const KEPT_FRESH_MS = 12 * 60 * 60_000;
/** How many devices of one person can get web push messages. */
export const PUSH_SUBSCRIPTIONS_MAX = 20;
