import { quoted } from './words/query.rules.ts';
import { knownPlace } from './words/understand.rules.ts';

/**
 * The marks of a place, by any of its names, as one query for other tables that store such marks. A
 * null query means everywhere; null alone means that the place is not in the lists.
 */
export function placeNamed(text: string): { query: string | null } | null {
  const place = knownPlace(text);
  return place && { query: place.marks.length > 0 ? place.marks.map(quoted).join(' | ') : null };
}
