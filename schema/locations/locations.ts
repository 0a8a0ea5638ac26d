import { ALIASES } from './aliases.ts';
import { DISTRICTS } from './districts.ts';
import { STATES } from './states.ts';

export { STATES };

export interface Location {
  readonly city: string;
  readonly state: string;
  /** "city, state": the picker's value, and what is stored. */
  readonly display: string;
}

/** Every district, sorted by city and then by state, so that districts with the same name are neighbors. */
export const LOCATIONS: readonly Location[] = /* @__PURE__ */ listLocations();

// Marked pure so that a page which only lists and matches does not carry the aliases.
const BY_DISPLAY = /* @__PURE__ */ new Map(LOCATIONS.map((place) => [place.display, place]));
const BY_NAME = /* @__PURE__ */ indexNames();
const STATE_BY_NAME = /* @__PURE__ */ indexStates();
const DIRECTIONS = /* @__PURE__ */ new Set<string>(
  /* @__PURE__ */ DISTRICTS.Delhi.filter((city) => !city.endsWith('Delhi')).map(keyOf),
);
const COUNTRY = /* @__PURE__ */ new Set(['in', 'india', 'bharat', 'भारत', 'ncr', 'delhi ncr']);

/** The location with exactly this display text. */
export function findLocation(display: string): Location | null {
  return BY_DISPLAY.get(display) ?? null;
}

/** The picker's filter. The display text contains both city and state, so it is the only text to search. */
export function matchLocations(search: string): readonly Location[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return LOCATIONS;
  return LOCATIONS.filter((place) => place.display.toLowerCase().includes(wanted));
}

/** The district that a text means; null unless exactly one is possible. */
export function resolveLocation(text: string): Location | null {
  const { names, state } = readText(text);
  const known = names.map((name) => placesNamed(name, state)).filter((places) => places !== null);
  const possible =
    known.length > 0
      ? known.reduce((all, places) => all.filter((place) => places.includes(place)))
      : LOCATIONS.filter((place) => place.state === state);
  return possible.length === 1 ? (possible[0] ?? null) : null;
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

function indexNames(): Map<string, Location[]> {
  const index = new Map<string, Location[]>();
  for (const place of LOCATIONS) {
    const keys = new Set([place.city, ...(ALIASES[place.display] ?? [])].map(keyOf));
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
function keyOf(text: string): string {
  return text
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

function onlyOne(states: Set<string>): string | null {
  const [state] = states;
  return states.size === 1 ? (state ?? null) : null;
}
