import { HEADER_LENGTHS } from '#schema/validation/lengths.ts';

/** How long an answer is replayed. */
export const KEPT_FOR = 24 * 60 * 60 * 1_000;
export const KEY_MAX = HEADER_LENGTHS['idempotency-key'];

/** A plain key, as most clients send it. */
const BARE = /^[!\x23-\x7e][!-\x7e]*$/;
/** A quoted key, as the draft specifies: a string of structured fields (RFC 9651). */
const QUOTED = /^"((?:[ !\x23-\x5b\x5d-\x7e]|\\["\\])+)"$/;

/** The key in the header; null if the header is invalid. */
export function keyIn(header: string): string | null {
  const quoted = QUOTED.exec(header)?.[1];
  const key = quoted?.replaceAll(/\\(["\\])/g, '$1') ?? (BARE.test(header) ? header : '');
  return key.length > 0 && key.length <= KEY_MAX ? key : null;
}

/** The same text for equal values, in any order of their keys. */
export function canonicalJson(given: unknown): string {
  return JSON.stringify(given ?? null, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}
