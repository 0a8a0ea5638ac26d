import { segmentIdsIn } from '#schema/analytics/segments.ts';
import { DIMENSIONS_MAX, MEASURES_MAX } from '#schema/analytics/query.ts';
import { dimensionsIn, type Question } from './question.ts';
import type { Model, ModelDimension, ModelMeasure } from './model.ts';

/** Why it cannot be added; null if it can. */
export type Obstacle =
  | { why: 'tooMany'; most: number }
  | { why: 'saysNothing'; about: string }
  | null;

export function obstacleToMeasure(
  model: Model,
  { query }: Question,
  measure: ModelMeasure,
): Obstacle {
  if (query.measures.length >= MEASURES_MAX) return { why: 'tooMany', most: MEASURES_MAX };
  const asked = [...query.dimensions, ...dimensionsIn(query.filter)];
  const strange = asked.find((key) => !measure.dimensions.includes(key));
  const segment = segmentIdsIn(query.filter)
    .flatMap((id) => model.segmentOf(id) ?? [])
    .find(({ noun }) => !measure.segmentNouns.includes(noun));
  const name = strange ? (model.dimensionOf(strange)?.name ?? strange) : segment?.name;
  return name ? { why: 'saysNothing', about: name } : null;
}

export function obstacleToDimension(
  model: Model,
  { query }: Question,
  dimension: ModelDimension,
  asFilter = false,
): Obstacle {
  if (!asFilter && query.dimensions.length >= DIMENSIONS_MAX)
    return { why: 'tooMany', most: DIMENSIONS_MAX };
  const strange = query.measures.find(
    (key) => !(model.measureOf(key)?.dimensions.includes(dimension.key) ?? true),
  );
  const name = strange && (model.measureOf(strange)?.name ?? strange);
  return name ? { why: 'saysNothing', about: name } : null;
}
