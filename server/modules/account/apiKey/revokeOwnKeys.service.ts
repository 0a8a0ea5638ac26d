import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { record } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';

const OWN = 'created_by = $1 and revoked_at is null and expires_at > $2';

const COUNT: PreparedRead = {
  name: 'own-living-keys',
  text: `select count(*)::int as count from api_keys where ${OWN}`,
};

/** How many keys this user created that still work. */
export async function countOwnKeys({ database, clock }: Services, userId: string): Promise<number> {
  const [row] = await database.read<{ count: number }>(COUNT, [userId, clock.now()]);
  return row?.count ?? 0;
}

const REVOKE = `
  update api_keys set revoked_at = ?
  where created_by = ? and revoked_at is null and expires_at > ? returning id`;

/** Runs in the transaction that changes the password: someone who knew the old one may have copied a key. */
export async function revokeOwnKeys(
  { em, services, ip, requestId }: Pick<Context, 'em' | 'services' | 'ip' | 'requestId'>,
  userId: string,
): Promise<void> {
  const at = services.clock.now();
  const revoked = await em.execute<{ id: string }[]>(REVOKE, [at, userId, at]);
  const facts = { before: { revokedAt: null }, after: { revokedAt: at } };
  // A person who follows a reset link has no session that `by` could read.
  const actor = { kind: 'user', id: userId } as const;
  const entries = revoked.map(({ id }) => ({
    at,
    actor,
    ip,
    requestId,
    ...facts,
    action: 'apiKey.revoke' as const,
    subject: { kind: 'api_key' as const, id },
  }));
  await record(em, ...entries);
}
