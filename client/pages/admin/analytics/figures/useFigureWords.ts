import { useFormatter, useTranslations } from 'use-intl';
import type { Unit } from '#client/components/analytics/charts/chartAnswer.ts';
import { useFigures } from '#client/components/analytics/charts/words/useFigures.ts';
import type { Figure } from '#schema/analytics/figures/figure.ts';

/** Formats a figure and its change. */
export function useFigureWords() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const figures = useFigures();
  const signed = (change: number) =>
    format.number(change, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return {
    value({ unit, compares }: Figure, value: number) {
      return compares === 'rate'
        ? t('figures.value.percent', { value: signed(value) })
        : figures.exact(value, unit.toUpperCase() as Unit);
    },
    /** Null when there is nothing to compare with. */
    change({ compares }: Figure, change: number | null, days: number) {
      if (compares === 'rate') return t('figures.change.rate', { days });
      return change === null
        ? null
        : t(`figures.change.${compares}`, { change: signed(change), days });
    },
  };
}
