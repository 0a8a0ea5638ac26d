import { withUnitOf, WRITTEN_OUT, type Figure, type Statement } from './salaryFigures.ts';
import { LAKH } from './salaryWords.ts';

/** Pay that a text states unambiguously: whole rupees per year, and the period it was stated for. */
export interface Salary {
  /** Null if the text states no minimum. */
  min: number | null;
  /** Null if the text states no maximum. */
  max: number | null;
  /** As stated by the employer; a monthly amount is a twelfth of the yearly one. */
  period: 'month' | 'year';
}

export const MONTHS = 12;
/** A year holds twelve months, but the ends of a range differ. */
const MONTHS_AT_LEAST = 10;
export const LEAST_MONTHLY = 1_000;
/** Outside these bounds an amount is a typo rather than yearly pay, and so not certain. */
const LEAST_YEARLY = 10_000;
const MOST_YEARLY = 100_000_000;
/** A range whose upper end is more than this many times the lower one is a typo: "50 - 8,00,000". */
const WIDEST = 30;
/** Less after a word that may belong to the first number: "PF 1800 - 15,000 per month". */
const WIDEST_AFTER_WORD = 5;
/** From here on, a full number without a period is yearly pay; a smaller one could be monthly. */
const SURELY_YEARLY = 3 * LAKH;
const SURELY_YEARLY_LAKHS = 2 * LAKH;
/** A range must start at least here: "1-2 lakh" could be monthly. */
const SURELY_YEARLY_RANGE = 1.5 * LAKH;
/** Two amounts that differ by less are the same pay: 41,667 a month and 5 LPA. */
const ROUNDING = 0.02;

/** "Min 5 LPA, max 8 LPA" is a range in two sentences. */
export function joined(statements: readonly Statement[]): Statement[] {
  const [first, second] = statements;
  if (statements.length !== 2 || !first || !second) return [...statements];
  const [low, lowRest] = first.figures;
  const [high, highRest] = second.figures;
  if (lowRest || highRest || low.bound !== 'least' || high.bound !== 'most') return [...statements];
  return [
    {
      figures: [low, high],
      periods: [...first.periods, ...second.periods],
      earlier: first.earlier,
      isPeriodApart: first.isPeriodApart || second.isPeriodApart,
      isAfterWord: first.isAfterWord,
      label: first.label,
    },
  ];
}

/** Null if the statement leaves open what a year pays. */
export function certainPay(
  { figures, periods, isPeriodApart, isAfterWord }: Statement,
  assumed: Salary['period'] | null,
): Salary | null {
  const [stated = null, ...others] = new Set(periods);
  if (others.length > 0 || (stated !== null && stated !== 'month' && stated !== 'year'))
    return null;
  const amounts = figures.length === 2 ? rangeOf(...figures) : oneOf(figures[0]);
  if (!amounts) return null;
  const [min, max] = amounts;
  if (isAfterWord && min !== null && max !== null && max > min * WIDEST_AFTER_WORD) return null;
  if (stated === 'month' && isPeriodApart && isSurelyYearly(figures, amounts)) return null;
  const period = stated ?? assumed ?? (isSurelyYearly(figures, amounts) ? 'year' : null);
  if (!period) return null;
  return withinReason(amounts, period);
}

type Ends = [min: number | null, max: number | null];

function oneOf(figure: Figure): Ends | null {
  const amount = alone(figure);
  if (amount === null) return null;
  if (figure.bound === 'least') return [amount, null];
  if (figure.bound === 'most') return [null, amount];
  return [amount, amount];
}

function rangeOf(low: Figure, high: Figure): Ends | null {
  if (low.bound === 'most' || high.bound === 'least') return null;
  const [least, most] = [withUnitOf(high, low), withUnitOf(low, high)];
  const min = low.value === 0 ? 0 : alone(least);
  const max = alone(most);
  if (min === null || max === null || min > max) return null;
  if (min === 0) return [null, max];
  // "30k - 4 LPA": monthly and yearly pay can look like this, even if a period is named at the end.
  const mayMixPeriods = isInLakhs(least) !== isInLakhs(most) && max > min * MONTHS_AT_LEAST;
  return max <= min * WIDEST && !mayMixPeriods ? [min, max] : null;
}

function alone({ value, unit }: Figure): number | null {
  if (unit === null) return value >= LEAST_MONTHLY ? value : null;
  return value >= WRITTEN_OUT && unit === LAKH ? value : value * unit;
}

function isInLakhs({ unit }: Figure): boolean {
  return unit !== null && unit >= LAKH;
}

/** Lakhs and crores without a period are yearly, as is customary; plain rupees only if the number is large. */
function isSurelyYearly(figures: readonly Figure[], [min, max]: Ends): boolean {
  const inLakhs = figures.every(({ unit }) => unit === null || unit >= LAKH);
  const anyUnit = figures.some(({ unit }) => unit !== null);
  const from = inLakhs && anyUnit ? SURELY_YEARLY_LAKHS : SURELY_YEARLY;
  if (min === null || max === null) return (min ?? max ?? 0) >= from;
  return max >= from && (figures.length === 1 || min >= SURELY_YEARLY_RANGE);
}

function withinReason([min, max]: Ends, period: 'month' | 'year'): Salary | null {
  const times = period === 'month' ? MONTHS : 1;
  const yearly = (amount: number | null) => amount && Math.round(amount * times);
  const salary = { min: yearly(min), max: yearly(max), period };
  const ends = [salary.min, salary.max].filter((end) => end !== null);
  const least = period === 'month' ? LEAST_MONTHLY * MONTHS : LEAST_YEARLY;
  return ends.length > 0 && ends.every((end) => end >= least && end <= MOST_YEARLY) ? salary : null;
}

export function isSamePay(one: Salary, other: Salary): boolean {
  return isNear(one.min, other.min) && isNear(one.max, other.max);
}

function isNear(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= Math.max(one, other) * ROUNDING;
}
