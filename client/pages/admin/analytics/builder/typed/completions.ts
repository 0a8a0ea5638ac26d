import { foldValue } from '#schema/analytics/typed/foldValue.ts';

export interface Phrase {
  text: string;
  kind: 'measure' | 'dimension' | 'phrase';
}

const MOST = 8;
const LONGEST = 5;

const begins = (phrase: string, words: string) =>
  phrase !== words && (phrase.startsWith(words) || phrase.includes(` ${words}`));

/** Phrases that begin with the last words of the text, as many of them as possible; shorter phrases first. */
export function completionsOf(typed: string, phrases: readonly Phrase[]): Phrase[] {
  if (/\s$/.test(typed)) return [];
  const words = typed.trim().split(/\s+/).filter(Boolean);
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const end = foldValue(words.slice(-count).join(' '));
    const found = phrases.filter(({ text }) => end !== '' && begins(foldValue(text), end));
    if (found.length > 0)
      return found.toSorted((one, other) => one.text.length - other.text.length).slice(0, MOST);
  }
  return [];
}

/** The text, whose last words are replaced by the phrase that they begin. */
export function completedWith(typed: string, phrase: Phrase): string {
  const words = typed.trim().split(/\s+/);
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const end = foldValue(words.slice(-count).join(' '));
    if (begins(foldValue(phrase.text), end))
      return `${[...words.slice(0, -count), phrase.text].join(' ')} `;
  }
  return `${typed.trim()} ${phrase.text} `;
}
