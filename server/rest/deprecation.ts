import type { SelectedField } from './answerOf.ts';

/** Since when something is deprecated, and when it will be removed. */
export interface Deprecation {
  since: Date;
  until: Date;
}

/** Deprecations are announced at least this long before removal. */
const NOTICE_MONTHS = 6;
const DAY = /\d{4}-\d{2}-\d{2}/.source;
const UNTIL = new RegExp(`\\buntil (${DAY})\\b`);
const SINCE = new RegExp(`\\bsince (${DAY})\\b`);

/** Parses the reason as written in the schema: `@deprecated(reason: "… since 2026-11-22, until 2027-06-30")`. */
function deprecationIn(reason: string): Deprecation | null {
  const end = UNTIL.exec(reason)?.[1];
  if (!end) return null;
  const until = new Date(`${end}T00:00:00Z`);
  const began = SINCE.exec(reason)?.[1];
  const since = began ? new Date(`${began}T00:00:00Z`) : new Date(until);
  if (!began) since.setUTCMonth(since.getUTCMonth() - NOTICE_MONTHS);
  return { since, until };
}

/** The earliest announcement and the earliest removal among all fields an operation selects. */
export function deprecationOf(fields: readonly SelectedField[]): Deprecation | null {
  const found = everyField(fields).flatMap(
    ({ deprecated }) => (deprecated && deprecationIn(deprecated)) || [],
  );
  if (found.length === 0) return null;
  const earliest = (moments: Date[]) => new Date(Math.min(...moments.map(Number)));
  return {
    since: earliest(found.map(({ since }) => since)),
    until: earliest(found.map(({ until }) => until)),
  };
}

/** Headers according to RFC 9745 and RFC 8594, with a link to what to do. */
export function deprecationHeaders({ since, until }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${since.getTime() / 1_000}`,
    sunset: until.toUTCString(),
    link: '</docs/api#deprecation>; rel="deprecation"; type="text/html"',
  };
}

function everyField(fields: readonly SelectedField[]): SelectedField[] {
  return fields.flatMap((field) => [field, ...everyField(field.fields ?? [])]);
}
