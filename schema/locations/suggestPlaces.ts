import type { Locale } from '#schema/options/locales.ts';
import { ALIASES } from './aliases.ts';
import {
  ALL_CITIES,
  findCity,
  keyOf,
  LOCATIONS,
  splitState,
  type City,
  type Location,
} from './locations.ts';
import { districtIn, FRONT, namesCity, nameIn, nameOfDistrict, restIn } from './showPlace.ts';
import { isHindi, showState } from './showState.ts';
import { leavesOutVowels, soundOf, spellingDistance } from './spellingDistance.ts';
import { STATES, type State } from './states.ts';

export interface PlaceSuggestion {
  /** The value that is stored and searched for. */
  readonly value: string;
  readonly name: string;
  /** The other name by which the place was found: "Gurugram (Gurgaon)". */
  readonly alias: string;
  /** Where it is: "NTR, Andhra Pradesh". */
  readonly within: string;
  /** What a search box shows once it is chosen; the search understands it. */
  readonly written: string;
}

interface Options {
  readonly locale: Locale;
  /** Searches may name a whole state; a job or a person is in a city. */
  readonly withStates?: boolean;
}

/**
 * What people mean by the text typed so far, the likeliest first: the whole name, its state, its beginning, the
 * beginning of a later word. If none of these is found: names that sound alike, then a part of a name or one mistake,
 * then two. If the text is no name at all: the names among its words, such as "noida sec 62". Among equals, the larger
 * city is first. Without a text: all of them.
 */
export function suggestPlaces(text: string, { locale, withStates }: Options): PlaceSuggestion[] {
  const entries = withStates ? ENTRIES : PICKED;
  const found = text.trim() === '' ? entries.map(unranked) : matches(entries, questionOf(text));
  return found.sort(byRank).map(({ entry, key }) => ({
    value: entry.value,
    alias: entry.shownKeys.get(key)?.find((name) => isHindi(name) === (locale === 'hi')) ?? '',
    ...entry.show(locale),
  }));
}

/** The suggestion for a city that was found in another way, such as by position. */
export function placeOfCity(city: City, locale: Locale): PlaceSuggestion {
  const { value, show } = entryOfCity(city);
  return { value, alias: '', ...show(locale) };
}

interface Entry {
  readonly value: string;
  readonly keys: readonly string[];
  /** The keys without spaces. */
  readonly joined: readonly string[];
  readonly sounds: readonly string[];
  /** Other names to show, by their key. */
  readonly shownKeys: ReadonlyMap<string, readonly string[]>;
  /** The text in lower case: the documented rule searches for a part of it. */
  readonly text: string;
  /** What may follow the name after a comma. */
  readonly within: readonly string[];
  readonly size: number;
  readonly isState: boolean;
  readonly show: (locale: Locale) => Omit<PlaceSuggestion, 'value' | 'alias'>;
}

interface Match {
  readonly entry: Entry;
  readonly rank: number;
  /** The name that matched, if one did. */
  readonly key: string;
  readonly size?: number;
}

const RANK = { whole: 0, state: 1, start: 2, word: 3, misspelt: 5, part: 6, someWords: 10 };

const unranked = (entry: Entry): Match => ({ entry, rank: 0, key: '' });

const sizeOf = ({ entry, size = entry.size }: Match): number => size;

const byRank = (a: Match, b: Match): number =>
  a.rank - b.rank || sizeOf(b) - sizeOf(a) || (a.entry.value < b.entry.value ? -1 : 1);

const best = (a: Match | null, b: Match): Match => (a && a.rank <= b.rank ? a : b);

interface Named {
  readonly name: string;
  /** Without spaces: "Navimumbai". */
  readonly joined: string;
  readonly sound: string;
}

interface Question extends Named {
  readonly typed: string;
  /** The state, city or district after the name. */
  readonly within: string;
}

/** Separates the name from what contains it: "noida, up", "Aurangabad Maharashtra". */
function questionOf(text: string): Question {
  const comma = text.indexOf(',');
  const ending = comma < 0 ? splitState(text) : null;
  const name = keyOf(ending?.name ?? (comma < 0 ? text : text.slice(0, comma)));
  const within = keyOf(ending?.state ?? (comma < 0 ? '' : text.slice(comma + 1)));
  return { typed: text.trim().toLowerCase(), ...namedAs(name), within };
}

