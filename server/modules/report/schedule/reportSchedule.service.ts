import type { Context } from '#server/graphql/context.ts';
import { SCHEDULES } from './reportSchedule.reads.ts';
import type { AnalyticsSchedule } from './reportSchedule.type.ts';

/** The caller's own schedule of each report. */
export async function schedulesByReport(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(AnalyticsSchedule | null)[]> {
  const rows = await services.database.read<AnalyticsSchedule>(SCHEDULES, [viewer!.userId, ids]);
  const byReport = new Map(rows.map((row) => [row.reportId, row]));
  return ids.map((id) => byReport.get(id) ?? null);
}
