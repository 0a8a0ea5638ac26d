import { CALCULATION_KINDS, type CalculationKind } from '#schema/analytics/calculations.ts';
import type { BuilderState } from './builderState.ts';

/** The kinds of calculations, each with whether it makes sense for this measure of the question. */
export function fittingCalculations(
  { model, question }: Pick<BuilderState, 'model' | 'question'>,
  measure: string,
): { kind: CalculationKind; fits: boolean }[] {
  const { dimensions } = question.query;
  const { isAdditive = true, isStock = false } = model.measureOf(measure) ?? {};
  const hasTime = dimensions.includes('time');
  const isOnlyTime = hasTime && dimensions.length === 1;
  const fits: Record<CalculationKind, boolean> = {
    share_of_total: dimensions.length > 0 && isAdditive && !(isStock && isOnlyTime),
    running_total: hasTime && isAdditive && !isStock,
    moving_average: hasTime,
    difference_from_target: true,
    formula: true,
  };
  return CALCULATION_KINDS.map((kind) => ({ kind, fits: fits[kind] }));
}