const namedAs = (name: string): Named => ({
  name,
  joined: name.replaceAll(' ', ''),
  sound: soundOf(name),
});

function matches(entries: readonly Entry[], asked: Question): Match[] {
  const { within } = asked;
  const there = entries.filter(
    (entry) => within === '' || entry.within.some((key) => key.startsWith(within)),
  );
  const found = there.flatMap((entry) => matchOf(entry, asked) ?? []);
  const known = new Set(found.map(({ entry }) => entry));
  const others = there.filter((entry) => !known.has(entry));
  if (found.some(({ rank }) => rank < RANK.part))
    return [...found, ...others.flatMap((entry) => heardAs(entry, asked) ?? [])];
  const words = asked.name.split(' ').length;
  const meant = others.flatMap((entry) => misspelt(entry, asked) ?? []);
  // "mg road" is not a misspelt Moradabad: people join and split names, or misspell them, but hardly ever both.
  const all = [
    ...found,
    ...meant.filter(({ key, rank }) => rank === RANK.misspelt || wordsIn(key) === words),
  ];
  if (all.length > 0) return all;
  const named = namedAmong(there, asked.name.split(' '));
  if (named.length > 0 || within === '') return named;
  // "noida, delhi": people name the large city nearby. And if the name is unknown, the state is at least right.
  const elsewhere = entries.flatMap((entry) => matchOf(entry, { ...asked, within: '' }) ?? []);
  const around = matches(entries, { typed: within, ...namedAs(within), within: '' });
  return [...elsewhere.filter(({ rank }) => rank === RANK.whole), ...around.map(later)];
}

const later = (match: Match): Match => ({ ...match, rank: RANK.someWords + match.rank });

/** A text with more words is not the address of a place. */
const MOST_WORDS = 6;
/** From this length on, a word with a mistake is recognized; a shorter one could be any word. */
const SURE = 6;
/** The same if nothing but an address follows: "nodia sec 18". */
const SURE_IN_ADDRESS = 5;
const ADDRESS = /^(?:\d+|sec|sector|phase|block|road|rd|east|west|north|south)$/;
/** "Hosur road bangalore" is in Bengaluru. */
const ROAD = /^(?:road|rd|highway|bypass|gate|naka)$/;
/** A smaller place is not meant because it was named first: "vaishali ghaziabad" is not the district in Bihar. */
const TOWN = 0.5;

/**
 * The places that some of the words name, the longest name first, or a part of it: "greater noida west", "navi mumbai
 * airoli".
 */
function namedAmong(entries: readonly Entry[], words: readonly string[]): Match[] {
  if (words.length > MOST_WORDS) return [];
  const all: Match[] = [];
  for (let length = words.length - 1; length > 0; length--) {
    const found: Match[] = [];
    for (let from = 0; from + length <= words.length; from++) {
      const typed = words.slice(from, from + length);
      const named = namedAs(typed.join(''));
      const rest = words.toSpliced(from, length);
      const isAddress = rest.every((word) => ADDRESS.test(word)) && !ADDRESS.test(typed[0]!);
      const sure = isAddress ? SURE_IN_ADDRESS : SURE;
      const mayBeMisspelt = named.joined.length >= sure && typed.every((word) => word.length > 2);
      const others = ` ${rest.join(' ')} `;
      const isRoad = ROAD.test(words[from + length] ?? '');
      for (const entry of entries) {
        const at = entry.joined.indexOf(named.joined);
        const whole = at < 0 ? null : { entry, rank: 0, key: entry.keys[at]! };
        const match = whole ?? (mayBeMisspelt ? withOneMistake(entry, named, length) : null);
        if (!match) continue;
        // "hinjewadi pune" means the Hinjewadi in Pune.
        const isThere = entry.within.some((name) => name !== '' && others.includes(` ${name} `));
        if (all.length > 0 && !isThere) continue;
        // "thane mumbai": the place itself is named first, the large city nearby after it.
        const order = entry.size < TOWN || isRoad ? 1 : from / MOST_WORDS;
        found.push({ ...match, rank: RANK.someWords + match.rank + (isThere ? 0 : 1 + order) });
      }
    }
    all.push(...found);
  }
  return all;
}

