import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * `?` is the user. Shared reports and dashboards stay, without an owner. Private ones are deleted, with their
 * schedules.
 */
const LEAVING = [
  'delete from analytics_schedules where user_id = ?',
  ...['analytics_dashboards', 'analytics_reports'].flatMap((table) => [
    `delete from ${table} where owner_id = ? and (not is_shared or deleted_at is not null)`,
    `update ${table} set owner_id = null where owner_id = ?`,
  ]),
];

/** Runs when a user is no longer an administrator. */
export async function leaveReports(em: EntityManager, userId: string): Promise<void> {
  for (const statement of LEAVING) await em.execute(statement, [userId]);
}
