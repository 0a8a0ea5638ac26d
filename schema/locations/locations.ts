import { ALIASES } from './aliases.ts';
import { CITIES, LOCALITIES } from './cities.ts';
import { DISTRICTS } from './districts.ts';
import { REACH } from './reach.ts';
import { STATES } from './states.ts';

export { STATES };

/** In characters; no name of a place is longer. */
const LONGEST = 500;

export interface Location {
  readonly city: string;
  readonly state: string;
  /** "city, state": the picker's value and the stored value. */
  readonly display: string;
}

/** A city, a town or a part of a city, as people name it. */
export interface City {
  readonly name: string;
  readonly hindi: string;
  /** Old names, short names, other spellings. */
  readonly others: readonly string[];
  /** Those of the other names that are understood but not shown. */
  readonly unshown: readonly string[];
  /** Inhabitants in units of 100,000. */
  readonly size: number;
  readonly district: Location;
  /** The city that a part of a city is written with. */
  readonly partOf?: string;
  /** "Vijayawada, Andhra Pradesh": the picker's value and the stored value. */
  readonly display: string;
}

/** Every district, sorted by city and then by state, so that districts with the same name are neighbours. */
export const LOCATIONS: readonly Location[] = /* @__PURE__ */ listLocations();

// Marked pure so that the bundle of a page that only lists and matches places does not include the aliases.
const BY_DISPLAY = /* @__PURE__ */ new Map(LOCATIONS.map((place) => [place.display, place]));
/** The size at which parts of a city rank: after the cities that begin alike. */
const SIZE_OF_PARTS = 0.05;

/** Every city of the lists. */
export const ALL_CITIES: readonly City[] = /* @__PURE__ */ listCities();
const CITIES_OF = /* @__PURE__ */ Map.groupBy(ALL_CITIES, ({ district }) => district.display);
const BY_NAME = /* @__PURE__ */ indexNames();
const CITY_BY_NAME = /* @__PURE__ */ indexCities();
const STATE_BY_NAME = /* @__PURE__ */ indexStates();
const DIRECTIONS = /* @__PURE__ */ new Set<string>(
  /* @__PURE__ */ DISTRICTS.Delhi.filter((city) => !city.endsWith('Delhi')).map(keyOf),
);
const COUNTRY = /* @__PURE__ */ new Set(['in', 'india', 'bharat', 'भारत', 'ncr', 'delhi ncr']);

/** The location with exactly this display text. */
export function findLocation(display: string): Location | null {
  return BY_DISPLAY.get(display) ?? null;
}

/** The district that a text means; null unless exactly one is possible. */
export function resolveLocation(text: string): Location | null {
  const { names, state } = readText(text);
  const known = names.map((name) => placesNamed(name, state)).filter((places) => places !== null);
  if (known.length === 0) return theOnly(LOCATIONS.filter((place) => place.state === state));
  return theOnly(shared(known)) ?? theOnly(shared(known.map(withReach)));
}

/**
 * The city that a text names, if it names nothing else but its state: "Vijayawada", "bangalore, karnataka", "Andheri,
 * Mumbai".
 */
export function findCity(text: string): City | null {
  const { names, state } = readText(text);
  const [name, metropolis, ...others] = names;
  if (name === undefined || others.length > 0) return null;
  const cities = (CITY_BY_NAME.get(name) ?? []).filter(
    ({ district, partOf }) =>
      (state === undefined || district.state === state) &&
      (metropolis === undefined || (partOf !== undefined && keyOf(partOf) === metropolis)),
  );
  return theOnly(cities);
}

/** The city of a place of work: "Andheri, Mumbai" is in Mumbai. */
export function cityOf(text: string): string | null {
  const city = findCity(text);
  return city && (city.partOf ?? city.name);
}

/** "Noida UP" as a name and its state; null if the text does not end with a state or is only a state. */
export function splitState(text: string): { name: string; state: string } | null {
  const { names, state } = readText(text);
  return state !== undefined && names.length > 0 ? { name: names.join(' '), state } : null;
}

/** The districts of a metropolis beyond its own. */
export const reachOf = (place: Location): readonly Location[] =>
  (REACH[place.display] ?? []).flatMap((display) => findLocation(display) ?? []);

/** Every name of a district, including those of its cities. */
export function namesOf(place: Location): readonly string[] {
  const cities = CITIES_OF.get(place.display) ?? [];
  return [
    ...new Set([
      place.city,
      ...(ALIASES[place.display] ?? []),
      ...cities.flatMap(({ name, hindi, others }) => [name, hindi, ...others]),
    ]),
  ];
}

/** The state that a text names, or that contains its cities. */
export function stateOf(text: string): string | null {
  const { names, state } = readText(text);
  if (state !== undefined) return state;
  const states = new Set(
    names.flatMap((name) => placesNamed(name) ?? []).map((place) => place.state),
  );
  return onlyOne(states.size > 0 ? states : statesWithin(text));
}

