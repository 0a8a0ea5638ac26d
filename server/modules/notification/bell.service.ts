import type { PageArgs } from '#server/graphql/connection.ts';
import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import {
  BY_IDS,
  COUNT,
  LIST,
  MARK,
  MARK_ALL,
  UNREAD,
  type ShownNotification,
} from './notification.sql.ts';

const COUNTED_UP_TO = 1_000;

interface Key {
  at: string;
  id: string;
}

export async function notificationsOf(
  ctx: Context,
  args: PageArgs,
): Promise<Connection<ShownNotification>> {
  const { database } = ctx.services;
  const { userId } = ctx.viewer!;
  const window = windowOf(ctx, args, decodeKey);
  const { after, limit, offset } = window;
  const [rows, [count]] = await Promise.all([
    database.read(LIST, [userId, after?.at, after?.id, limit + 1, offset]),
    database.read(COUNT, [userId, COUNTED_UP_TO + 1]),
  ]);
  const counted = count?.total ?? 0;
  return toConnection({
    rows,
    window,
    total: Math.min(counted, COUNTED_UP_TO),
    totalIsExact: counted <= COUNTED_UP_TO,
    cursorOf: encodeKey,
  });
}

export async function countUnread({ services, viewer }: Context): Promise<number> {
  const [row] = await services.database.read(UNREAD, [viewer!.userId]);
  return row?.total ?? 0;
}

/** Another user's notification is NOT_FOUND, like one that never existed. */
export async function markNotificationRead(ctx: Context, id: string): Promise<ShownNotification> {
  const { clock, database } = ctx.services;
  const values = [ctx.viewer!.userId, id, clock.now()] as const;
  const [row] = isId(id) ? await database.write(MARK, values) : [];
  if (!row) throw new Failure('NOT_FOUND', ctx.t('general.missing'));
  return row;
}

export function markAllNotificationsRead({
  services,
  viewer,
}: Context): Promise<ShownNotification[]> {
  const { clock, database } = services;
  return database.write(MARK_ALL, [viewer!.userId, clock.now()]);
}

function encodeKey({ createdAt, id }: ShownNotification): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(at)) && isId(id) ? { at, id } : null;
}

/** Only the caller's own notifications. */
export async function ownNotifications(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(ShownNotification | null)[]> {
  if (!viewer) return ids.map(() => null);
  const rows = await services.database.read(BY_IDS, [viewer.userId, ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
