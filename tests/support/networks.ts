import { caller, type Caller } from './caller.ts';

/** The environment of an app that believes which network a request says it comes from. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

/**
 * Guests in as many networks. What one network sends is often counted one after the other, which hides that nothing else
 * is.
 */
export const guestsInNetworks = (url: string, count: number): Caller[] =>
  Array.from({ length: count }, (_, at) =>
    caller(url, { 'x-forwarded-for': `203.0.113.${at + 1}` }),
  );