function listLocations(): Location[] {
  const order = (place: Location) => `${place.city}\t${place.state}`.toLowerCase();
  return Object.entries(DISTRICTS)
    .flatMap(([state, cities]) =>
      cities.map((city) => ({ city, state, display: `${city}, ${state}` })),
    )
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function listCities(): City[] {
  const named = (list = '') => {
    const all = list === '' ? [] : list.split(', ');
    return {
      others: all.map((other) => other.replace('~', '')),
      unshown: all.filter((other) => other.startsWith('~')).map((other) => other.slice(1)),
    };
  };
  const inState = (state: string, city: string) => BY_DISPLAY.get(`${city}, ${state}`)!;
  const cities = Object.entries(CITIES).flatMap(([state, rows]) =>
    rows.map(([name, hindi, size, district, others]) => ({
      name,
      hindi,
      size,
      ...named(others),
      district: inState(state, district || name),
      display: name === state && district ? name : `${name}, ${state}`,
    })),
  );
  const parts = Object.entries(LOCALITIES).flatMap(([state, rows]) =>
    rows.map(([name, hindi, partOf, district, others, size = SIZE_OF_PARTS]) => ({
      name,
      hindi,
      size,
      ...named(others),
      district: inState(state, district),
      partOf,
      display: name.endsWith(' Delhi') ? `${district}, ${state}` : `${name}, ${state}`,
    })),
  );
  return [...cities, ...parts];
}

function indexCities(): Map<string, City[]> {
  const index = new Map<string, City[]>();
  for (const city of ALL_CITIES) {
    for (const key of new Set([city.name, city.hindi, ...city.others].map(keyOf))) {
      index.set(key, [...(index.get(key) ?? []), city]);
    }
  }
  return index;
}

function indexNames(): Map<string, Location[]> {
  const index = new Map<string, Location[]>();
  for (const place of LOCATIONS) {
    const keys = new Set(namesOf(place).map(keyOf));
    for (const key of keys) index.set(key, [...(index.get(key) ?? []), place]);
  }
  return index;
}

function indexStates(): Map<string, string> {
  return new Map(
    STATES.flatMap(({ name, code, aliases }) =>
      [name, code, code.slice(-2), ...aliases].map((word) => [keyOf(word), name] as const),
    ),
  );
}

/** A normalized spelling for comparison: without case, accents, Devanagari dots, points, hyphens or brackets. */
export function keyOf(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]|\u093c|\u200c|\u200d/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function placesNamed(name: string, state?: string): Location[] | null {
  // "North" alone is not a place: Delhi's directions only count together with the state.
  if (state === undefined && DIRECTIONS.has(name)) return null;
  const places = BY_NAME.get(name) ?? BY_NAME.get(name.replace(/ (district|dist|city|जिला)$/, ''));
  if (places === undefined) return null;
  return state === undefined ? places : places.filter((place) => place.state === state);
}

/** Splits "Whitefield, Bangalore, Karnataka 560066, India" into place names and the state. */
function readText(text: string): { names: string[]; state?: string } {
  const parts = text
    .replace(/\b\d{3} ?\d{3}\b/g, '')
    .split(/[,;/|\n]|\s[-–—]\s/)
    .map(keyOf)
    .filter((part) => part !== '');
  while (parts.length > 1 && COUNTRY.has(parts.at(-1) ?? '')) parts.pop();
  const last = parts.pop() ?? '';
  const state = parts.length > 0 ? STATE_BY_NAME.get(last) : undefined;
  if (state !== undefined) return { names: parts, state };
  if (placesNamed(last) !== null) return { names: [...parts, last] };
  return readStateAtEnd(parts, last.split(' '));
}

/** No spelling of a state has more words. */
const MOST_WORDS = 10;

/** "Bangalore Karnataka" has no comma. If the last words are not a state, nothing is certain. */
function readStateAtEnd(parts: string[], words: string[]): { names: string[]; state?: string } {
  for (let start = Math.max(0, words.length - MOST_WORDS); start < words.length; start++) {
    const state = STATE_BY_NAME.get(words.slice(start).join(' '));
    if (state === undefined) continue;
    return { names: start === 0 ? parts : [...parts, words.slice(0, start).join(' ')], state };
  }
  return { names: [] };
}

function statesWithin(text: string): Set<string> {
  const words = ` ${keyOf(text)} `;
  const named = [...STATE_BY_NAME].filter(
    ([name]) => name.length > 2 && words.includes(` ${name} `),
  );
  return new Set(named.map(([, state]) => state));
}

/** The places that are in every list. */
const shared = (lists: readonly (readonly Location[])[]): readonly Location[] =>
  lists.reduce((all, places) => all.filter((place) => places.includes(place)));

const withReach = (places: readonly Location[]): Location[] =>
  places.flatMap((place) => [place, ...reachOf(place)]);

const theOnly = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null;

function onlyOne(states: Set<string>): string | null {
  const [state] = states;
  return states.size === 1 ? (state ?? null) : null;
}
