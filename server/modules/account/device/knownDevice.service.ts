import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { DEVICE_LIFETIME, DEVICES_MAX } from '#server/modules/account/account.rules.ts';

const BY_EMAIL = statement(
  'known-device-by-email',
  `
    select d.id from known_devices d join users u on u.id = d.user_id
    where d.token_hash = $1 and d.last_used_at > $2 and u.email = $3 and u.deleted_at is null`,
);

/** The device of this token, if the owner of the address has logged in on it before. */
export async function deviceOf(
  { services }: Context,
  email: string,
  token: string | null | undefined,
): Promise<{ id: string } | null> {
  if (!token) return null;
  const since = oldestKnown(services.clock.now());
  const [device] = await services.database.read(BY_EMAIL, [hashToken(token), since, email]);
  return device ?? null;
}

/** The device of the token $2, if it was used since $3; one of the user $1 comes before those of others. */
const OWNERS = statement(
  'known-device-owners',
  `
    select id, user_id = $1 as "isOwn!" from known_devices
    where token_hash = $2 and last_used_at > $3 order by 2 desc limit 1`,
);

/** $1 the device, $2 now, $3 the browser. */
const USE = statement(
  'use-known-device',
  'update known_devices set last_used_at = $2, user_agent = $3 where id = $1',
);

/** Replaces a row of the same token that has expired. $1 the id, $2 the user, $3 the token, $4 the browser, $5 now. */
const ADD = statement(
  'add-known-device',
  `
    insert into known_devices (id, user_id, token_hash, user_agent, created_at, last_used_at)
    values ($1, $2, $3, $4, $5, $5)
    on conflict (token_hash, user_id) do update
      set user_agent = excluded.user_agent, created_at = excluded.created_at,
        last_used_at = excluded.last_used_at
    returning id`,
);

/** $1 the user. */
const FORGET_OLDEST = statement(
  'forget-oldest-devices',
  `
    delete from known_devices where id in (
      select id from known_devices where user_id = $1
      order by last_used_at desc, id desc offset ${DEVICES_MAX})`,
);

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
  const [known] = sent ? await readIn(em, OWNERS, [userId, hashToken(sent), oldestKnown(now)]) : [];
  if (sent && known?.isOwn) {
    await writeIn(em, USE, [known.id, now, userAgent]);
    return { id: known.id, token: sent, isNew: false };
  }
  const token = sent && known ? sent : newToken();
  const id = newId(now.getTime());
  const [added] = await writeIn(em, ADD, [id, userId, hashToken(token), userAgent, now]);
  await writeIn(em, FORGET_OLDEST, [userId]);
  return { id: added!.id, token, isNew: true };
}

const TOUCH = statement(
  'touch-known-device',
  'update known_devices set last_used_at = $2 where id = $1',
);

/** Refreshing a session keeps its device known. */
export async function touchDevice(em: EntityManager, id: string, now: Date): Promise<void> {
  await writeIn(em, TOUCH, [id, now]);
}

/** $1 the user, $2 the device that stays, if one does. */
const FORGET = statement(
  'forget-devices',
  'delete from known_devices where user_id = $1 and id is distinct from $2::uuid',
);

/** Forgets all of a user's devices, or all but one. */
export async function forgetDevices(
  em: EntityManager,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  await writeIn(em, FORGET, [userId, kept]);
}

function oldestKnown(now: Date): Date {
  return new Date(now.getTime() - DEVICE_LIFETIME);
}
