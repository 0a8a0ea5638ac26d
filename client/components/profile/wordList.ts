const folded = (word: string) => word.trim().replace(/\s+/g, ' ').toLowerCase();

export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((known) => folded(known) === folded(word));

/** Trims the word, ignores duplicates, and uses the spelling of a matching suggestion. */
export function addWord(
  words: readonly string[],
  word: string,
  offered: readonly string[] = [],
): readonly string[] {
  if (folded(word) === '' || hasWord(words, word)) return words;
  const same = offered.find((known) => folded(known) === folded(word));
  return [...words, same ?? word.trim().replace(/\s+/g, ' ')];
}

export const withoutWord = (words: readonly string[], word: string): readonly string[] =>
  words.filter((known) => folded(known) !== folded(word));
