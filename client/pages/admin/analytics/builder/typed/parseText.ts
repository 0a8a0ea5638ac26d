import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';

/** All phrases in the reader's language. */
export type Meaning =
  | { is: 'measure' | 'dimension'; key: string }
  | { is: 'grain'; grain: NonNullable<AnalyticsQuery['grain']> }
  | { is: 'range'; range: AnalyticsQuery['range'] }
  | { is: 'compare'; compare: NonNullable<AnalyticsQuery['compare']> }
  | { is: 'chart'; chart: ChartKind }
  | { is: 'by' | 'joint' };

export interface Phrase {
  text: string;
  meaning: Meaning;
}
export interface ParsedText {
  parts: { text: string; meaning: Meaning }[];
  /** Words without a meaning here. */
  strange: string[];
  /** Possible completions of the last words: phrases they begin without completing. */
  open: string;
  afterBy: boolean;
}

export const plainWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .split(/[\s,;:?]+/)
    .filter(Boolean);

/**
 * Matches from the left, always the longest phrase, and exactly, so that the outcome is predictable. After "by", a
 * word is read as a dimension before a measure.
 */
export function parseText(
  text: string,
  phrases: readonly Phrase[],
  readRange: (words: readonly string[]) => { length: number; meaning: Meaning } | null,
): ParsedText {
  const words = plainWords(text);
  const known = phrases.map((phrase) => ({ ...phrase, words: plainWords(phrase.text) }));
  const found: ParsedText = { parts: [], strange: [], open: '', afterBy: false };
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const range = readRange(rest);
    const fits = known
      .filter((phrase) => phrase.words.every((word, index) => word === rest[index]))
      .sort(
        (one, other) =>
          other.words.length - one.words.length ||
          rank(one.meaning, found.afterBy) - rank(other.meaning, found.afterBy),
      );
    const best = fits[0];
    if (range && range.length >= (best?.words.length ?? 0)) {
      found.parts.push({ text: rest.slice(0, range.length).join(' '), meaning: range.meaning });
      at += range.length;
    } else if (best) {
      if (best.meaning.is === 'by') found.afterBy = true;
      else if (best.meaning.is !== 'joint') found.parts.push(best);
      at += best.words.length;
    } else {
      const isOpen = known.some((phrase) => begins(phrase.words, rest));
      if (isOpen && !/\s$/.test(text)) {
        found.open = rest.join(' ');
        return found;
      }
      found.strange.push(rest[0]!);
      at += 1;
    }
  }
  return found;
}

/** Whether the words, the last possibly incomplete, begin the phrase. */
function begins(phrase: readonly string[], words: readonly string[]): boolean {
  const last = words.length - 1;
  return (
    words.length <= phrase.length &&
    words.every((word, index) =>
      index === last ? phrase[index]!.startsWith(word) : phrase[index] === word,
    )
  );
}

const rank = (meaning: Meaning, afterBy: boolean): number =>
  (meaning.is === 'dimension') === afterBy ? 0 : 1;

const MOST = 8;

/** Completions of the last words, shorter ones first. After "by", dimensions come first. */
export function suggestCompletions(
  typed: string,
  phrases: readonly Phrase[],
  { open, afterBy }: ParsedText,
): Phrase[] {
  const words = plainWords(open || lastWord(typed));
  if (words.length === 0) return [];
  const inTheMiddle = (phrase: Phrase) =>
    plainWords(phrase.text).some((_word, at, all) => begins(all.slice(at), words));
  const rank = ({ meaning }: Phrase) =>
    meaning.is === (afterBy ? 'dimension' : 'measure') ? 0 : 1;
  return phrases
    .filter(({ meaning }) => meaning.is !== 'joint' && meaning.is !== 'by')
    .filter((phrase) => phrase.text.toLocaleLowerCase() !== words.join(' '))
    .filter(inTheMiddle)
    .sort((one, other) => rank(one) - rank(other) || one.text.length - other.text.length)
    .slice(0, MOST);
}

const lastWord = (typed: string) => (/\s$/.test(typed) ? '' : (plainWords(typed).at(-1) ?? ''));

/** The text with its unfinished end replaced. */
export function withCompletion(typed: string, { open }: ParsedText, phrase: string): string {
  const end = open || lastWord(typed);
  const words = typed.trim().split(/\s+/);
  const kept = words.slice(0, Math.max(0, words.length - plainWords(end).length));
  return `${[...kept, phrase].join(' ')} `;
}
