import type { BuilderState } from '../question/builderState.ts';
import { obstacleToDimension } from '../question/fieldObstacles.ts';
import type {
  ModelDimension,
  ModelSegment,
} from '#client/pages/admin/analytics/builder/question/model.ts';

/** The dimension that a new filter begins with: one with text values, because others are unlikely first choices. */
export const firstFilterable = (dimensions: readonly ModelDimension[]) =>
  dimensions.find(({ kind }) => kind === 'TEXT') ?? dimensions[0];

/** The dimensions that every measure of the question can be filtered by. Time is covered by the range. */
export function filterable({ model, question, filtersTime }: BuilderState): ModelDimension[] {
  return model.dimensions.filter(
    (one) =>
      (filtersTime || one.kind !== 'TIME') && !obstacleToDimension(model, question, one, true),
  );
}

/** The segments that every measure of the question can be filtered by. */
export function fittingSegments({ model, question }: BuilderState): ModelSegment[] {
  const measures = question.query.measures.flatMap((key) => model.measureOf(key) ?? []);
  return model.segments.filter(({ noun }) =>
    measures.every(({ segmentNouns }) => segmentNouns.includes(noun)),
  );
}
