import { useFormatter, useTranslations } from 'use-intl';
import { FIGURE_ALERT_NAME_MAX } from '#schema/options/figureAlerts.ts';
import { amountOf, type AlertForm } from './alertForm.ts';
import type { WatchedColumn } from './useWatchedColumns.ts';

/** "Applications above 100": a name that says what the alert is about. */
export function useSuggestedName(
  form: AlertForm,
  measure: WatchedColumn | undefined,
  groups: string,
): string {
  const t = useTranslations('figureAlerts');
  const format = useFormatter();
  const { kind, direction, isPercent, isPerGroup } = form;
  const amount = amountOf(form);
  if (!measure) return '';
  if (kind !== 'unusual' && amount === null) return measure.name;
  const number = format.number(amount ?? 0, { maximumFractionDigits: 2 });
  const inPercent = kind === 'change' ? isPercent : measure.unit === 'PERCENT';
  const amountText = inPercent ? t('suggest.percent', { amount: number }) : number;
  const name = t(`suggest.${kind}.${direction}` as 'suggest.change.above', {
    measure: measure.name,
    amount: amountText,
  });
  const whole = isPerGroup ? t('suggest.groups', { name, groups: inside(groups) }) : name;
  return whole.slice(0, FIGURE_ALERT_NAME_MAX);
}

/** "Job type" as it is written within a sentence. */
const inside = (names: string) =>
  names.replaceAll(/(^|, | )(\p{Lu})(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
