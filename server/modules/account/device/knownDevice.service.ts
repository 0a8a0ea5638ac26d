import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { DEVICE_LIFETIME, DEVICES_MAX } from '#server/modules/account/account.rules.ts';

const BY_EMAIL: PreparedRead = {
  name: 'known-device-by-email',
  text: `
    select d.id from known_devices d join users u on u.id = d.user_id
    where d.token_hash = $1 and d.last_used_at > $2 and u.email = $3 and u.deleted_at is null`,
};

/** The device of this token, if the owner of the address has logged in on it before. */
export async function deviceOf(
  { services }: Context,
  email: string,
  token: string | null | undefined,
): Promise<{ id: string } | null> {
  if (!token) return null;
  const since = oldestKnown(services.clock.now());
  const [device] = await services.database.read<{ id: string }>(BY_EMAIL, [
    hashToken(token),
    since,
    email,
  ]);
  return device ?? null;
}

const OWNERS = `
  select id, user_id = ? as "isOwn" from known_devices
  where token_hash = ? and last_used_at > ? order by "isOwn" desc limit 1`;

const USE = 'update known_devices set last_used_at = ?, user_agent = ? where id = ?';

/** Replaces a row of the same token that has expired. */
const ADD = `
  insert into known_devices (id, user_id, token_hash, user_agent, created_at, last_used_at)
  values (?, ?, ?, ?, ?, ?)
  on conflict (token_hash, user_id) do update
    set user_agent = excluded.user_agent, created_at = excluded.created_at,
      last_used_at = excluded.last_used_at
  returning id`;

const FORGET_OLDEST = `
  delete from known_devices where id in (
    select id from known_devices where user_id = ? order by last_used_at desc, id desc offset ${DEVICES_MAX})`;

export interface RememberedDevice {
  id: string;
  /** The browser sends it with its next login. */
  token: string;
  isNew: boolean;
}

/**
 * Runs in the transaction of a successful login. If the token belongs to another user of the same device, both share
 * it. A token that we did not issue is replaced.
 */
export async function rememberDevice(
  ctx: Context,
  em: EntityManager,
  userId: string,
  sent: string | null | undefined,
): Promise<RememberedDevice> {
  const now = ctx.services.clock.now();
  const userAgent = ctx.userAgent.slice(0, 400);
  const [known] = sent
    ? await em.execute<{ id: string; isOwn: boolean }[]>(OWNERS, [
        userId,
        hashToken(sent),
        oldestKnown(now),
      ])
    : [];
  if (sent && known?.isOwn) {
    await em.execute(USE, [now, userAgent, known.id]);
    return { id: known.id, token: sent, isNew: false };
  }
  const token = sent && known ? sent : newToken();
  const id = newId(now.getTime());
  const [added] = await em.execute<{ id: string }[]>(ADD, [
    id,
    userId,
    hashToken(token),
    userAgent,
    now,
    now,
  ]);
  await em.execute(FORGET_OLDEST, [userId]);
  return { id: added!.id, token, isNew: true };
}

const TOUCH = 'update known_devices set last_used_at = ? where id = ?';

/** Refreshing a session keeps its device known. */
export async function touchDevice(em: EntityManager, id: string, now: Date): Promise<void> {
  await em.execute(TOUCH, [now, id]);
}

/** Forgets all of a user's devices, or all but one. */
export async function forgetDevices(
  em: EntityManager,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  await em.execute('delete from known_devices where user_id = ? and id is distinct from ?::uuid', [
    userId,
    kept,
  ]);
}

function oldestKnown(now: Date): Date {
  return new Date(now.getTime() - DEVICE_LIFETIME);
}
