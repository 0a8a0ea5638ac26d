import { useTranslations } from 'use-intl';
import { monthlyPay, yearlyPay } from '#schema/salary/shownPay.ts';
import type { Salary } from '#schema/salary/certainPay.ts';

/**
 * A salary as cards show it, with the monthly amount if pay was given per month: "₹3L a year · About ₹25,000 a month".
 */
export function useSalaryText(): (salary: Salary) => string {
  const t = useTranslations('jobFacts');
  return ({ min, max, period }) => {
    const pay = yearlyPay(min, max);
    if (!pay) return t('pay.undisclosed');
    const { shape, ...amounts } = pay;
    const year = t(`pay.${shape}`, amounts);
    if (period === 'year') return year;
    return `${year} · ${t(`payByMonth.${shape}`, monthlyPay(min, max))}`;
  };
}
