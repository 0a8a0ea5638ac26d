import type { BuilderState } from '../question/builderState.ts';
import { obstacleToDimension, obstacleToMeasure } from '../question/fieldObstacles.ts';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';

/** Whether a shelf accepts the dragged field. A field it already has is only moved. */
export function acceptsField(
  { model, question }: BuilderState,
  shelf: string,
  { kind, key }: { kind: FieldKind; key: string },
): boolean {
  const { measures, dimensions } = question.query;
  if (kind === 'measure') {
    const measure = model.measureOf(key);
    if (shelf !== 'measure' || !measure) return false;
    return measures.includes(key) || !obstacleToMeasure(model, question, measure);
  }
  const dimension = model.dimensionOf(key);
  if (!dimension) return false;
  if (shelf === 'filter')
    return dimension.kind !== 'TIME' && !obstacleToDimension(model, question, dimension, true);
  if (shelf !== 'dimension') return false;
  return dimensions.includes(key) || !obstacleToDimension(model, question, dimension);
}
