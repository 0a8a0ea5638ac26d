import type { Building } from '#client/pages/admin/analytics/builder/question/building.ts';
import { obstacleToDimension } from '#client/pages/admin/analytics/builder/question/fitting.ts';
import type { ModelDimension } from '#client/pages/admin/analytics/builder/question/model.ts';

/** What a new filter begins with: of the days of the week people seldom think first. */
export const firstFilterable = (dimensions: readonly ModelDimension[]) =>
  dimensions.find(({ kind }) => kind === 'TEXT') ?? dimensions[0];

/** What every measure of the question can be narrowed by; of time the range says enough. */
export function filterable({ model, question }: Building): ModelDimension[] {
  return model.dimensions.filter(
    (one) => one.kind !== 'TIME' && !obstacleToDimension(model, question, one, true),
  );
}
