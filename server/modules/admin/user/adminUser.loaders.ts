import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { idleSince } from '#server/modules/account/account.rules.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import { FIGURES } from './adminUser.sql.ts';
import type { AdminUserFigures } from './adminUser.type.ts';

export async function figuresByUser(
  { services }: Context,
  ids: readonly string[],
): Promise<AdminUserFigures[]> {
  const rows = await services.database.read(FIGURES, [ids]);
  const byUser = new Map(rows.map(({ id, ...figures }) => [id, figures]));
  const none = { jobs: 0, applicationsSent: 0, applicationsReceived: 0 };
  return ids.map((id) => byUser.get(id) ?? none);
}

/** The active sessions, the newest first. */
export async function sessionsByUser(
  { em, services }: Context,
  ids: readonly string[],
): Promise<Session[][]> {
  const now = services.clock.now();
  const { sessionTimeout } = await services.settings.current();
  const found = await em.find(
    Session,
    { user: { $in: [...ids] }, expiresAt: { $gt: now } },
    { orderBy: { createdAt: 'desc' }, populate: ['user'] },
  );
  const isIdle = ({ user, lastUsedAt }: Session) => {
    const idle = idleSince(user.role, now, sessionTimeout);
    return idle !== null && lastUsedAt < idle;
  };
  return ids.map((id) => found.filter((one) => one.user.id === id && !isIdle(one)));
}

const ON = statement(
  'two-factor-on',
  `select id from users where id = ${anyId('$1')} and two_factor_enabled_at is not null`,
);

export async function twoFactorByUser(
  { services }: Context,
  ids: readonly string[],
): Promise<boolean[]> {
  const rows = await services.database.read(ON, [ids]);
  const on = new Set(rows.map(({ id }) => id));
  return ids.map((id) => on.has(id));
}
