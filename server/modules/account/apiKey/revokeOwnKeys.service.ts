import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';

/** $1 the user, $2 now. */
const OWN = 'created_by = $1 and revoked_at is null and expires_at > $2';

const COUNT = statement(
  'own-living-keys',
  `select count(*)::int as count from api_keys where ${OWN}`,
);

/** How many keys this user created that still work. */
export async function countOwnKeys({ database, clock }: Services, userId: string): Promise<number> {
  const [row] = await database.read(COUNT, [userId, clock.now()]);
  return row?.count ?? 0;
}

const REVOKE = statement(
  'revoke-own-keys',
  `update api_keys set revoked_at = $2 where ${OWN} returning id`,
);

/** Runs in the transaction that changes the password: someone who knew the old one may have copied a key. */
export async function revokeOwnKeys(
  { em, services, ip, requestId }: Pick<Context, 'em' | 'services' | 'ip' | 'requestId'>,
  userId: string,
): Promise<void> {
  const at = services.clock.now();
  const revoked = await writeIn(em, REVOKE, [userId, at]);
  const facts = { before: { revokedAt: null }, after: { revokedAt: at } };
  // A person who follows a reset link has no session that `actorFacts` could read.
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
  await recordActivity(em, ...entries);
}