/** One mistake, in a whole name of as many words: "gandhi" is not Gandhinagar, and "ab road" is not Abu Road. */
function withOneMistake(entry: Entry, named: Named, words: number): Match | null {
  const match = misspelt(entry, named);
  if (!match || match.rank > RANK.misspelt + 1) return null;
  const isWhole = soundOf(match.key).length <= named.sound.length + 1;
  return isWhole && wordsIn(match.key) === words ? match : null;
}

const wordsIn = (key: string): number => key.split(' ').length;

function matchOf(entry: Entry, { typed, name, joined, within }: Question): Match | null {
  let match: Match | null = null;
  for (const [at, key] of entry.keys.entries()) {
    const rank = rankOf(key, entry.joined[at]!, { name, joined });
    if (rank !== null) match = best(match, { entry, rank, key });
  }
  if (match?.rank === RANK.whole) return match;
  const isWhole = within === '' && isNameOfState(name) && entry.within.includes(name);
  if (isWhole) return { entry, rank: RANK.state, key: '' };
  if (match) return match;
  const isPart = within === '' ? entry.text.includes(typed) : entry.keys[0]!.includes(name);
  return isPart ? { entry, rank: RANK.part, key: '' } : null;
}

function rankOf(key: string, all: string, { name, joined }: Omit<Named, 'sound'>): number | null {
  if (name === '') return null;
  if (all === joined) return RANK.whole;
  if (all.startsWith(joined)) return RANK.start;
  return key.includes(` ${name}`) ? RANK.word : null;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function misspelt(entry: Entry, named: Named): Match | null {
  const { sound } = named;
  let match = withoutVowels(entry, named);
  entry.sounds.forEach((key, at) => {
    // "Sector 44" is not a misspelt "Sector 5".
    const distance = digitsOf(sound) === digitsOf(key) ? spellingDistance(sound, key) : null;
    if (distance === null) return;
    match = best(match, { entry, rank: RANK.misspelt + distance, key: entry.keys[at]! });
  });
  return match;
}

/** "gya" means Gaya, not the small Gyalshing. But "bard" is the beginning of Bardhaman, although Baroda is larger. */
const AMONG_BEGINNINGS = 0.15;

/** A whole name that sounds like the text, or is the text with more vowels, among the names that begin with the text. */
function heardAs(entry: Entry, named: Named): Match | null {
  const at = named.sound.length > 2 ? entry.sounds.indexOf(named.sound) : -1;
  const key = at < 0 ? withoutVowels(entry, named)?.key : entry.keys[at];
  if (key === undefined) return null;
  return { entry, rank: RANK.start, key, size: entry.size * AMONG_BEGINNINGS };
}

function withoutVowels(entry: Entry, { joined, sound }: Named): Match | null {
  const key = entry.keys.find(
    (_, at) =>
      leavesOutVowels(sound, entry.sounds[at]!) || leavesOutVowels(joined, entry.joined[at]!),
  );
  if (key === undefined) return null;
  const hasInnerVowels = /[aeiou]./.test(joined);
  return { entry, rank: RANK.misspelt + (hasInnerVowels ? 1 : 0), key };
}

/** Codes that people say for a state. Other codes are the beginning of a name to most people: "ga", "br". */
const SPOKEN_CODES = new Set(['ap', 'hp', 'jk', 'mp', 'tn', 'up', 'wb']);
function isNameOfState(name: string): boolean {
  return name.length > 2 || SPOKEN_CODES.has(name);
}

function keysOfState({ name, code, aliases }: State): string[] {
  return [name, code.slice(-2), ...aliases].map(keyOf);
}
const STATE_KEYS = /* @__PURE__ */ new Map(STATES.map((state) => [state.name, keysOfState(state)]));

/** The sizes at which states and districts rank among cities, towns and parts of cities. */
const SIZE_OF_STATES = 0.07;
const SIZE_OF_DISTRICTS = 0.02;

const ENTRIES: readonly Entry[] = /* @__PURE__ */ listEntries();
const PICKED = /* @__PURE__ */ ENTRIES.filter(({ isState }) => !isState);

function listEntries(): Entry[] {
  const cities = ALL_CITIES.map(entryOfCity);
  const cityNames = new Set(cities.map(({ value }) => value));
  const districts = LOCATIONS.filter(
    (district) =>
      !cityNames.has(district.display) &&
      !namesCity(district.city, FRONT.get(district.display)?.name),
  );
  const names = new Set(ALL_CITIES.map(({ name }) => name));
  const states = STATES.filter(({ name }) => !names.has(name));
  return [...cities, ...districts.map(entryOfDistrict), ...states.map(entryOfState)];
}

function entryOfCity(city: City): Entry {
  const { name, hindi, others, unshown, size, district, partOf, display } = city;
  const isDistrict = district.city === name && !partOf;
  const isFront = FRONT.get(district.display) === city && namesCity(district.city, name);
  const ofDistrict = isDistrict || isFront ? namesOfDistrict(district) : [];
  return entryOf({
    value: isDistrict ? district.display : display,
    names: [name, hindi, ...others, ...ofDistrict],
    shown: others.filter((other) => !unshown.includes(other)),
    text: `${display}, ${district.state}`,
    within: [...statesKeys(district), keyOf(district.city), ...keysOfWhole(city)],
    size,
    show: (locale) => {
      const shown = nameIn(city, locale);
      const isPlain = isDistrict || isFront || district.state === 'Delhi';
      const nearest = partOf ? restIn(city, locale).slice(2) : isPlain ? '' : districtIn(district, locale); // oxfmt-ignore
      const parts = [nearest, showState(district.state, locale)];
      const isReadable = (part: string) => locale !== 'hi' || isHindi(part);
      return {
        name: shown,
        within: [...new Set(parts)]
          .filter((part) => part !== '' && part !== shown && isReadable(part))
          .join(', '),
        written: `${shown}${restIn(city, locale)}`,
      };
    },
  });
}

/** The names of the city that a part belongs to: "whitefield blr". */
function keysOfWhole({ partOf, district }: City): string[] {
  if (!partOf) return [];
  const whole = findCity(`${partOf}, ${district.state}`);
  return [partOf, ...(whole?.others ?? []), ...(whole ? [whole.hindi] : [])].map(keyOf);
}

function entryOfDistrict(district: Location): Entry {
  return entryOf({
    value: district.display,
    names: namesOfDistrict(district),
    text: district.display,
    within: statesKeys(district),
    size: SIZE_OF_DISTRICTS,
    show: (locale) => ({
      name: nameOfDistrict(district, locale),
      within: showState(district.state, locale),
      written: district.display,
    }),
  });
}

function entryOfState(state: State): Entry {
  return entryOf({
    value: state.name,
    names: keysOfState(state).filter(isNameOfState),
    text: state.name,
    within: [],
    size: SIZE_OF_STATES,
    isState: true,
    show: (locale) => {
      const name = showState(state.name, locale);
      return { name, within: '', written: name };
    },
  });
}

interface NamedEntry extends Pick<Entry, 'value' | 'text' | 'within' | 'size' | 'show'> {
  names: readonly string[];
  /** Those of the names that may be shown beside the first one. */
  shown?: readonly string[];
  isState?: boolean;
}

function entryOf({ names, shown = [], text, isState = false, ...entry }: NamedEntry): Entry {
  const keys = [...new Set(names.map(keyOf))];
  return {
    ...entry,
    isState,
    keys,
    joined: keys.map((key) => key.replaceAll(' ', '')),
    sounds: keys.map(soundOf),
    shownKeys: Map.groupBy(shown, keyOf),
    text: text.toLowerCase(),
  };
}

function statesKeys({ state }: Location): readonly string[] {
  return STATE_KEYS.get(state) ?? [];
}

function namesOfDistrict({ city, display }: Location): string[] {
  return [city, ...(ALIASES[display] ?? [])];
}
