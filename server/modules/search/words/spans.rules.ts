import { NOISE, SHORT_FORMS } from '#schema/search/hindi.ts';
import { similarSounding } from './soundAlike.rules.ts';
import { inLatin, isHindi } from './hindi.rules.ts';
import { LONGEST_PHRASE, meaningOf } from './phrases.rules.ts';
import { wordsOf } from './words.rules.ts';

export const NOISE_WORDS: ReadonlySet<string> = new Set(NOISE.flatMap(wordsOf));

export interface Span {
  from: number;
  length: number;
}

/** The longest phrases of several words that the tables know. */
export function phrasesIn(words: readonly string[]): Span[] {
  return spansOf(words, (part) => meaningOf(part) !== null).filter(({ length }) => length > 1);
}

export function spansOf(
  words: readonly string[],
  isKnown: (part: readonly string[]) => boolean,
): Span[] {
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

export function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, at) => from + at);
}

/** Two halves that form a phrase only when joined: "relation ship officer". */
export function joinedUp(words: readonly string[]): readonly string[] {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
    const isWithin = ({ from, length }: Span) => from <= at && at < from + length;
    const isBetter = phrasesIn(joined).some(isWithin) && !phrasesIn(words).some(isWithin);
    if (isBetter && !NOISE_WORDS.has(words[at]!)) return joined;
  }
  return words;
}

/** "Library asst" is a library assistant: a short form is written out if that makes a phrase. */
export function writtenOut(words: readonly string[]): readonly string[] {
  return words.reduce((joined, word, at) => {
    const full = SHORT_FORMS[word];
    if (full === undefined) return joined;
    const out = joined.toSpliced(at, 1, full);
    const isWithin = ({ from, length }: Span) => from <= at && at < from + length;
    return phrasesIn(out).some(isWithin) && !phrasesIn(joined).some(isWithin) ? out : joined;
  }, words);
}

/** English in Hindi letters, if that makes a phrase: "नेटवर्क इंजीनियर" is a network engineer. */
export function inEnglish(words: readonly string[]): readonly string[] {
  if (!words.some(isHindi)) return words;
  const own = new Set(phrasesIn(words).flatMap(({ from, length }) => range(from, length)));
  const latin = words.map((word, at) =>
    isHindi(word) && !own.has(at) ? (similarSounding(inLatin(word))[0] ?? word) : word,
  );
  const phrases = new Set(phrasesIn(latin).flatMap(({ from, length }) => range(from, length)));
  return words.map((word, at) => (phrases.has(at) ? latin[at]! : word));
}
