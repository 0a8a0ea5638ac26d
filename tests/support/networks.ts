import { caller, type Caller } from './caller.ts';

/** The environment of an app that believes which network a request says it comes from. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

/** Guests of different networks. Requests of one network wait for each other anyway, which would hide a missing lock. */
export const guestsInNetworks = (url: string, count: number): Caller[] =>
  Array.from({ length: count }, (_, at) =>
    caller(url, { 'x-forwarded-for': `203.0.113.${at + 1}` }),
  );
