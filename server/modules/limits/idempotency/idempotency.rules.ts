import { HEADER_LENGTHS } from '#schema/validation/lengths.ts';

/** For so long an answer is given again. */
export const KEPT_FOR = 24 * 60 * 60 * 1_000;
export const KEY_MAX = HEADER_LENGTHS['idempotency-key'];

/** As most clients send it. */
const BARE = /^[!\x23-\x7e][!-\x7e]*$/;
/** As the draft writes it: a string of structured fields (RFC 9651). */
const QUOTED = /^"((?:[ !\x23-\x5b\x5d-\x7e]|\\["\\])+)"$/;

/** The key that is meant; null where it can be none. */
export function keyIn(header: string): string | null {
  const quoted = QUOTED.exec(header)?.[1];
  const key = quoted?.replaceAll(/\\(["\\])/g, '$1') ?? (BARE.test(header) ? header : '');
  return key.length > 0 && key.length <= KEY_MAX ? key : null;
}

/** The same text for the same values, in whatever order they were written. */
export function ordered(given: unknown): string {
  return JSON.stringify(given ?? null, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}
