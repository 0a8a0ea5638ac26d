import { useFormatter, useTranslations } from 'use-intl';
import { FIGURE_ALERT_NAME_MAX } from '#schema/options/figureAlerts.ts';
import { amountOf, type AlertForm } from './alertForm.ts';

/** "Applications above 100": a name that says what the alert is about. */
export function useSuggestedName(
  form: AlertForm,
  measure: { name: string } | undefined,
  groups: string,
): string {
  const t = useTranslations('figureAlerts');
  const format = useFormatter();
  const { kind, direction, isPercent, isPerGroup } = form;
  const amount = amountOf(form);
  if (!measure) return '';
  if (kind !== 'unusual' && amount === null) return measure.name;
  const number = format.number(amount ?? 0, { maximumFractionDigits: 2 });
  const said = kind === 'change' && isPercent ? t('suggest.percent', { amount: number }) : number;
  const name = t(`suggest.${kind}.${direction}` as 'suggest.change.above', {
    measure: measure.name,
    amount: said,
  });
  return (isPerGroup ? t('suggest.groups', { name, groups }) : name).slice(0, FIGURE_ALERT_NAME_MAX);
}
