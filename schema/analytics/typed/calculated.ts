import type { Grain } from '../grains.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { BandWord } from './words/language.ts';

/** A calculation that needs a number. */
export type CalculationMeaning =
  | { is: 'movingAverage'; steps: number; unit: Grain }
  | { is: 'target'; target: number };

/** Reads "7 day moving average" and "a target of 500". */
export class CalculationReader {
  private readonly tokens: readonly Token[];
  private readonly words: Lexicon;

  constructor(tokens: readonly Token[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
  }

  read(at: number): { length: number; meaning: CalculationMeaning } | null {
    return this.movingAverage(at) ?? this.target(at);
  }

  private matchLength(word: BandWord, at: number): number {
    return this.longest(this.words.bands[word], at);
  }

  private longest = (phrases: readonly (readonly string[])[], at: number) =>
    phrases.find((keys) => keys.every((key, step) => this.tokens[at + step]?.key === key))
      ?.length ?? 0;

  private number = (at: number) =>
    this.tokens[at]?.number ?? this.words.numbers.get(this.tokens[at]?.key ?? '') ?? null;

  private movingAverage(at: number) {
    const steps = this.number(at);
    const unit = this.words.units.find(({ keys }) => this.longest([keys], at + 1) > 0);
    if (steps === null || !unit) return null;
    const name = this.matchLength('movingAverage', at + 1 + unit.keys.length);
    if (name === 0) return null;
    const meaning = { is: 'movingAverage', steps, unit: unit.unit } as const;
    return { length: 1 + unit.keys.length + name, meaning };
  }

  private target(at: number) {
    const lead = this.matchLength('target', at);
    const target = this.number(at + lead);
    const after = lead === 0 ? this.matchLength('targetAfter', at + 1) : 0;
    if (target === null || lead + after === 0) return null;
    return { length: lead + 1 + after, meaning: { is: 'target', target } as const };
  }
}
