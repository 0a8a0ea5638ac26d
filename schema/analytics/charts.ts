/** The ways to draw a result. */
export const CHART_KINDS = [
  'line',
  'bar',
  'stacked_bar',
  'table',
  'pivot',
  'number',
  'funnel',
  'map',
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const isChartKind = (text: string): text is ChartKind =>
  (CHART_KINDS as readonly string[]).includes(text);

interface Shape {
  measures: readonly string[];
  dimensions: readonly string[];
  pivot?: string | null | undefined;
}

/** The best chart for a query if the user has not chosen one. */
export function fittingChart({ measures, dimensions, pivot }: Shape): ChartKind {
  if (pivot) return 'pivot';
  if (dimensions.length === 0) return measures.length > 1 ? 'table' : 'number';
  if (dimensions.length === 1 && dimensions[0] === 'time') return 'line';
  if (dimensions.length === 1) return 'bar';
  if (dimensions.length === 2 && dimensions.includes('time')) return 'line';
  return 'table';
}

interface DrawnShape extends Shape {
  totals?: boolean | null | undefined;
}

/** Whether a result of this shape can be drawn this way. */
const SUITS: Record<ChartKind, (query: DrawnShape) => boolean> = {
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

export const suitsChart = (chart: ChartKind, query: DrawnShape): boolean => SUITS[chart](query);
