import { useTranslations } from 'use-intl';
import { useCalculationName } from '#client/components/analytics/useCalculationName.ts';
import type { UnderstoodAs } from '#schema/analytics/typed/understood.ts';
import type { ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { useQuestionWords } from '#client/pages/admin/analytics/builder/question/useQuestionWords.ts';

/** The text of a chip for a part of the sentence that was understood. */
export function usePartWords(model: Model) {
  const t = useTranslations('typedQuestion');
  const analytics = useTranslations('analytics');
  const calculationName = useCalculationName(model.nameOf);
  const { filterWords, range, having } = useQuestionWords(model);
  return (means: UnderstoodAs): string => {
    switch (means.is) {
      case 'measure':
        return model.nameOf(means.key);
      case 'dimension': {
        const name =
          means.key === 'time' && means.grain
            ? analytics(`builder.grain.step.${means.grain}`)
            : model.nameOf(means.key);
        return t('part.by', { name });
      }
      case 'filter':
        return filterWords(means.filter);
      case 'conditions':
        return having({ measures: [], having: means.conditions });
      case 'range':
        return range({ measures: [], ...means.query });
      case 'compare':
        return t(`part.compare.${means.compare}`);
      case 'order': {
        const direction = means.descending ? ('highest' as const) : ('lowest' as const);
        return t(`part.${direction}`, { count: means.limit ?? 0 });
      }
      case 'chart':
        return analytics(`charts.kinds.${means.chart.toUpperCase() as ChartKind}.name`);
      case 'calculation':
        return calculationName(means.calculation);
      case 'totals':
        return t('part.totals');
    }
  };
}
