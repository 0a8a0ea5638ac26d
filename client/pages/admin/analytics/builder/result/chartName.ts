import type { chartKinds } from '#client/components/analytics/charts/chartKinds.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';

type ChartName = (typeof chartKinds)[number]['kind'];

/** The name GraphQL and the charts use. */
export const chartName = (chart: ChartKind): ChartName => chart.toUpperCase() as ChartName;
