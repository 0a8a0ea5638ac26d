import { spellingDistance } from '#schema/locations/spellingDistance.ts';
import type { Lexicon } from './lexicon.ts';
import { tokensOf } from './tokens.ts';

const MOST = 3;
const vocabularies = new WeakMap<Lexicon, ReadonlyMap<string, string>>();

/** Every word of the lexicon as it is written, by the stem that its inflections share. */
export function vocabularyOf(words: Lexicon): ReadonlyMap<string, string> {
  const known = vocabularies.get(words);
  if (known) return known;
  const all = new Map<string, string>();
  for (const entries of words.entries.values())
    for (const { text } of entries)
      for (const { key, start, end } of tokensOf(text))
        if (key.length > 2 && !all.has(key)) all.set(key, text.slice(start, end).toLowerCase());
  for (const key of [...Object.values(words.time), ...Object.values(words.bands)].flat(2))
    if (key.length > 2 && !all.has(key)) all.set(key, key);
  vocabularies.set(words, all);
  return all;
}

/** Known words that are spelt almost like this one, the nearest first. */
export function nearWords(key: string, words: Lexicon): string[] {
  const found: { word: string; distance: number }[] = [];
  for (const [known, word] of vocabularyOf(words)) {
    const distance = known.length > key.length + 2 ? null : spellingDistance(key, known);
    if (distance !== null && distance < 3 && known !== key) found.push({ word, distance });
  }
  return found
    .sort((one, other) => one.distance - other.distance || one.word.length - other.word.length)
    .slice(0, MOST)
    .map(({ word }) => word);
}
