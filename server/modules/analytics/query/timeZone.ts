/** A name as PostgreSQL and every browser know it; offsets mean the opposite there and here. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z0-9_+-]*)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
