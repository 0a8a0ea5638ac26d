import { AROUND_WORK, RANKS, SHORT_FORMS } from '#schema/search/hindi.ts';
import { PARTS_OF_PLACES } from '#schema/search/places.ts';
import { findLocation, resolveLocation, splitState, stateOf } from '#schema/locations/locations.ts';
import { likelyMeant, corrected, respellings, type KnownWord } from './corrections.rules.ts';
import { similarSounding } from './soundAlike.rules.ts';
import { inLatin, isHindi } from './hindi.rules.ts';
import { isEverywhere, meaningOf, placeMarks, shown, type Meaning } from './phrases.rules.ts';
import {
  inEnglish,
  joinedUp,
  NOISE_WORDS,
  phrasesIn,
  range,
  spansOf,
  writtenOut,
} from './spans.rules.ts';
import { singular, wordsOf } from './words.rules.ts';

/** One way to say a wish: words that must all occur, or a mark. */
export interface Way {
  words: readonly string[];
  mark?: string;
  /** Typed this way: then it may occur anywhere in the text of a job. */
  typed?: boolean;
}

/** One thing the user wants, with every way to say it. */
export interface Wish {
  text: string;
  isPlace: boolean;
  ways: Way[];
  /** The tables know it as work: it must be in the title or the skills, unless no job has it there. */
  isWork?: boolean;
  /** Optional: jobs with it rank higher, jobs without it match too. */
  isExtra?: boolean;
}

/** "Internship", "remote": a fact of the job rather than its work. */
export const isFact = ({ ways, isPlace }: Wish) =>
  !isPlace && ways.some(({ mark }) => mark !== undefined);

export interface Understanding {
  wishes: Wish[];
  /** The corrected search words, if they were not known as typed. */
  didYouMean: string | null;
}

export type Dictionary = ReadonlyMap<string, KnownWord>;

/** Further words are ignored: searches are rarely longer, and every word costs time. */
const MOST_WORDS = 12;
const RANK_WORDS = new Set(RANKS.flatMap(wordsOf));
const AROUND_WORDS = new Set(AROUND_WORK.flatMap(wordsOf));
/** Need another word to say which work it is: an "office manager" is not any manager. */
const GENERAL_WORK = new Set(Object.values(SHORT_FORMS));
/** From this length on people write sentences, whose other words say little about the job. */
const SENTENCE = 5;
/** Words of so few letters are close to many others. */
const SHORT = 3;
const PART_WORDS = new Set(PARTS_OF_PLACES.flatMap(wordsOf));

