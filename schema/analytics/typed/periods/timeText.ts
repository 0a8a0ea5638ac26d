import type { Grain } from '#schema/analytics/grains.ts';
import type { Lexicon } from '../lexicon.ts';
import { SentenceText } from '../sentenceText.ts';
import type { Token } from '../tokens.ts';
import type { TimeWord } from '../words/language.ts';
import type { PeriodReading } from './period.ts';

/** The words of a sentence, and what they may say about time. */
export class TimeText extends SentenceText {
  readonly today: string;
  /** The periods named from each word on, which several readers ask for. */
  readonly named = new Map<number, PeriodReading | null>();

  constructor(tokens: readonly Token[], words: Lexicon, today: string) {
    super(tokens, words);
    this.today = today;
  }

  /** How many words at this place express the meaning; 0 if they do not express it. */
  matchLength = (word: TimeWord, at: number) => this.lengthOf(this.words.time[word], at);

  unit(at: number): { unit: Grain; length: number } | null {
    const found = this.words.units
      .filter(({ keys }) => this.lengthOf([keys], at) > 0)
      .sort((one, other) => other.keys.length - one.keys.length)[0];
    return found ? { unit: found.unit, length: found.keys.length } : null;
  }

  year(at: number): number | null {
    const { number = null, key = '' } = this.tokens[at] ?? {};
    return number !== null && /^(19[7-9]|20|21)\d\d$/.test(key) ? number : null;
  }

  dayNumber(at: number): number | null {
    const number = this.tokens[at]?.number ?? null;
    return number !== null && number >= 1 && number <= 31 ? number : null;
  }

  monthAt = (at: number) => this.words.months.get(this.keyAt(at));

  textOf = (from: number, to: number) =>
    this.tokens
      .slice(from, to)
      .map(({ plain, key }) => plain || key)
      .join(' ');
}
