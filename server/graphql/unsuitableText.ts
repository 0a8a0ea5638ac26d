/** PostgreSQL stores neither NUL nor half a surrogate pair; both are refused at the door. */
export function isUnsuitable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Where in a JSON value such a text stands, or null. */
export function findUnsuitable(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return isUnsuitable(value) ? path.join('.') : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = isUnsuitable(key) ? path.join('.') : findUnsuitable(entry, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
