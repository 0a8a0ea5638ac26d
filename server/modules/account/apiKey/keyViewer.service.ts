import { API_SCOPES, SCOPE_NAMES } from '#schema/options/apiScopes.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hashToken } from '#server/lib/tokens.ts';
import type { Services } from '#server/services.ts';
import { mustSetUpTwoFactor } from '../twoFactor/twoFactor.rules.ts';
import { MEMBERSHIP, membershipIn, withTeam } from '../membership.sql.ts';
import { KEY_IS_USABLE } from './apiKey.sql.ts';

/**
 * The prefix identifies a key, to people who find one in a text and to us, so that we need not search the sessions.
 */
export const KEY_PREFIX = 'kmb_';
const MINUTE = 60_000;

export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX) && token.length === KEY_PREFIX.length + 43;
}

/** Finds a key by either of its secrets. */
const BY_SECRET = statement(
  'key-by-secret',
  `
    select k.id, k.scopes, k.last_used_at as "lastUsedAt", u.id as "userId", u.role,
      k.company_id as "companyId", c.access_status as "companyStatus", ${MEMBERSHIP},
      u.email_verified_at is not null as "emailVerified",
      u.two_factor_enabled_at is not null as "hasTwoFactor"
    from api_keys k
    join users u on u.id = k.created_by
    left join companies c on c.id = k.company_id ${membershipIn('k.company_id')}
    where (k.key_hash = $1 or k.previous_hash = $1 and k.previous_until > $2)
      and k.expires_at > $2 and k.revoked_at is null and ${KEY_IS_USABLE}`,
);

/** If many requests arrive at once, only one records the use. */
const TOUCH = statement(
  'key-touch',
  `update api_keys set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at < $3)`,
);

/** Looked up on each request, so that every process refuses a revoked key at once. */
export async function findKeyViewer(
  { clock, database, settings }: Services,
  token: string,
  byHand = true,
): Promise<Viewer | null> {
  const now = clock.now();
  const [row] = await database.read(BY_SECRET, [hashToken(token), now]);
  if (!row) return null;
  const { id, scopes, lastUsedAt, hasTwoFactor, ...viewer } = withTeam(row);
  const aMinuteAgo = new Date(now.getTime() - MINUTE);
  if (byHand && (!lastUsedAt || lastUsedAt < aMinuteAgo))
    await database.write(TOUCH, [id, now, aMinuteAgo]);
  const { enable2FA } = await settings.current();
  return {
    ...viewer,
    sessionId: id,
    passwordConfirmedAt: null,
    key: { id, scopes: API_SCOPES.filter((scope) => scopes.includes(SCOPE_NAMES[scope])) },
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role: viewer.role, hasTwoFactor }, enable2FA),
  };
}
