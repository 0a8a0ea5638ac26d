import { LOCATIONS, namesOf, STATES } from '#schema/locations/locations.ts';
import { HINDI } from '#schema/search/hindi.ts';
import { EVERYWHERE, FROM_HOME, SPOKEN_PLACES } from '#schema/search/places.ts';
import { ROLES } from '#schema/search/roles.ts';
import { inLatin, isHindi } from './hindi.rules.ts';
import { keyOf, wordsOf } from './words.rules.ts';

/** What else a phrase finds: other phrases, or marks such as "@remote". */
export interface Meaning {
  phrases: readonly (readonly string[])[];
  marks: readonly string[];
  isPlace: boolean;
}

export const LONGEST_PHRASE = 5;
const DIRECTIONS = new Set('central east north south west outer'.split(' '));

const names = (list: string) => list.split('|').map((name) => name.trim());
const keyOfText = (text: string) => keyOf(wordsOf(text));

const ROLE_FINDS = /* @__PURE__ */ indexRoles();
const PLACE_FINDS = /* @__PURE__ */ indexPlaces();
const SHOWN = /* @__PURE__ */ new Map(
  HINDI.flatMap((row) => {
    const [typed = '', found = ''] = row.split('>');
    const [first = ''] = names(found);
    return first.startsWith('@')
      ? []
      : names(typed).map((name) => [keyOfText(name), first] as const);
  }),
);
const EVERYWHERE_KEYS = new Set(EVERYWHERE.map(keyOfText));
const FROM_HOME_KEYS = new Set(FROM_HOME.map(keyOfText));

/** The combined meaning of these words; null if the tables do not know them. */
export function meaningOf(words: readonly string[]): Meaning | null {
  const key = keyOf(words);
  const finds = ROLE_FINDS.get(key);
  const places = PLACE_FINDS.get(key);
  if (!finds && !places) return null;
  const marks = [...(places ?? []), ...[...(finds ?? [])].filter((name) => name.startsWith('@'))];
  const phrases = [...(finds ?? [])].filter((name) => !name.startsWith('@'));
  return {
    phrases: phrases.map((name) => name.split(' ')),
    marks,
    isPlace: places !== undefined,
  };
}

/** The marks of a place by any of its names; null if there is no such place. */
export function placeMarks(words: readonly string[]): readonly string[] | null {
  const key = keyOf(words);
  if (FROM_HOME_KEYS.has(key)) return ['@remote'];
  return PLACE_FINDS.get(key) ?? null;
}

export function isEverywhere(words: readonly string[]): boolean {
  return EVERYWHERE_KEYS.has(keyOf(words));
}

/**
 * Whether a word of the tables can be shown to users. "injinear" is understood but is not a correct
 * spelling.
 */
export function shown(word: string): string {
  return SHOWN.get(keyOf([word])) ?? word;
}

/** The mark of a place in the lists: "District, State", or a state. */
export function markOfPlace(place: string): string {
  return place.includes(', ') ? `@d:${place}` : `@s:${place}`;
}

/** Every single word of the tables, for correcting misspellings. */
export function tableWords(): readonly string[] {
  const keys = [...ROLE_FINDS.keys(), ...PLACE_FINDS.keys()];
  return [...new Set(keys.filter((key) => !key.includes(' ') && key.length > 3))];
}

/**
 * The words of the roles and the English words that Hindi maps to, without Hindi words and places.
 */
export function roleWords(): readonly string[] {
  const found = HINDI.map((row) => row.split('>')[1] ?? '');
  const phrases = [...ROLES, ...found].flatMap((row) => row.split(/[|>]/));
  return [...new Set(phrases.filter((name) => !name.includes('@')).flatMap(wordsOf))];
}

/** Every word that a phrase of the tables contains or finds. Their stems are read once. */
export function tableVocabulary(): readonly string[] {
  const found = [...ROLE_FINDS.values()].flatMap((finds) => [...finds]);
  const searched = [...ROLE_FINDS.keys(), ...PLACE_FINDS.keys()];
  const phrases = [...searched, ...found.filter((name) => !name.startsWith('@'))];
  return [...new Set(phrases.flatMap((name) => name.split(' ')))];
}

function indexRoles(): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const row of [...ROLES, ...HINDI]) {
    const [typed = '', found = ''] = row.split('>');
    const alike = names(typed);
    const finds = [...alike, ...names(found)].filter((name) => name !== '');
    const written = finds.map((name) => (name.startsWith('@') ? name : wordsOf(name).join(' ')));
    for (const name of alike) {
      const key = keyOfText(name);
      const known = index.get(key) ?? new Set<string>();
      for (const phrase of written) known.add(phrase);
      index.set(key, known);
    }
  }
  return withLatin(index);
}

/** Hindi is also typed in Latin letters. A name that already has a meaning keeps it. */
function withLatin<T>(index: Map<string, T>): Map<string, T> {
  for (const [key, found] of index) {
    if (!isHindi(key)) continue;
    const latin = keyOf(key.split(' ').map(inLatin));
    if (latin.length > 3 && !index.has(latin)) index.set(latin, found);
  }
  return index;
}

function indexPlaces(): Map<string, readonly string[]> {
  const index = new Map<string, Set<string>>();
  const add = (name: string, mark: string) => {
    const key = keyOfText(name);
    // Two letters are a state's abbreviation in the location box, but rarely among other words.
    if (key.length < 3 || DIRECTIONS.has(key)) return;
    index.set(key, (index.get(key) ?? new Set()).add(mark));
  };
  for (const { name, aliases } of STATES) {
    for (const called of [name, ...aliases]) add(called, `@s:${name}`);
  }
  for (const place of LOCATIONS) {
    for (const called of namesOf(place)) add(called, `@d:${place.display}`);
  }
  const places = new Map<string, readonly string[]>();
  for (const [key, marks] of index) places.set(key, [...marks]);
  for (const [list, meant] of Object.entries(SPOKEN_PLACES)) {
    for (const name of names(list)) places.set(keyOfText(name), meant.map(markOfPlace));
  }
  return withLatin(places);
}
