/** The maximum number of characters of a text. See `isLonger` for what counts. */
export const LENGTHS = {
  name: 100,
  company: 200,
  email: 254,
  passwordBytes: 1024,
  phone: 20,
  title: 200,
  line: 200,
  url: 500,
  address: 500,
  reason: 500,
  rejection: 2_000,
  stageName: 40,
  stageApplicantName: 60,
  message: 5_000,
  text: 10_000,
  token: 200,
  id: 100,
  /** An option, a day, a number in text form: anything parsed into something other than text. */
  option: 100,
  moment: 40,
  /** Searches, filters and cursors: arguments that no form validates. */
  argument: 500,
  listEntry: 100,
  fileName: 255,
} as const;

/** Query parameters that hold more than words; all others are limited by `LENGTHS.argument`. */
const LONG_PARAMETERS: Readonly<Record<string, number>> = {
  /** A hundred ids separated by commas. */
  ids: 4_000,
  /** The filter of an analytics report in text form. */
  filter: 8_000,
};

export function parameterLength(name: string): number {
  return LONG_PARAMETERS[name] ?? LENGTHS.argument;
}

/**
 * Forms and programs differ in the white space around a text and in line endings, so neither counts. A text of twice
 * its limit is always too long.
 */
export function isLonger(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || text.trim().replaceAll('\r\n', '\n').length > max;
}

/** The beginning of a text. Half an emoji at the cut is left out, because PostgreSQL cannot store it. */
export const beginningOf = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

export const LIST_ENTRIES_MAX = 100;
/** The `skills` of the payload combine three lists. */
export const MERGED_SKILLS_MAX = 3 * LIST_ENTRIES_MAX;
export const BULK_ROWS_MAX = 10_000;
/** All cells of a row together, so that a missing closing quote does not swallow a file. */
export const CSV_ROW_MAX = 1_000_000;
/** The jobs of a partner in one call. */
export const PARTNER_ROWS_MAX = 100;

/** The headers we read; all headers together have 16 KiB. */
export const HEADER_LENGTHS = {
  accept: 1_000,
  'accept-encoding': 200,
  'accept-language': 500,
  authorization: 600,
  'content-type': 500,
  cookie: 4_096,
  'idempotency-key': 255,
  'if-modified-since': 100,
  'if-none-match': 4_000,
  origin: 500,
  range: 200,
  'user-agent': 400,
  'x-forwarded-for': 1_000,
} as const;
