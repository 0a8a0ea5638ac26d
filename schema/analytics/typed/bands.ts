import { COMPANY_SIZE_FACTS, COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { EXPERIENCE_BAND_FACTS, EXPERIENCE_BANDS } from '#schema/options/experience.ts';
import { PAY_LAKHS } from '#schema/options/payLakhs.ts';
import { SALARY_RANGE_FACTS, SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { LEADS, SUFFIXES } from './conditions.ts';
import type { ValueSet } from './segments.ts';
import { SentenceText } from './sentenceText.ts';
import { keysOf } from './tokens.ts';
import type { BandWord } from './words/language.ts';

/** The values of a dimension that a span of numbers covers; empty if the span cuts through one of them. */
export interface BandReading {
  length: number;
  sets: ValueSet[];
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

const PAY_NOUNS = keysOf(
  'pay salary wage package ctc वेतन सैलरी तनख्वाह vetan tankhwah sueldo salario',
);
/** Verbs of applicants: what they expect is not what a job pays. */
const EXPECTING = keysOf('expecting expect wanting want');
const OFFERING = keysOf('offering offered');
const THOSE = keysOf('वाली wala wale wali');
const LINKS = [
  ...EXPECTING,
  ...keysOf('with having a an the of is for are paying offering offered pay का ka'),
  ...THOSE,
];
const JOINTS = ['-', 'to', 'and', 'से', 'और', 'se', 'aur', 'a', 'y'];

interface Amount {
  length: number;
  sets: ValueSet[];
  isPay: boolean;
}

/** Reads "above 12 lakh", "3-5 years of experience" or "51-200 employees". */
export class BandReader extends SentenceText {
  read(at: number): BandReading | null {
    // "With a salary of": the noun may come first.
    let lead = at;
    while (this.isOne(lead, LINKS) && lead - at < 3 && !this.isPay(lead)) lead += 1;
    const isExpected = this.tokens.slice(at, lead).some(({ key }) => EXPECTING.includes(key));
    const isOffered = this.tokens.slice(at, lead).some(({ key }) => OFFERING.includes(key));
    const hasPay = this.isPay(lead);
    if (hasPay) {
      lead += 1;
      while (this.isOne(lead, LINKS) && lead - at < 5) lead += 1;
    } else if (!isExpected && !isOffered) lead = at;
    const experience = hasPay ? 0 : this.bandLength('experience', at);
    const start =
      lead + (experience > 0 ? experience + (this.keyAt(at + experience) === 'of' ? 1 : 0) : 0);
    const found = this.amount(start, experience > 0);
    if (!found || ((hasPay || isOffered) && !found.isPay)) return null;
    const sets =
      isExpected && found.isPay
        ? found.sets.filter(({ dimension }) => dimension.startsWith('expected_pay'))
        : found.sets;
    const hasNoun = hasPay || isExpected || isOffered;
    return { sets, length: start - at + found.length, hasNoun };
  }

  private isPay = (at: number) => this.isOne(at, PAY_NOUNS);
  private between = (at: number) =>
    this.words.time.between.find((keys) => keys.length === 1 && keys[0] === this.tokens[at]?.key)
      ?.length ?? 0;

  private amount(at: number, hasExperience: boolean): Amount | null {
    const between = this.between(at);
    const before = this.testAt(LEADS, at);
    const lead = Math.max(between, before?.length ?? 0);
    let next = at + lead;
    const first = this.number(next);
    if (first === null) return null;
    next += 1;
    const firstUnit = this.unit(next);
    const joint = this.isOne(next + firstUnit.length, JOINTS);
    const second = joint ? this.number(next + firstUnit.length + 1) : null;
    // "8+ years", "8 or more years".
    const plus = this.keyAt(next) === '+' ? 1 : this.bandLength('atLeastAfter', next);
    const isPlusFirst = this.unit(next + plus).kind ? plus : 0;
    if (second !== null) next += firstUnit.length + 2;
    else next += isPlusFirst;
    const unit = this.unit(next);
    if (!unit.kind) return null;
    next += unit.length;
    const suffix = this.testAt(SUFFIXES, next);
    const after = suffix?.length ?? 0;
    if (unit.kind === 'years' || unit.kind === 'months') {
      const noun = this.bandLength('experience', next);
      const afterNoun = noun === 0 ? this.bandLength('experience', next + after) : 0;
      if (!hasExperience && noun + afterNoun === 0) return null;
      next += noun + (noun > 0 ? this.bandLength('atLeastAfter', next + noun) : after + afterNoun);
    } else next += after;
    if (unit.kind === 'lakh') next += this.payNounLength(next);
    const test = isPlusFirst > 0 ? 'at_least' : (suffix ?? before)?.test;
    const scale = unit.kind === 'years' ? 12 : 1;
    const whole = unit.kind === 'employees' ? 1 : 0;
    let [from, to]: [number, number | null] = [Number.NaN, null];
    if (second !== null) [from, to] = [first * scale, second * scale + whole];
    else if (test === 'at_least') from = first * scale;
    else if (test === 'more_than') from = first * scale + whole;
    else if (test === 'less_than') [from, to] = [0, first * scale];
    else if (test === 'at_most') [from, to] = [0, first * scale + whole];
    const all: readonly (readonly [readonly Step[], readonly string[]])[] =
      unit.kind === 'lakh'
        ? [
            [PAY, ['pay_band', 'expected_pay_band']],
            [PAY_LAKHS, ['pay_lakhs', 'expected_pay_lakhs']],
          ]
        : unit.kind === 'employees'
          ? [[SIZES, ['company_size']]]
          : [[EXPERIENCE, ['experience_band', 'seeker_experience']]];
    const [keys, dimensions] = all
      .map(([steps, of]) => [coveredKeys(steps, from, to), of] as const)
      .find(([covered]) => covered.length > 0) ?? [[], []];
    const named = dimensions.filter((key) => this.words.dimensionOf(key));
    return {
      length: next - at,
      isPay: unit.kind === 'lakh',
      sets: named.map((dimension) => ({ dimension, keys })),
    };
  }

  /** How many words name pay, with the "वाली" after it: "12 लाख से ज़्यादा वेतन वाली". */
  private payNounLength(at: number): number {
    if (!this.isPay(at)) return 0;
    return this.isOne(at + 1, THOSE) ? 2 : 1;
  }

  private unit(at: number): { kind: BandWord | null; length: number } {
    for (const kind of ['lakh', 'years', 'months', 'employees'] as const) {
      const length = this.bandLength(kind, at);
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
