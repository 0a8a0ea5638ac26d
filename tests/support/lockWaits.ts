import type { App } from './app.ts';

/** How many statements are waiting for a lock that another transaction holds. */
export async function lockWaits(app: App): Promise<number> {
  const [found] = await app.sql<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found!.count;
}
