/** Caches valid names, because a check takes a third of a millisecond. */
const found = new Set<string>();
const FOUND_MAX = 1_000;

/**
 * Accepts names that both PostgreSQL and browsers know. Offsets are rejected because PostgreSQL reads them with the
 * opposite sign.
 */
export function isTimeZone(name: string): boolean {
  if (found.has(name)) return true;
  if (name !== 'UTC' && !/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z0-9_+-]*)+$/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (found.size < FOUND_MAX) found.add(name);
  return true;
}
