import type { Location } from '#schema/locations/locations.ts';
import type { Districts } from './useDistricts.ts';

/** Matches by the documented rule; if nothing matches, searches old and alternative names: Bangalore, पुणे. */
export function findPlaces(districts: Districts, search: string): readonly Location[] {
  const found = districts.matchLocations(search);
  if (found.length > 0) return found;
  const meant = districts.resolveLocation(search);
  return meant ? [meant] : [];
}
