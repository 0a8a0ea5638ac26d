import type { EntityManager } from '@mikro-orm/postgresql';

/** `?` is the person. What the team uses stays, and is nobody's; what only this person saw goes, mails and all. */
const LEAVING = [
  'delete from analytics_schedules where user_id = ?',
  ...['analytics_dashboards', 'analytics_reports'].flatMap((table) => [
    `delete from ${table} where owner_id = ? and (not is_shared or deleted_at is not null)`,
    `update ${table} set owner_id = null where owner_id = ?`,
  ]),
];

/** Somebody is no administrator any more. */
export async function leaveReports(em: EntityManager, userId: string): Promise<void> {
  for (const statement of LEAVING) await em.execute(statement, [userId]);
}
