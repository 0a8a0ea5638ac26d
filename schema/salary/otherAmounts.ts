import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import { LEAST_MONTHLY, MONTHS, type Salary } from './certainPay.ts';
import { withUnitOf, WRITTEN_OUT, type Figure, type Statement } from './salaryFigures.ts';
import { LAKH } from './salaryWords.ts';

/** A statement of certain pay. */
export interface Pay extends Statement {
  salary: Salary;
}

/** How often a year holds each period, for a rough comparison. */
const A_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  year: 1,
  month: MONTHS,
  week: 52,
  day: 300,
  hour: 2_500,
};
/** Amounts that differ by a larger factor are not the pay of two people with one job. */
const SIMILAR = 5;
/** The same for numbers without a unit, which are rarely pay. */
const SIMILAR_BARE = 2.5;
/** Less for a day or an hour is a count: "8 hours". */
const LEAST_OF_A_DAY = 20;
/** An amount from here on is money to sell or spend, if the pay next to it is far smaller. */
const TURNOVER = 100 * LAKH;
const FAR_SMALLER = 8;

const inRupees = ({ value, unit }: Figure) => value * (unit ?? 1);

/** Whatever the periods. */
function isSameAmount({ figures }: Statement, other: Statement): boolean {
  return (
    figures.length === other.figures.length &&
    figures.every((figure, at) => inRupees(figure) === inRupees(other.figures[at]!))
  );
}

/** "12 lakh per month or 12 LPA" is a typo, and neither amount is turnover. */
export function withoutTurnover(pays: readonly Pay[]): Pay[] {
  const tops = pays.map(({ salary }) => salary.max ?? salary.min!);
  const least = Math.min(...tops);
  return pays.filter(
    (pay, at) =>
      tops[at]! < TURNOVER ||
      tops[at]! < least * FAR_SMALLER ||
      pays.some((other) => other !== pay && isSameAmount(other, pay)),
  );
}

/** "20,000 (twenty thousand) per month". */
export const repeats = (statement: Statement, pay: Pay) =>
  statement.periods.length === 0 && isSameAmount(statement, pay);

/** Between a daily rate and the monthly pay that follows from it: "500 a day, i.e. 15,000 per month". */
const THAT_IS =
  /(?<!\p{L})(?:i\.?e\.?|that\s+is|means|equals|matlab|yaa?ni|यानी|यानि|मतलब)(?![\p{L}\p{M}])|[=(@]/iu;
const DAYS_OF_WORK = { least: 24, most: 31 };

export function isDailyRate({ figures, periods, label }: Statement, pay: Pay, text: string) {
  const isByDay = periods.length === 1 && periods[0] === 'day' && pay.salary.period === 'month';
  if (!isByDay || label === 'case' || figures.length !== pay.figures.length) return false;
  const days = figures.map((figure, at) => inRupees(pay.figures[at]!) / inRupees(figure));
  return (
    THAT_IS.test(text) &&
    days.every((each) => each >= DAYS_OF_WORK.least && each <= DAYS_OF_WORK.most)
  );
}

/**
 * Whether a figure that is not certain pay may be what another person gets: "helper 12k, operator 16k per month".
 * Otherwise it is an allowance, a count, a time of day or an address.
 */
export function mayAlsoBePay(
  { figures, periods, label }: Statement,
  pay: Pay,
  isBefore: boolean,
): boolean {
  const isUnnamed = label === null && periods.length === 0;
  // "Diwali gift 5,000, salary 15k per month".
  if (pay.label === 'pay' && isUnnamed) return false;
  const isBare = figures.every(({ value, unit }) => unit === null && value < LEAST_MONTHLY);
  const isLong = periods.every((period) => period === 'month' || period === 'year');
  const [low, high = low] = figures;
  if (isBare && isLong) {
    const unit = (pay.figures[1] ?? pay.figures[0]).unit;
    // The unit is written at the last of several amounts: "16k per month, candidates between 21 and 30".
    if (isUnnamed && !isBefore) return false;
    // Full rupees leave nothing out: "20,000 per month, counter 12". A range that falls is a time: "10-7".
    if (unit === null || (figures.length === 2 && low.value >= high.value)) return false;
    const scale = unit * A_YEAR[pay.salary.period];
    return isSimilar([low.value * scale, high.value * scale], pay, SIMILAR_BARE);
  }
  if (isBare && low.value < LEAST_OF_A_DAY) return false;
  const amounts = figures.map((figure, at) => {
    const { value, unit } = withUnitOf(figures[1 - at] ?? figure, figure);
    return value >= WRITTEN_OUT ? value : value * (unit ?? 1);
  });
  const spans = periods.length > 0 ? periods : (['month', 'year'] as const);
  return spans.some((span) =>
    isSimilar(
      amounts.map((each) => each * A_YEAR[span]),
      pay,
      SIMILAR,
    ),
  );
}

function isSimilar(yearly: readonly number[], { salary }: Pay, factor: number): boolean {
  const least = salary.min ?? salary.max!;
  const most = salary.max ?? least;
  return Math.max(...yearly) * factor >= least && Math.min(...yearly) <= most * factor;
}
