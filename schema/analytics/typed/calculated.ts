import type { Grain } from '../grains.ts';
import { SentenceText } from './sentenceText.ts';

/** A calculation that needs a number. */
export type CalculationMeaning =
  | { is: 'movingAverage'; steps: number; unit: Grain }
  | { is: 'target'; target: number };

/** Reads "7 day moving average" and "a target of 500". */
export class CalculationReader extends SentenceText {
  read(at: number): { length: number; meaning: CalculationMeaning } | null {
    return this.movingAverage(at) ?? this.target(at);
  }

  private movingAverage(at: number) {
    const steps = this.number(at);
    const unit = this.words.units.find(({ keys }) => this.lengthOf([keys], at + 1) > 0);
    if (steps === null || !unit) return null;
    const name = this.bandLength('movingAverage', at + 1 + unit.keys.length);
    if (name === 0) return null;
    const meaning = { is: 'movingAverage', steps, unit: unit.unit } as const;
    return { length: 1 + unit.keys.length + name, meaning };
  }

  private target(at: number) {
    const lead = this.bandLength('target', at);
    const target = this.number(at + lead);
    const after = lead === 0 ? this.bandLength('targetAfter', at + 1) : 0;
    if (target === null || lead + after === 0) return null;
    return { length: lead + 1 + after, meaning: { is: 'target', target } as const };
  }
}
