import type { Locale } from '#schema/options/locales.ts';
import { ALIASES } from './aliases.ts';
import { FRONT_CITIES } from './cities.ts';
import { ALL_CITIES, findCity, findLocation, type City, type Location } from './locations.ts';
import { isHindi, showState } from './showState.ts';

/** The city that is shown in front of its district, by the district's display text. */
export const FRONT = /* @__PURE__ */ new Map<string, City>(
  /* @__PURE__ */ Object.entries(FRONT_CITIES).flatMap(([state, names]) =>
    ALL_CITIES.filter(
      ({ name, partOf, district }) =>
        district.state === state && partOf === undefined && names.includes(name),
    ).map((city) => [city.district.display, city] as const),
  ),
);

/**
 * A stored place for people: the city in front of its district, in the reader's language. What the lists do not know
 * stays as it was written.
 */
export function showPlace(text: string, locale: Locale): string {
  const district = findLocation(text.trim());
  if (district) return showDistrict(district, locale);
  const city = findCity(text);
  if (!city || (locale !== 'hi' && text !== city.display && !isHindi(text))) return text;
  return `${nameIn(city, locale)}${restIn(city, locale)}`;
}

/** Whether words are a part of a stored place as people see it or as it was written, or of another name of it. */
export function isNamed(location: string, words: string, locale: Locale): boolean {
  const district = findLocation(location.trim());
  const city = district ? FRONT.get(district.display) : findCity(location);
  const names = [
    location,
    showPlace(location, locale),
    ...(district ? [district.city, ...(ALIASES[district.display] ?? [])] : []),
    ...(city ? [city.name, city.hindi, ...city.others] : []),
  ];
  const part = words.trim().toLowerCase();
  return names.some((name) => name.toLowerCase().includes(part));
}

/** The place of a company, which is stored as its people wrote it: a city, a state, both or neither. */
export function showOffice(
  { city, state }: { city?: string | null; state?: string | null },
  locale: Locale,
): string {
  const written = [city, state].filter(Boolean).join(', ');
  const shown = showPlace(written, locale);
  if (shown !== written) return shown;
  return [city, state && showState(state, locale)].filter(Boolean).join(', ');
}

/** The name of a district: "Pune", "Kochi (Ernakulam)", "South Delhi". */
export function nameOfDistrict(district: Location, locale: Locale): string {
  const own = districtIn(district, locale);
  const front = FRONT.get(district.display);
  if (!front) return own;
  const name = nameIn(front, locale);
  return namesCity(district.city, front.name) || own === name || (locale === 'hi' && !isHindi(own))
    ? name
    : `${name} (${own})`;
}

export const nameIn = ({ name, hindi }: City, locale: Locale): string =>
  locale === 'hi' ? hindi : name;

/** The text after the name of a city: its state, or the city that it is a part of. */
export function restIn({ display, district, partOf }: City, locale: Locale): string {
  if (!display.includes(', ')) return '';
  const whole = partOf ? findCity(`${partOf}, ${district.state}`) : null;
  return `, ${whole ? nameIn(whole, locale) : (partOf ?? showState(district.state, locale))}`;
}

/** "Bengaluru" already says "Bengaluru Urban". */
export const namesCity = (district: string, city: string | undefined): boolean =>
  city !== undefined && district.includes(city);

function showDistrict(district: Location, locale: Locale): string {
  const name = nameOfDistrict(district, locale);
  const state = showState(district.state, locale);
  return name === state || district.state === 'Delhi' ? name : `${name}, ${state}`;
}

export function districtIn({ city, state, display }: Location, locale: Locale): string {
  const name = state === 'Delhi' && !city.endsWith('Delhi') ? `${city} Delhi` : city;
  if (locale !== 'hi') return name;
  const known = ALL_CITIES.find((one) => one.name === name && one.district.display === display);
  return known?.hindi ?? ALIASES[display]?.find(isHindi) ?? name;
}
