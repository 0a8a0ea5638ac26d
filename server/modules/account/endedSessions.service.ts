import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { idleSince, mayHaveSession } from './account.rules.ts';

const ACTIVE_SESSIONS = statement(
  'sessions-standing',
  `
    select s.id, s.last_used_at as "lastUsedAt", u.role, u.status,
      u.suspended_until as "suspendedUntil", u.deleted_at as "deletedAt"
    from sessions s join users u on u.id = s.user_id
    where s.id = any($1::uuid[]) and s.expires_at > $2`,
);

/** Which of these sessions no longer work. */
export async function endedSessions(
  { database, clock, settings }: Services,
  sessionIds: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  const { sessionTimeout } = await settings.current();
  const rows = await database.read(ACTIVE_SESSIONS, [sessionIds, now]);
  const activeIds = new Set<string>();
  for (const { id, role, lastUsedAt, ...user } of rows) {
    const idle = idleSince(role, now, sessionTimeout);
    if (idle && lastUsedAt < idle) continue;
    if (mayHaveSession(user, now)) activeIds.add(id);
  }
  return sessionIds.filter((id) => !activeIds.has(id));
}
