import { findLocation, LOCATIONS, resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { showState } from '#schema/locations/showState.ts';
import { STATES } from '#schema/locations/states.ts';
import type { Locale } from '#schema/options/locales.ts';

/** A district, a state, or all of India if both are null. */
export interface PayPlace {
  state: string | null;
  district: string | null;
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const displayOf = ({ state, district }: PayPlace) => `${district}, ${state}`;

const BY_SLUG = /* @__PURE__ */ new Map<string, PayPlace>([
  ...LOCATIONS.map(
    ({ city, state, display }) => [slugOf(display), { state, district: city }] as const,
  ),
  ...STATES.map(({ name }) => [slugOf(name), { state: name, district: null }] as const),
]);

/** The part of an address that names this place. */
export function placeSlug(place: PayPlace): string | null {
  if (place.state === null) return null;
  return slugOf(place.district === null ? place.state : displayOf(place));
}

/** What a text or a part of an address means; null if no district and no state is certain. */
export function placeOf(text: string): PayPlace | null {
  const known = BY_SLUG.get(text);
  if (known) return known;
  const district = resolveLocation(text);
  if (district) return { state: district.state, district: district.city };
  const state = stateOf(text);
  return state === null ? null : { state, district: null };
}

/** The place as people say it; null for India. */
export function showPayPlace(place: PayPlace, locale: Locale): string | null {
  if (place.state === null) return null;
  if (place.district === null) return showState(place.state, locale);
  return findLocation(displayOf(place)) ? showPlace(displayOf(place), locale) : place.district;
}
