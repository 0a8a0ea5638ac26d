import { COMPANY_SIZE_FACTS, COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { EXPERIENCE_BAND_FACTS, EXPERIENCE_BANDS } from '#schema/options/experience.ts';
import { SALARY_RANGE_FACTS, SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import type { Lexicon, ValueOption } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { BandWord } from './words/language.ts';

/** The values of a dimension that a span of numbers covers; empty if the span cuts through one of them. */
export interface BandReading {
  length: number;
  options: ValueOption[][];
  hasNoun: boolean;
}

interface Step {
  key: string;
  from: number;
  /** The first number after the span; null if the span has no end. */
  to: number | null;
}

const LAKH = 100_000;
const PAY: readonly Step[] = [
  { key: 'below_lakh_3', from: 0, to: SALARY_RANGE_FACTS[SALARY_RANGES[0]].min / LAKH },
  ...SALARY_RANGES.map((key) => {
    const { min, max } = SALARY_RANGE_FACTS[key];
    return { key, from: min / LAKH, to: max === null ? null : max / LAKH };
  }),
];
const EXPERIENCE: readonly Step[] = EXPERIENCE_BANDS.map((key) => {
  const { minMonths, maxMonths } = EXPERIENCE_BAND_FACTS[key];
  return { key, from: minMonths, to: maxMonths };
});
const SIZES: readonly Step[] = COMPANY_SIZES.map((key, at) => {
  const before = at === 0 ? 0 : COMPANY_SIZE_FACTS[COMPANY_SIZES[at - 1]!].max!;
  const { max } = COMPANY_SIZE_FACTS[key];
  return { key, from: before + 1, to: max === null ? null : max + 1 };
});

const PAY_NOUNS = [
  'pay',
  'salary',
  'wage',
  'package',
  'ctc',
  'वेतन',
  'सैलर',
  'तनख्वाह',
  'vetan',
  'tankhwah',
  'sueldo',
  'salario',
];
/** Verbs of applicants: what they expect is not what a job pays. */
const EXPECTING = ['expecting', 'expect', 'wanting', 'want'];
const LINKS = [
  ...EXPECTING,
  'with',
  'having',
  'a',
  'an',
  'the',
  'of',
  'is',
  'for',
  'is',
  'are',
  'वाल',
  'wala',
  'wale',
  'wali',
  'ka',
  'ke',
  'ki',
  'का',
  'paying',
  'offering',
  'offered',
  'pay',
];

interface Amount {
  length: number;
  options: ValueOption[][];
  isPay: boolean;
}

/** Reads "above 12 lakh", "3-5 years of experience" or "51-200 employees". */
export class BandReader {
  private readonly tokens: readonly Token[];
  private readonly words: Lexicon;

  constructor(tokens: readonly Token[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
  }

  read(at: number): BandReading | null {
    // "With a salary of": the noun may come first.
    let lead = at;
    while (LINKS.includes(this.tokens[lead]?.key ?? '') && lead - at < 3 && !this.isPay(lead))
      lead += 1;
    const isExpected = this.tokens.slice(at, lead).some(({ key }) => EXPECTING.includes(key));
    const hasPay = this.isPay(lead);
    if (hasPay) {
      lead += 1;
      while (LINKS.includes(this.tokens[lead]?.key ?? '') && lead - at < 5) lead += 1;
    } else if (!isExpected) lead = at;
    const experience = hasPay ? 0 : this.matchLength('experience', at);
    const start =
      lead +
      (experience > 0 ? experience + (this.tokens[at + experience]?.key === 'of' ? 1 : 0) : 0);
    const found = this.amount(start, experience > 0);
    if (!found || (hasPay && !found.isPay)) return null;
    const options =
      isExpected && found.isPay
        ? found.options.filter(([option]) => option!.dimension === 'expected_pay_band')
        : found.options;
    return { ...found, options, length: start - at + found.length, hasNoun: hasPay || isExpected };
  }

  private matchLength(word: BandWord, at: number): number {
    const found = this.words.bands[word].find((keys) =>
      keys.every((key, step) => this.tokens[at + step]?.key === key),
    );
    return found?.length ?? 0;
  }

  private isPay = (at: number) => PAY_NOUNS.includes(this.tokens[at]?.key ?? '');
  private number = (at: number) =>
    this.tokens[at]?.number ?? this.words.numbers.get(this.tokens[at]?.key ?? '') ?? null;
  private between = (at: number) =>
    this.words.time.between.find((keys) => keys.length === 1 && keys[0] === this.tokens[at]?.key)
      ?.length ?? 0;

  private amount(at: number, hasExperience: boolean): Amount | null {
    const between = this.between(at);
    const least = this.matchLength('atLeast', at);
    const more = this.matchLength('moreThan', at);
    const less = this.matchLength('lessThan', at);
    const most = this.matchLength('atMost', at);
    const lead = Math.max(between, least, more, less, most);
    let next = at + lead;
    const first = this.number(next);
    if (first === null) return null;
    next += 1;
    const firstUnit = this.unit(next);
    const joint = ['-', 'to', 'and', 'से', 'और', 'se', 'aur', 'a', 'y'].includes(
      this.tokens[next + firstUnit.length]?.key ?? '',
    );
    const second = joint ? this.number(next + firstUnit.length + 1) : null;
    // "8+ years", "8 or more years".
    const plus = this.tokens[next]?.key === '+' ? 1 : this.matchLength('atLeastAfter', next);
    const isPlusFirst = this.unit(next + plus).kind ? plus : 0;
    if (second !== null) next += firstUnit.length + 2;
    else next += isPlusFirst;
    const unit = this.unit(next);
    if (!unit.kind) return null;
    next += unit.length;
    const suffix = {
      least: this.matchLength('atLeastAfter', next),
      more: this.matchLength('moreThanAfter', next),
      less: this.matchLength('lessThanAfter', next),
    };
    const after = Math.max(suffix.least, suffix.more, suffix.less);
    if (unit.kind === 'years' || unit.kind === 'months') {
      const noun = this.matchLength('experience', next);
      const afterNoun = noun === 0 ? this.matchLength('experience', next + after) : 0;
      if (!hasExperience && noun + afterNoun === 0) return null;
      next += noun + (noun > 0 ? this.matchLength('atLeastAfter', next + noun) : after + afterNoun);
    } else next += after;
    if (unit.kind === 'lakh') next += this.payNounLength(next);
    const isAtLeast = isPlusFirst > 0 || suffix.least > 0 || (least > 0 && lead === least);
    const isMore = suffix.more > 0 || (more > 0 && lead === more);
    const isLess = suffix.less > 0 || (less > 0 && lead === less);
    const isMost = !isAtLeast && most > 0 && lead === most;
    const scale = unit.kind === 'years' ? 12 : 1;
    const whole = unit.kind === 'employees' ? 1 : 0;
    const [from, to] =
      second !== null
        ? [first * scale, second * scale + whole]
        : isAtLeast
          ? [first * scale, null]
          : isMore
            ? [first * scale + whole, null]
            : isLess
              ? [0, first * scale]
              : isMost
                ? [0, first * scale + whole]
                : [Number.NaN, null];
    const [steps, dimensions] =
      unit.kind === 'lakh'
        ? [PAY, ['pay_band', 'expected_pay_band']]
        : unit.kind === 'employees'
          ? [SIZES, ['company_size']]
          : [EXPERIENCE, ['experience_band', 'seeker_experience']];
    const keys = coveredKeys(steps, from, to);
    return {
      length: next - at,
      isPay: unit.kind === 'lakh',
      options:
        keys.length === 0
          ? []
          : dimensions
              .filter((key) => this.words.dimensionOf(key))
              .map((dimension) => keys.map((key) => ({ dimension, key }))),
    };
  }

  /** How many words name pay, with the "वाली" after it: "12 लाख से ज़्यादा वेतन वाली". */
  private payNounLength(at: number): number {
    if (!this.isPay(at)) return 0;
    return ['वाल', 'wala', 'wale', 'wali'].includes(this.tokens[at + 1]?.key ?? '') ? 2 : 1;
  }

  private unit(at: number): { kind: BandWord | null; length: number } {
    for (const kind of ['lakh', 'years', 'months', 'employees'] as const) {
      const length = this.matchLength(kind, at);
      if (length > 0) return { kind, length };
    }
    return { kind: null, length: 0 };
  }
}

function coveredKeys(steps: readonly Step[], from: number, to: number | null): string[] {
  const first = steps.findIndex((step) => step.from === from || (from === 0 && step === steps[0]));
  const last = steps.findIndex((step) => step.to === to);
  return first < 0 || last < first ? [] : steps.slice(first, last + 1).map(({ key }) => key);
}
