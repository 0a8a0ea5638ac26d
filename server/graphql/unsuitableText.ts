import { unsuitableText } from '#schema/validation/text.ts';

/** Where in a JSON value such a text stands, or null. */
export function findUnsuitable(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return unsuitableText(value) ? path.join('.') : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = unsuitableText(key) ? path.join('.') : findUnsuitable(entry, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
