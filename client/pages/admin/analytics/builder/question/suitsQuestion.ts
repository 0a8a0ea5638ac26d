import type { ChartKind } from '#schema/analytics/charts.ts';
import type { BuiltQuery } from './question.ts';

/** Whether the result can be drawn this way. A kind that no longer suits is dropped while the question changes. */
const SUITS: Record<ChartKind, (query: BuiltQuery) => boolean> = {
  line: ({ dimensions }) => dimensions.includes('time'),
  bar: ({ dimensions }) => dimensions.length > 0,
  stacked_bar: ({ dimensions }) => dimensions.length > 0,
  table: () => true,
  pivot: ({ dimensions }) => dimensions.length > 1,
  number: ({ dimensions, totals }) => dimensions.length === 0 || totals === true,
  funnel: ({ dimensions, measures }) =>
    dimensions.length === 0 ? measures.length > 1 : dimensions.length === 1,
  map: ({ dimensions }) => dimensions.length === 1 && /(^|_)state$/.test(dimensions[0]!),
};

export const suitsQuestion = (chart: ChartKind, query: BuiltQuery): boolean => SUITS[chart](query);
