import { useTranslations } from 'use-intl';
import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';

/** "Hires per job", "Difference from a target (Hires)" */
export function useCalculationName(nameOf: (measure: string) => string) {
  const t = useTranslations('calculations');
  return (calculation: AnalyticsCalculation | undefined): string => {
    const { kind = 'formula', name, measure } = calculation ?? {};
    if (kind === 'formula') return name ?? t('kinds.formula');
    return `${t(`kinds.${kind}`)} (${nameOf(measure ?? '')})`;
  };
}
