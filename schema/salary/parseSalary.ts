import { withoutPayday } from './extraPay.ts';
import { plainSalaryText } from './salaryText.ts';
import { certainPay, isSamePay, joined, type Salary } from './certainPay.ts';
import { isDailyRate, mayAlsoBePay, repeats, withoutTurnover, type Pay } from './otherAmounts.ts';
import { statementsOf, type Statement } from './salaryFigures.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import { tokensOf } from './salaryTokens.ts';

/**
 * What a salary text states unambiguously, or null: never a guess, and never monthly pay read as yearly. If the
 * question names the period ("expected CTC"), the answer need not: the period is `assumed`.
 */
export function parseSalary(
  text: string | null | undefined,
  assumed: Salary['period'] | null = null,
): Salary | null {
  const statements = statementsIn(text ?? '');
  if (statements.length === 0) return null;
  const all = joined(statements).map((statement) => ({
    ...statement,
    salary: certainPay(statement, assumed),
  }));
  // "5k for 3 months, then 4-5 LPA".
  if (all.some(({ label }, at) => at > 0 && label === 'later')) return null;
  const pays = withoutTurnover(all.filter((each): each is Pay => each.salary !== null));
  const [first, ...others] = pays;
  if (!first || !others.every(({ salary }) => isSamePay(first.salary, salary))) return null;
  const unread = [...all.entries()].filter(
    ([, each]) =>
      each.salary === null && !repeats(each, first) && !isDailyRate(each, first, text ?? ''),
  );
  const isBeforePay = (at: number) => at < all.findIndex((each) => each === first);
  if (unread.some(([at, each]) => mayAlsoBePay(each, first, isBeforePay(at)))) return null;
  // "5 days a month, 3,00,000": the month may be that of the pay.
  if (isInFull(first) && unread.some(([, each]) => namesMonth(each))) return null;
  // If several figures agree, the one with a written period shows how the employer put it.
  return (pays.find(({ periods }) => periods.length > 0) ?? first).salary;
}

/** Plain rupees without a period. */
const isInFull = ({ figures, periods }: Statement) =>
  periods.length === 0 && figures.every(({ unit }) => unit === null);

const namesMonth = ({ periods, earlier }: Statement) => [...periods, ...earlier].includes('month');

/** A payday only counts as a period if the pay needs one: "15,000 paid monthly", but not "3.6 lakhs, paid monthly". */
function statementsIn(text: string): Statement[] {
  const rest = withoutPayday(text);
  const measured = rest === null ? [] : statementsIn(rest);
  if (measured.some((each) => each.periods.length > 0 || certainPay(each, null))) return measured;
  const plain = plainSalaryText(text);
  const tokens = plain && tokensOf(plain);
  return (tokens && statementsOf(tokens)) || [];
}

/** The period named by a text, even if the amount says nothing certain about a year: "₹500 per day". */
export function salaryPeriod(text: string | null | undefined): SalaryPeriod | null {
  const salary = parseSalary(text);
  if (salary) return salary.period;
  const periods = new Set(statementsIn(text ?? '').flatMap(({ periods: named }) => named));
  return periods.size === 1 ? [...periods][0]! : null;
}
