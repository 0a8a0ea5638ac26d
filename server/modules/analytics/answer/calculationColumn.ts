import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import type { AnalyticsColumn } from '../analytics.type.ts';
import { comparabilityOfMeasure, measureOf, type MeasureKey } from '../model/measures.ts';
import type { Comparability } from '../model/past.ts';
import { namesFor } from '../modelFor.service.ts';
import type { ValidCalculation } from '../query/validateCalculations.ts';
import type { ValidQuery } from '../query/validateQuery.ts';
import { rowMeasuresIn } from '../rows/rowParts.ts';

/** The column of a calculation. It counts nothing itself: the rows are behind its measures. */
export function calculationColumn(
  calculation: ValidCalculation,
  number: number,
  validQuery: ValidQuery,
  locale: Locale,
): AnalyticsColumn {
  const measures = measuresOf(calculation);
  return {
    key: `CALCULATION_${number}`,
    ...namesOf(calculation, measures, locale),
    isAdditive: false,
    isStock: false,
    isWithinPrevious: false,
    timesStep: null,
    betterWhen: null,
    rowParts: [],
    rowMeasures: rowMeasuresIn(validQuery, measures),
  };
}

const measuresOf = (calculation: ValidCalculation): MeasureKey[] =>
  calculation.kind === 'formula' ? calculation.measures : [calculation.measure];

function namesOf(calculation: ValidCalculation, measures: readonly MeasureKey[], locale: Locale) {
  const t = translator(locale, 'analyticsModel');
  const names = namesFor(locale);
  const shared = {
    description: t(`calculation.${calculation.kind}.description`),
    source: [...new Set(measures.map((key) => names.measure(key).source))].join('; '),
    comparability: comparabilityOf(measures),
  };
  if (calculation.kind === 'formula')
    return { ...shared, name: calculation.name, unit: calculation.unit };
  const { unit } = measureOf(calculation.measure);
  return {
    ...shared,
    name: t(`calculation.${calculation.kind}.name`, {
      measure: names.measure(calculation.measure).name,
      ...('steps' in calculation && { steps: calculation.steps }),
      ...('target' in calculation && { target: calculation.target }),
    }),
    unit: calculation.kind === 'share_of_total' ? ('percent' as const) : unit,
  };
}

/** The past of a calculation is only as well known as that of its least known measure. */
function comparabilityOf(measures: readonly MeasureKey[]): Comparability {
  const all = measures.map((key) => comparabilityOfMeasure(measureOf(key)));
  return (['not_recorded', 'as_it_stood'] as const).find((one) => all.includes(one)) ?? 'settled';
}
