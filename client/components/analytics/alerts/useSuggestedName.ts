import { useFormatter, useTranslations } from 'use-intl';
import { amountOf, type AlertForm } from './alertForm.ts';

/** "Applications above 100": a name that says what the alert is about. */
export function useSuggestedName(form: AlertForm, measure: { name: string } | undefined): string {
  const t = useTranslations('figureAlerts');
  const format = useFormatter();
  const { kind, direction, isPercent } = form;
  const amount = amountOf(form);
  if (!measure) return '';
  if (kind !== 'unusual' && amount === null) return measure.name;
  const number = format.number(amount ?? 0, { maximumFractionDigits: 2 });
  const said = kind === 'change' && isPercent ? t('suggest.percent', { amount: number }) : number;
  return t(`suggest.${kind}.${direction}` as 'suggest.change.above', {
    measure: measure.name,
    amount: said,
  });
}
