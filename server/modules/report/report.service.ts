import { isChartKind } from '#schema/analytics/charts.ts';
import type { ReportScope } from '#schema/options/reports.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { missingReport } from './lockReport.service.ts';
import { REPORTS, REPORTS_BY_ID } from './report.sql.ts';
import type { AnalyticsReport } from './report.type.ts';

export async function listReports(
  { services, viewer }: Context,
  scope: ReportScope,
): Promise<AnalyticsReport[]> {
  const rows = await services.database.read(REPORTS, [viewer!.userId, scope]);
  return rows.map(withKnownChart);
}

/** Null if it does not exist or is private to another user. */
export async function readReport(ctx: Context, id: string): Promise<AnalyticsReport | null> {
  return isId(id) ? loaderOf(ctx, reportsById).load(id) : null;
}

export async function requireReport(ctx: Context, id: string): Promise<AnalyticsReport> {
  const [report] = isId(id) ? await reportsById(ctx, [id]) : [];
  if (!report) throw missingReport(ctx);
  return report;
}

export async function reportsById(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(AnalyticsReport | null)[]> {
  const rows = await services.database.read(REPORTS_BY_ID, [viewer!.userId, ids]);
  const byId = new Map(rows.map((row) => [row.id, withKnownChart(row)]));
  return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
}

/** Falls back to a table if the chart type no longer exists. */
function withKnownChart({ chart, ...report }: RowOf<typeof REPORTS>): AnalyticsReport {
  return { ...report, chart: isChartKind(chart) ? chart : 'table' };
}
