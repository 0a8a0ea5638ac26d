import type { Salary } from '#schema/salary/certainPay.ts';
import { parseSalary } from '#schema/salary/parseSalary.ts';

interface SuggestedReading {
  means: 'monthly' | 'yearly' | 'lakhs';
  /** The text to put in the box if this reading is chosen. */
  text: string;
  salary: Salary;
}

export type SalaryFeedback =
  | { kind: 'empty' | 'words' | 'unread' }
  | { kind: 'read' | 'odd'; salary: Salary }
  | { kind: 'which' | 'unit'; offers: SuggestedReading[] };

const LAKH = 100_000;
/** Annual pay below this and monthly pay above this are probably mistakes. */
const LITTLE_A_YEAR = 1.2 * LAKH;
const MUCH_A_MONTH = 5 * LAKH * 12;

/** Feedback on a salary while typing: how it was understood, or what is unclear. */
export function salaryFeedback(typed: string): SalaryFeedback {
  const text = typed.trim();
  if (!text) return { kind: 'empty' };
  const salary = parseSalary(text);
  if (salary) return { kind: isUnusual(salary) ? 'odd' : 'read', salary };
  if (!/\p{Nd}/u.test(text)) return { kind: 'words' };
  const periods = [
    suggestReading('monthly', `${text} per month`),
    suggestReading('yearly', `${text} per year`),
  ];
  const which = periods.filter((found) => found !== null);
  if (which.length > 0) return { kind: 'which', offers: which };
  const inLakhs = suggestReading('lakhs', `${text} LPA`);
  return inLakhs ? { kind: 'unit', offers: [inLakhs] } : { kind: 'unread' };
}

function suggestReading(means: SuggestedReading['means'], text: string): SuggestedReading | null {
  const salary = parseSalary(text);
  return salary && { means, text, salary };
}

function isUnusual({ min, max, period }: Salary): boolean {
  const top = max ?? min ?? 0;
  return period === 'year' ? top < LITTLE_A_YEAR : top > MUCH_A_MONTH;
}
