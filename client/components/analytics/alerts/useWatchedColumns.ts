import type { Unit } from '#client/components/analytics/charts/chartAnswer.ts';
import { useCalculationName } from '#client/components/analytics/useCalculationName.ts';
import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import { watchedCalculations, type Watched } from './alertForm.ts';

export interface WatchedColumn {
  key: string;
  name: string;
  unit: Unit;
}

interface Measure {
  key: string;
  name: string;
  unit: Unit;
}

/** What an alert can watch: the measures of the question, and its calculations that do not need time. */
export function useWatchedColumns(
  watched: Watched,
  isPerGroup: boolean,
  model: readonly Measure[],
): WatchedColumn[] {
  const measures = model.map((one) => ({ ...one, key: one.key.toLowerCase() }));
  const find = (key: string | null | undefined) => measures.find((one) => one.key === key);
  const calculationName = useCalculationName((key) => find(key)?.name ?? key);
  const unitOf = ({ kind, unit, measure }: AnalyticsCalculation): Unit => {
    if (kind === 'formula') return (unit ?? 'ratio').toUpperCase() as Unit;
    return kind === 'share_of_total' ? 'PERCENT' : (find(measure)?.unit ?? 'NONE');
  };
  return [
    ...watched.query.measures.flatMap((key) => find(key) ?? []),
    ...watchedCalculations(watched, isPerGroup).map(({ key, calculation }) => ({
      key,
      name: calculationName(calculation),
      unit: unitOf(calculation),
    })),
  ];
}
