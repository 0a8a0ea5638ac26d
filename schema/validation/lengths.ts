/** The most characters a value may have; the documents name none, the tables hold these. */
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
  message: 5_000,
  text: 10_000,
  token: 200,
  id: 100,
  /** Searches, filters and cursors: arguments that no form validates. */
  argument: 500,
  listEntry: 100,
} as const;

export const LIST_ENTRIES_MAX = 100;
/** The payload's `skills` is three lists in one. */
export const MERGED_SKILLS_MAX = 3 * LIST_ENTRIES_MAX;
export const BULK_ROWS_MAX = 10_000;
/** Of a partner's jobs in one call. */
export const PARTNER_ROWS_MAX = 100;
