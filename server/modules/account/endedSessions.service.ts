import type { PreparedRead } from '#server/db/database.ts';
import type { Role } from '#schema/options/roles.ts';
import type { Services } from '#server/services.ts';
import { idleSince, mayHaveSession } from './account.rules.ts';

const ACTIVE_SESSIONS: PreparedRead = {
  name: 'sessions-standing',
  text: `
    select s.id, s.last_used_at as "lastUsedAt", u.role, u.status,
      u.suspended_until as "suspendedUntil", u.deleted_at as "deletedAt"
    from sessions s join users u on u.id = s.user_id
    where s.id = any($1::uuid[]) and s.expires_at > $2`,
};

interface Row {
  id: string;
  lastUsedAt: Date | string;
  role: Role;
  status: 'active' | 'inactive' | 'suspended';
  suspendedUntil: Date | string | null;
  deletedAt: Date | string | null;
}

/** Which of these sessions no longer work. */
export async function endedSessions(
  { database, clock, settings }: Services,
  sessionIds: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  const { sessionTimeout } = await settings.current();
  const rows = await database.read<Row & object>(ACTIVE_SESSIONS, [sessionIds, now]);
  const momentOf = (time: Date | string | null) => (time === null ? null : new Date(time));
  const activeIds = new Set<string>();
  for (const { id, role, lastUsedAt, status, suspendedUntil, deletedAt } of rows) {
    const idle = idleSince(role, now, sessionTimeout);
    if (idle && new Date(lastUsedAt) < idle) continue;
    const user = {
      status,
      suspendedUntil: momentOf(suspendedUntil),
      deletedAt: momentOf(deletedAt),
    };
    if (mayHaveSession(user, now)) activeIds.add(id);
  }
  return sessionIds.filter((id) => !activeIds.has(id));
}
