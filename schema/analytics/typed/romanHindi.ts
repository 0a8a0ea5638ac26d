import { phrasesIn, spelledOut } from './lexicon.ts';
import type { Segment } from './segments.ts';
import { tokensOf, type Token } from './tokens.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { HINGLISH } from './words/hinglish.ts';

const SHORTEST = 5;

/** The form that all spellings of a word share, because long vowels are written twice or once. */
const soundOf = (word: string) =>
  word.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u').replace(/ey$/, 'e');

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? phrasesIn(value).flatMap(spelledOut)
    : Object.values(value as object).flatMap(textsIn);

/** The words of Hindi in Roman letters by their sound, read on first use. */
let words: ReadonlyMap<string, string> | undefined;

function wordBySound(sound: string): string | undefined {
  words ??= new Map(
    textsIn(HINGLISH)
      .flatMap((text) => tokensOf(text))
      .flatMap(({ key, plain }) => [[soundOf(plain), key] as const, [soundOf(key), key] as const])
      .toReversed(),
  );
  return words.get(sound);
}

/**
 * The tokens, in which Hindi words that were not understood get their usual spelling; null if that changes no token.
 */
export function respelled(tokens: readonly Token[], segments: readonly Segment[]): Token[] | null {
  const usual = new Map<number, string>();
  for (const { from, meanings } of segments) {
    const { key, isQuoted } = tokens[from]!;
    if (meanings[0]!.is !== 'unknown' || isQuoted || key.length < SHORTEST) continue;
    const word = wordBySound(soundOf(key));
    if (word !== undefined && word !== key) usual.set(from, word);
  }
  if (usual.size === 0) return null;
  return tokens.map((token, at) => ({ ...token, key: usual.get(at) ?? token.key }));
}

/** The words of the Roman Hindi phrases that no other language here has, read on first use. */
let onlyHindi: ReadonlySet<string> | undefined;

function readOnlyHindi(): ReadonlySet<string> {
  const wordsIn = (value: unknown) =>
    (
      JSON.stringify(value)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).flatMap(inflected);
  const others = new Set(wordsIn([EN, ES]));
  return new Set(wordsIn(HINGLISH).filter((word) => !others.has(word)));
}

const inflected = (word: string) => [word, `${word}s`, word.replace(/y$/, 'ies')];

function isRomanHindi({ plain, isQuoted }: Token): boolean {
  onlyHindi ??= readOnlyHindi();
  return !isQuoted && onlyHindi.has(plain);
}

/** In an English sentence, a Hindi word with a capital or after "at" is a name: Naukri and Apna are companies. */
export function withNamesQuoted(tokens: readonly Token[], text: string): Token[] {
  const isName = (token: Token, at: number) =>
    at > 0 &&
    isRomanHindi(token) &&
    (tokens[at - 1]!.key === 'at' || /^\p{Lu}\p{Ll}/u.test(text.slice(token.start)));
  const isHindi =
    /[\u0900-\u097f]/.test(text) ||
    tokens.some((token, at) => isRomanHindi(token) && !isName(token, at));
  return tokens.map((token, at) =>
    !isHindi && isName(token, at) ? { ...token, key: token.plain, isQuoted: true } : token,
  );
}
