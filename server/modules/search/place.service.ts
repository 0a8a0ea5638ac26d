import { quoted } from './words/query.rules.ts';
import { knownPlace } from './words/understand.rules.ts';

/**
 * The marks of a place in any of its names as one query, for other tables that carry them; without a query it is
 * everywhere, and null is a place that nobody has listed.
 */
export function placeNamed(text: string): { query: string | null } | null {
  const place = knownPlace(text);
  return place && { query: place.marks.length > 0 ? place.marks.map(quoted).join(' | ') : null };
}
