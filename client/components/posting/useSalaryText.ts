import { useTranslations } from 'use-intl';
import { yearlyPay } from '#schema/salary/shownPay.ts';
import type { Salary } from '#schema/salary/certainPay.ts';

/** A salary for the period that the employer used; monthly pay with the year: "₹18,000 a month · ₹2.2L a year". */
export function useSalaryText(): (salary: Salary) => string {
  const t = useTranslations('addJob');
  const facts = useTranslations('jobFacts');
  return ({ min, max, period }) => {
    const pay = yearlyPay(min, max);
    if (!pay) return facts('pay.undisclosed');
    const { shape, ...amounts } = pay;
    const year = facts(`pay.${shape}`, amounts);
    if (period === 'year') return year;
    const month = { low: byMonth(min ?? max!), high: byMonth(max ?? min!) };
    return `${t(`salary.byMonth.${shape}`, month)} · ${year}`;
  };
}

const byMonth = (yearly: number) => Math.round(yearly / 12);