export function typedWords(text: string): string[] {
  if (text === '') return [];
  const words = wordsOf(text);
  const telling =
    words.length > MOST_WORDS ? words.filter((word) => !NOISE_WORDS.has(word)) : words;
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** The words that the dictionary must look up: each word, and each one joined with the next. */
export function wordsToLookUp(words: readonly string[]): { single: string[]; joined: string[] } {
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const latin = words.filter((word) => isHindi(word) && !meaningOf([word])).map(inLatin);
  return { single: [...new Set([...words, ...latin])], joined: [...new Set(joined)] };
}

export function understand(given: readonly string[], dictionary: Dictionary): Understanding {
  const typed = joinedUp(withoutKeyAccounts(given));
  const words = inEnglish(typed);
  const spans = phrasesIn(words);
  const inPhrases = new Set(spans.flatMap(({ from, length }) => range(from, length)));
  const readings = words.map((word, at) =>
    inPhrases.has(at) || NOISE_WORDS.has(word) ? [word] : readingsOf(word, at, words, dictionary),
  );
  const meant = writtenOut(readings.map(([first]) => first!));
  const changed = meant.some((word, at) => word !== typed[at]);
  return {
    wishes: withExtras(wishesOf(meant, readings, dictionary), given.length >= SENTENCE),
    didYouMean: changed
      ? meant.map((word, at) => (word === typed[at] ? word : shown(word))).join(' ')
      : null,
  };
}

const OF = new Set(['ka', 'ki', 'ke']);

/** "Plumber ka kam" is Hindi for the work of a plumber; "KAM" alone is a key account manager. */
const withoutKeyAccounts = (words: readonly string[]) =>
  words.map((word, at) => (word === 'kam' && OF.has(words[at - 1] ?? '') ? 'kaam' : word));

/** A place that the tables know, so that no lookup is needed. Without marks it means everywhere. */
export interface KnownPlace {
  marks: readonly string[];
  /** The words as typed, for jobs whose text contains them and whose district is unknown. */
  words: readonly string[];
}

export function knownPlace(text: string): KnownPlace | null {
  const words = typedWords(text);
  if (words.length === 0 || isEverywhere(words)) return { marks: [], words: [] };
  const exact = findLocation(text.trim());
  if (exact) return { marks: inItsState(text) ?? [`@d:${exact.display}`], words: [] };
  const marks = placeMarks(words) ?? inItsState(text) ?? resolved(text);
  return marks && { marks, words };
}

/** States that are one city to most people. */
const CITY_STATES = new Set(['@s:Delhi', '@s:Chandigarh', '@s:Puducherry']);
const isInCity = ({ ways }: Wish) =>
  ways.some(({ mark }) => mark !== undefined && (mark.startsWith('@d:') || CITY_STATES.has(mark)));

/**
 * Other input in the location box: towns that are not in the lists, and misspelt places. Next to the name of a city, other
 * words say where in it, which few jobs do: "noida sec 62".
 */
export function understandPlace(words: readonly string[], dictionary: Dictionary): Wish[] {
  const meant = words.map((word) => {
    const entry = dictionary.get(word);
    return entry && entry.jobs === 0 && !placeMarks([word]) ? corrected(entry)[0]! : word;
  });
  const spans = spansOf(meant, (part) => placeMarks(part) !== null);
  const wishes = spans.map(({ from, length }) => {
    const part = meant.slice(from, from + length);
    return placeWish(part, placeMarks(part) ?? []);
  });
  const inCities = wishes.filter(isInCity);
  return inCities.length > 0 ? inCities : wishes;
}

/** "Hyderabad, Telangana" means what "Hyderabad" means: a city that reaches into other districts. */
function inItsState(text: string): string[] | null {
  const split = splitState(text);
  const all = split && placeMarks(typedWords(split.name));
  const there = all?.filter((mark) => mark === `@s:${split!.state}` || mark.endsWith(`, ${split!.state}`)); // oxfmt-ignore
  return there && there.length > 0 ? there : null;
}

function resolved(text: string): string[] | null {
  const place = resolveLocation(text);
  if (place) return [`@d:${place.display}`];
  const state = text.includes(',') ? null : stateOf(text);
  return state && wordsOf(text).length <= 4 ? [`@s:${state}`] : null;
}

/** Jobs in the place itself come before those near it. */
export function wishForExactPlace(location: string): Wish[] {
  const known = knownPlace(location);
  if (!known || known.marks.length === 0) return [];
  return [{ ...placeWish(typedWords(location), known.marks), isExtra: true }];
}

function placeWish(words: readonly string[], marks: readonly string[]): Wish {
  const ways = [{ words, typed: true }, ...marks.map((mark) => ({ words: [], mark }))];
  return { text: words.join(' '), isPlace: true, ways };
}

/**
 * The possible readings of a word, most likely first. A word that the tables or the jobs know is
 * not corrected.
 */
function readingsOf(
  word: string,
  at: number,
  words: readonly string[],
  dictionary: Dictionary,
): string[] {
  const known = dictionary.get(word);
  if (!known || meaningOf([word])) return [word];
  // Next to known work, such a short word is more likely a name than a typo: "welder tig mig".
  const isShort = word.length <= SHORT && !isHindi(word);
  if (isShort && known.jobs === 0 && words.some((other) => namesWork([other]))) return [word];
  const isHalf = [`${words[at - 1]}${word}`, `${word}${words[at + 1]}`].some(
    (both) => (dictionary.get(both)?.jobs ?? 0) > 0 || meaningOf([both]),
  );
  if (isHalf && !known.isSpelt) return [word];
  if (known.jobs > 0) return [...respellings(known), ...likelyMeant(known)];
  return isHindi(word) ? latinReadings(word, dictionary) : corrected(known);
}

/** An unknown Hindi word is usually English, or a name. */
function latinReadings(word: string, dictionary: Dictionary): string[] {
  const latin = inLatin(word);
  const known = dictionary.get(latin);
  if (known?.isSpelt) return [latin];
  const terms = similarSounding(latin);
  if (terms.length > 0) return terms;
  return known ? corrected(known) : [word];
}

function wishesOf(
  words: readonly string[],
  readings: readonly (readonly string[])[],
  dictionary: Dictionary,
): Wish[] {
  const wishes: Wish[] = [];
  for (let from = 0; from < words.length;) {
    const span = spansOf(words.slice(from), (part) => meaningOf(part) !== null)[0]!;
    const part = words.slice(from, from + span.length);
    const meaning = meaningOf(part);
    const pair = meaning ? null : joinedWith(words, from, dictionary);
    if (meaning || pair || !NOISE_WORDS.has(part[0]!)) {
      wishes.push(wishFor(pair ?? part, pair ? null : meaning, readings[from]!));
    }
    from += pair ? 2 : span.length;
  }
  return wishes;
}

/**
 * "Senior accountant" looks for an accountant and "Thane West" for Thane; so "senior" and "West" are extras. Alone,
 * "senior" is what someone looks for. The other words of a sentence with known work are extras too.
 */
function withExtras(wishes: readonly Wish[], isSentence: boolean): Wish[] {
  const hasPlace = wishes.some(({ isPlace }) => isPlace);
  const isRank = ({ text }: Wish) => RANK_WORDS.has(text);
  const isPart = ({ text, isPlace }: Wish) =>
    !isPlace && (PART_WORDS.has(text) || /^\d+$/.test(text));
  const hasWork = wishes.some((wish) => !wish.isPlace && !isRank(wish) && !isFact(wish));
  const hasKnownWork = wishes.some((wish) => wish.isWork && !isRank(wish));
  const saysLittle = (wish: Wish) =>
    isSentence && hasKnownWork && !wish.isPlace && !wish.isWork && !isFact(wish); // oxfmt-ignore
  const isAround = ({ text }: Wish) => AROUND_WORDS.has(text);
  const isGeneral = ({ text }: Wish) => GENERAL_WORK.has(text);
  const hasOwnWork = wishes.some(
    (wish) => wish.isWork && !isRank(wish) && !isAround(wish) && !isGeneral(wish),
  );
  const marked = wishes.map((wish) => ({
    ...wish,
    isExtra:
      (hasWork && isRank(wish)) ||
      (hasPlace && isPart(wish)) ||
      (hasOwnWork && isAround(wish)) ||
      saysLittle(wish),
  }));
  // "Lotus Security" may be a company.
  const isOnlyWork = marked.every(
    (wish) => wish.isExtra || wish.isPlace || wish.isWork || isFact(wish),
  );
  return isOnlyWork ? marked : marked.map(({ isWork: _isWork, ...wish }) => wish);
}

const namesWork = (words: readonly string[]) => {
  const meaning = meaningOf(words);
  return meaning !== null && !meaning.isPlace && meaning.phrases.length > 0;
};

/** "Tele caller", if the jobs or the tables know "telecaller". */
function joinedWith(words: readonly string[], at: number, dictionary: Dictionary): string[] | null {
  const next = words[at + 1];
  if (next === undefined || meaningOf([next])?.isPlace) return null;
  const both = `${words[at]}${next}`;
  const isKnown = (dictionary.get(both)?.jobs ?? 0) > 0 || meaningOf([both]) !== null;
  return isKnown ? [words[at]!, next] : null;
}

function wishFor(
  part: readonly string[],
  meaning: Meaning | null,
  readings: readonly string[],
): Wish {
  const joined = part.join('');
  const found = meaning ?? (part.length > 1 ? meaningOf([joined]) : null);
  const ways: Way[] = [{ words: part, typed: true }];
  if (part.length > 1) ways.push({ words: [joined], typed: true });
  const others = part.length > 1 ? [] : readings.slice(1);
  for (const other of others) ways.push({ words: [other], typed: true });
  for (const meant of [found, ...others.map((other) => meaningOf([other]))]) {
    for (const words of meant?.phrases ?? []) ways.push({ words });
    for (const mark of meant?.marks ?? []) ways.push({ words: [], mark });
  }
  const isPlace = found?.isPlace ?? false;
  const isWork = !isPlace && found !== null && found.phrases.length > 0 && found.marks.length === 0;
  return { text: part.join(' '), isPlace, ...(isWork && { isWork }), ways: distinct(ways) };
}

function distinct(ways: Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter(({ words, mark }) => {
    const key = mark ?? words.map(singular).join(' ');
    return seen.has(key) ? false : seen.add(key);
  });
}
