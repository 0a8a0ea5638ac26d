import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';

/**
 * $1 the user. Shared reports, dashboards and segments stay, without an owner. Private ones are deleted, with their
 * schedules, and so are the alerts.
 */
const LEAVING = [
  statement('report-leaver-alerts', 'delete from figure_alerts where user_id = $1'),
  statement('report-leaver-schedules', 'delete from analytics_schedules where user_id = $1'),
  statement(
    'report-leaver-boards-delete',
    `delete from analytics_dashboards
      where owner_id = $1 and (not is_shared or deleted_at is not null)`,
  ),
  statement(
    'report-leaver-boards-keep',
    'update analytics_dashboards set owner_id = null where owner_id = $1',
  ),
  statement(
    'report-leaver-reports-delete',
    `delete from analytics_reports
      where owner_id = $1 and (not is_shared or deleted_at is not null)`,
  ),
  statement(
    'report-leaver-reports-keep',
    'update analytics_reports set owner_id = null where owner_id = $1',
  ),
  statement(
    'report-leaver-segments-delete',
    'delete from analytics_segments where owner_id = $1 and not is_shared',
  ),
  statement(
    'report-leaver-segments-keep',
    'update analytics_segments set owner_id = null where owner_id = $1',
  ),
] as const;

/** Runs when a user is no longer an administrator. */
export async function leaveReports(em: EntityManager, userId: string): Promise<void> {
  for (const one of LEAVING) await writeIn(em, one, [userId]);
}
