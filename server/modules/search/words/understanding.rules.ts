import { NOISE } from '#schema/search/hindi.ts';
import { findLocation, resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { alsoMeant, corrected, respelt, type KnownWord } from './corrections.rules.ts';
import {
  isEverywhere,
  LONGEST_PHRASE,
  meaningOf,
  placeMarks,
  shown,
  type Meaning,
} from './phrases.rules.ts';
import { singular, wordsOf } from './words.rules.ts';

/** One way to say what is wanted: words that all must stand there, or a mark. */
export interface Way {
  words: readonly string[];
  mark?: string;
  /** As it was typed: then the whole text of a job is good enough. */
  typed?: boolean;
}

/** One thing that is wanted, in every way it may be said. */
export interface Wish {
  text: string;
  isPlace: boolean;
  ways: Way[];
}

export interface Understanding {
  wishes: Wish[];
  /** The words as they were understood, where they were not known as typed. */
  didYouMean: string | null;
}

export type Dictionary = ReadonlyMap<string, KnownWord>;

/** Nobody means more than this, and every word costs. */
const MOST_WORDS = 12;
const NOISE_WORDS = new Set(NOISE.flatMap(wordsOf));

export function typedWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}

/** What the dictionary must know before the words can be understood: each, and each with its neighbour. */
export function wordsToLookUp(words: readonly string[]): { single: string[]; joined: string[] } {
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return { single: [...new Set(words)], joined: [...new Set(joined)] };
}

export function understand(words: readonly string[], dictionary: Dictionary): Understanding {
  const spans = phrasesIn(words);
  const settled = new Set(spans.flatMap(({ from, length }) => range(from, length)));
  const readings = words.map((word, at) =>
    settled.has(at) || NOISE_WORDS.has(word) ? [word] : readingsOf(word, at, words, dictionary),
  );
  const meant = readings.map(([first]) => first!);
  const changed = meant.some((word, at) => word !== words[at]);
  return {
    wishes: wishesOf(meant, readings, dictionary),
    didYouMean: changed
      ? meant.map((word, at) => (word === words[at] ? word : shown(word))).join(' ')
      : null,
  };
}

/** A place that the tables know: nothing need be looked up. Without marks it is everywhere. */
export interface KnownPlace {
  marks: readonly string[];
  /** As it was typed, for jobs whose own text says so and whose district nobody knows. */
  words: readonly string[];
}

export function knownPlace(text: string): KnownPlace | null {
  const words = typedWords(text);
  if (words.length === 0 || isEverywhere(words)) return { marks: [], words: [] };
  const exact = findLocation(text.trim());
  if (exact) return { marks: [`@d:${exact.display}`], words: [] };
  const marks = placeMarks(words) ?? resolved(text);
  return marks && { marks, words };
}

/** What else stands in the box for places: towns nobody listed, and places that are misspelt. */
export function understandPlace(words: readonly string[], dictionary: Dictionary): Wish[] {
  const meant = words.map((word) => {
    const entry = dictionary.get(word);
    return entry && entry.jobs === 0 && !placeMarks([word]) ? corrected(entry)[0]! : word;
  });
  const spans = spansOf(meant, (part) => placeMarks(part) !== null);
  return spans.map(({ from, length }) => {
    const part = meant.slice(from, from + length);
    return placeWish(part, placeMarks(part) ?? []);
  });
}

function resolved(text: string): string[] | null {
  const place = resolveLocation(text);
  if (place) return [`@d:${place.display}`];
  const state = text.includes(',') ? null : stateOf(text);
  return state && wordsOf(text).length <= 4 ? [`@s:${state}`] : null;
}

function placeWish(words: readonly string[], marks: readonly string[]): Wish {
  const ways = [{ words, typed: true }, ...marks.map((mark) => ({ words: [], mark }))];
  return { text: words.join(' '), isPlace: true, ways };
}

interface Span {
  from: number;
  length: number;
}

/** The longest phrases of several words that the tables know. */
function phrasesIn(words: readonly string[]): Span[] {
  return spansOf(words, (part) => meaningOf(part) !== null).filter(({ length }) => length > 1);
}

function spansOf(words: readonly string[], isKnown: (part: readonly string[]) => boolean): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length;) {
    const longest = Math.min(LONGEST_PHRASE, words.length - from);
    const length =
      range(1, longest)
        .toReversed()
        .find((size) => isKnown(words.slice(from, from + size))) ?? 1;
    spans.push({ from, length });
    from += length;
  }
  return spans;
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, at) => from + at);
}

/** What a word may be, the likeliest first. Known to the tables or to the market is known. */
function readingsOf(
  word: string,
  at: number,
  words: readonly string[],
  dictionary: Dictionary,
): string[] {
  const known = dictionary.get(word);
  if (!known || meaningOf([word])) return [word];
  if (known.jobs > 0) return [respelt(known), ...alsoMeant(known)];
  const isHalf = [`${words[at - 1]}${word}`, `${word}${words[at + 1]}`].some(
    (both) => (dictionary.get(both)?.jobs ?? 0) > 0 || meaningOf([both]),
  );
  return isHalf ? [word] : corrected(known);
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

/** "Tele caller", where the market or the tables know "telecaller". */
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
  return { text: part.join(' '), isPlace: found?.isPlace ?? false, ways: distinct(ways) };
}

function distinct(ways: Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter(({ words, mark }) => {
    const key = mark ?? words.map(singular).join(' ');
    return seen.has(key) ? false : seen.add(key);
  });
}
