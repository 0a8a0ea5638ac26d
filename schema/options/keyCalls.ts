/**
 * How a request with an API key ended: answered, refused for what it asked, refused by the rate limit, or failed
 * through no fault of the caller.
 */
export const KEY_CALL_OUTCOMES = ['answered', 'refused', 'limited', 'failed'] as const;
export type KeyCallOutcome = (typeof KEY_CALL_OUTCOMES)[number];
