/** The typed words, in lower case. */
export function typedWords(search: string): string[] {
  return search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether the text contains every word, whole or in part. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase();
  return words.every((word) => lower.includes(word));
}

export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Splits the text at the matches. Joining the pieces restores it. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escapeSigns);
  const pattern = new RegExp(`(${longestFirst.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escapeSigns(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
