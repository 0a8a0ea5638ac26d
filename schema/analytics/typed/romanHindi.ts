import { phrasesIn, spelledOut } from './lexicon.ts';
import type { Segment } from './segments.ts';
import { tokensOf, type Token } from './tokens.ts';
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
