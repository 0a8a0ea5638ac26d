import type { chartKinds } from '#client/components/analytics/charts/chartKinds.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';

type ChartName = (typeof chartKinds)[number]['kind'];

/** As GraphQL and the charts call it. */
export const chartName = (chart: ChartKind): ChartName => chart.toUpperCase() as ChartName;
