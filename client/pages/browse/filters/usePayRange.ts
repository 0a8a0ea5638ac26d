import { useTranslations } from 'use-intl';
import { yearlyPay } from '#schema/salary/shownPay.ts';

/** Yearly pay in words, by year or by month: "From ₹20,000 a month". */
export function usePayRange(by: 'month' | '') {
  const t = useTranslations('browse');
  const facts = useTranslations('jobFacts');
  return (from: number | null, to: number | null): string => {
    const pay = yearlyPay(from, to);
    if (!pay) return '';
    const { shape, ...amounts } = pay;
    if (by !== 'month') return facts(`pay.${shape}`, amounts);
    const monthly = (yearly: number | null) => Math.round((yearly ?? 0) / 12);
    const months = { low: monthly(from), high: monthly(to) };
    return t(`filters.payMonth.${shape === 'exact' ? 'range' : shape}`, months);
  };
}
