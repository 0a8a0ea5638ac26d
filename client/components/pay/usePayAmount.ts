import { useTranslations } from 'use-intl';
import { yearlyPay } from '#schema/salary/shownPay.ts';

/** An amount of rupees, short enough for a chart: "₹3.6L". */
export function usePayAmount(): (rupees: number) => string {
  const t = useTranslations('pay');
  return (rupees) => {
    const { unit, low: amount } = yearlyPay(rupees, rupees)!;
    return t('amount', { unit, amount });
  };
}
