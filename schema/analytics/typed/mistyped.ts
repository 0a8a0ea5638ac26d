import { leavesOutVowels, spellingDistance } from '#schema/locations/spellingDistance.ts';
import type { Lexicon } from './lexicon.ts';
import { vocabularyOf } from './nearWords.ts';
import type { Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { HINDI_IN_ROMAN_LETTERS } from './words/hinglish.ts';

const SHORTEST = 5;
/** Enough if only a vowel is missing: "offr". */
const SHORTEST_NEAR = 4;
/** In shorter words, another letter often makes another word: "pasting" is not "posting". */
const SHORTEST_WITH_OTHER_LETTER = 8;

/**
 * The known word that an unknown one is taken for: "comapny". One letter is missing, extra or wrong, and neither the
 * first nor the last, which often make another word: "poster" is not "posted". Or two letters are swapped: "veiws".
 * Null if several are equally near.
 */
function wordMeant({ key, plain }: Token, words: Lexicon): string | null {
  const vocabulary = vocabularyOf(words);
  if (plain.length < SHORTEST_NEAR || /[^a-z]/.test(key) || vocabulary.has(key)) return null;
  const near = [...vocabulary.keys()].filter(
    (known) =>
      Math.abs(known.length - key.length) < 2 && (spellingDistance(key, known) ?? Infinity) <= 1,
  );
  // Swapped letters are the likeliest mistake: "distirct" is "district" rather than "distinct".
  const swapped = near.filter((word) => isSwapped(key, word));
  const shortened = near.filter((word) => leavesOutVowels(key, word));
  const doubled = near.filter((word) => singly(word) === singly(key));
  const likely = [swapped, doubled, shortened].find(({ length }) => length > 0) ?? near;
  const [word, ...others] = likely;
  return word !== undefined && others.length === 0 && isLikely(key, word, plain.length >= SHORTEST)
    ? word
    : null;
}

const singly = (word: string) => word.replaceAll(/(.)\1/g, '$1');

const isSwapped = (key: string, word: string) =>
  [...word].toSorted().join('') === [...key].toSorted().join('');

function isLikely(key: string, word: string, isLong: boolean): boolean {
  if (HINDI_IN_ROMAN_LETTERS.has(word)) return false;
  if (isSwapped(key, word) || singly(word) === singly(key)) return isLong;
  if (leavesOutVowels(key, word)) return true;
  if (Math.min(key.length, word.length) < SHORTEST || word.at(-1) !== key.at(-1)) return false;
  return word.length !== key.length || key.length >= SHORTEST_WITH_OTHER_LETTER;
}

/**
 * Tokens with words that were mistyped as they were meant; null if there are none. A word with a capital is taken
 * for a name, except a month or a weekday.
 */
export function corrected(
  tokens: readonly Token[],
  segments: readonly Segment[],
  words: Lexicon,
  text: string,
): Token[] | null {
  const meant = new Map<number, string>();
  for (const { from, meanings } of segments) {
    const token = tokens[from]!;
    if (meanings[0]!.is !== 'unknown' || token.isQuoted) continue;
    const word = wordMeant(token, words);
    const isName = from > 0 && /\p{Lu}/u.test(text[token.start]!);
    const isDate = word !== null && (words.months.has(word) || words.weekdays.has(word));
    if (word !== null && (isDate || !isName)) meant.set(from, word);
  }
  if (meant.size === 0) return null;
  return tokens.map((token, at) => ({ ...token, key: meant.get(at) ?? token.key }));
}
