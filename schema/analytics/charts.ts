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
