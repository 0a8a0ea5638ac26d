import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import { BUCKETS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { ShownFigure } from './FigureRows.tsx';

/** One of the lists behind a calculated figure. */
export interface RowsChoice {
  /** A measure, or the part or the whole of a share. */
  is: 'measure' | 'part' | 'whole';
  figure: Pick<AnalyticsFigureQuestion, 'measure' | 'group' | 'steps'>;
}

/** The lists of rows behind a calculated figure, which has none itself. Empty for other figures. */
export function listsBehind(
  query: AnalyticsQuery,
  { calculated, group = [] }: Pick<ShownFigure, 'calculated' | 'group'>,
): RowsChoice[] {
  const calculation = query.calculations?.[(calculated?.number ?? 0) - 1];
  if (!calculated || !calculation) return [];
  const { measures, isOfStock } = calculated;
  const [measure] = measures;
  switch (calculation.kind) {
    case 'formula':
      return measures.map((one) => ({ is: 'measure', figure: { measure: one, group } }));
    case 'share_of_total': {
      const hasGroups = query.dimensions?.some((dimension) => dimension !== 'time');
      const whole = hasGroups ? group.filter(({ dimension }) => dimension === 'time') : [];
      const part: RowsChoice = { is: 'part', figure: { measure, group } };
      // With conditions, the total covers only the groups that meet them, and no list is limited to those.
      if (query.having?.length || group.length === 0) return [part];
      return [part, { is: 'whole', figure: { measure, group: whole } }];
    }
    case 'running_total':
      return [{ is: 'measure', figure: { measure, group, steps: BUCKETS_MAX } }];
    case 'moving_average': {
      const steps = isOfStock ? null : calculation.steps;
      return [{ is: 'measure', figure: { measure, group, steps } }];
    }
    case 'difference_from_target':
      return [{ is: 'measure', figure: { measure, group } }];
  }
}
