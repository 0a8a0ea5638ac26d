import type { ConditionTest } from '../query.ts';
import { SentenceText } from './sentenceText.ts';
import type { BandWord } from './words/language.ts';

/** The unit that is written with a number; null if it has no unit. */
export type ConditionUnit = 'percent' | 'rupees' | 'minute' | 'hour' | 'day' | 'week' | null;

export interface TestedValue {
  test: ConditionTest;
  value: number;
}

/** "At least 10", "below 50 %" or "between 5 and 10": what the values of groups are compared with. */
export interface ConditionReading {
  length: number;
  tests: TestedValue[];
  unit: ConditionUnit;
}

interface Amount {
  length: number;
  value: number;
  unit: ConditionUnit;
}

export const LEADS = [
  ['atLeast', 'at_least'],
  ['atMost', 'at_most'],
  ['moreThan', 'more_than'],
  ['lessThan', 'less_than'],
] as const satisfies readonly (readonly [BandWord, ConditionTest])[];
export const SUFFIXES = [
  ['atLeastAfter', 'at_least'],
  ['atMostAfter', 'at_most'],
  ['moreThanAfter', 'more_than'],
  ['lessThanAfter', 'less_than'],
] as const satisfies readonly (readonly [BandWord, ConditionTest])[];
const SCALES = [
  ['lakh', 100_000],
  ['crore', 10_000_000],
] as const satisfies readonly (readonly [BandWord, number])[];
/** "From 10" begins a period, and "to 20" ends one. */
const OF_PERIODS = ['from', 'to'];
const JOINTS = ['and', 'to', '-', 'y', 'और', 'से', 'aur', 'se'];

/** Reads what values of groups are compared with. */
export class ConditionReader extends SentenceText {
  read(at: number): ConditionReading | null {
    return this.between(at) ?? this.readPrefixed(at) ?? this.readSuffixed(at);
  }

  private amount(at: number): Amount | null {
    const number = this.number(at);
    if (number === null || this.tokens[at]!.day) return null;
    let length = 1;
    let value = number;
    for (const [word, scale] of SCALES) {
      const scaleLength = this.bandLength(word, at + length);
      if (scaleLength === 0) continue;
      value *= scale;
      length += scaleLength;
      break;
    }
    const unit = this.unit(at + length);
    return { length: length + unit.length, value, unit: unit.unit };
  }

  private unit(at: number): { length: number; unit: ConditionUnit } {
    for (const [word, unit] of [
      ['percent', 'percent'],
      ['rupees', 'rupees'],
      ['minutes', 'minute'],
    ] as const) {
      const length = this.bandLength(word, at);
      if (length > 0) return { length, unit };
    }
    for (const { unit, keys } of this.words.units) {
      const isClock = unit === 'hour' || unit === 'day' || unit === 'week';
      if (isClock && this.lengthOf([keys], at) > 0) return { length: keys.length, unit };
    }
    return { length: 0, unit: null };
  }

  /** Reads "more than 10", where the words come before the number. */
  private readPrefixed(at: number): ConditionReading | null {
    const lead = this.testAt(LEADS, at);
    if (!lead || this.isOne(at, OF_PERIODS)) return null;
    const amount = this.amount(at + lead.length);
    if (!amount) return null;
    return {
      length: lead.length + amount.length,
      tests: [{ test: lead.test, value: amount.value }],
      unit: amount.unit,
    };
  }

  /** Reads "10 or more" and "10 से ज़्यादा", where the words come after the number. */
  private readSuffixed(at: number): ConditionReading | null {
    const amount = this.amount(at);
    const suffix = amount && this.testAt(SUFFIXES, at + amount.length);
    if (!amount || !suffix) return null;
    return {
      length: amount.length + suffix.length,
      tests: [{ test: suffix.test, value: amount.value }],
      unit: amount.unit,
    };
  }

  private between(at: number): ConditionReading | null {
    const lead = this.lengthOf(this.words.time.between, at);
    const first = this.amount(at + lead);
    if (!first) return null;
    const joint = at + lead + first.length;
    if (!this.isOne(joint, JOINTS)) return null;
    const second = this.amount(joint + 1);
    if (!second || second.value < first.value) return null;
    const end = joint + 1 + second.length;
    const after = lead > 0 ? 0 : this.lengthOf(this.words.time.betweenAfter, end);
    if (lead === 0 && after === 0) return null;
    if (first.unit !== null && first.unit !== second.unit) return null;
    return {
      length: end + after - at,
      tests: [
        { test: 'at_least', value: first.value },
        { test: 'at_most', value: second.value },
      ],
      unit: second.unit,
    };
  }
}

const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1_440,
  week: 10_080,
};
const UNITS_OF_TIME: Readonly<Record<string, string>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
};

/** The value in the unit of a measure; null if they do not belong together. */
export function valueIn(measureUnit: string, value: number, unit: ConditionUnit): number | null {
  const own = UNITS_OF_TIME[measureUnit];
  if (own) return unit && unit in MINUTES ? (value * MINUTES[unit]!) / MINUTES[own]! : null;
  if (unit === null) return value;
  return unit === measureUnit ? value : null;
}
