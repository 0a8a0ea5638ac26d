import { userDisplayStatus } from '#schema/options/statuses.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import {
  counted,
  cursorOf,
  keyOf,
  numbered,
  type Numbered,
} from '#server/graphql/numberedConnection.ts';
import type { AdminUsersArgs } from './adminUser.inputs.ts';
import type { RowOf } from '#server/db/statement.ts';
import { COUNTED_MAX, USERS_BY_ID, usersRead, WORDS_MAX } from './adminUser.sql.ts';
import type { AdminUser } from './adminUser.type.ts';

/** In one statement, for a page of any size. */
export async function listUsers(ctx: Context, args: AdminUsersArgs): Promise<Numbered<AdminUser>> {
  const { clock, database } = ctx.services;
  const { role = null, status = null, verified = null } = args;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const words = wordsOf(args.search);
  const read = usersRead({
    role: role !== null,
    status: status !== null,
    verified: verified !== null,
    words: words.length,
  });
  const found = await database.read(read, [
    clock.now(),
    role,
    status,
    verified,
    after?.createdAt,
    after?.id,
    limit + 1,
    offset,
    ...words.map(likePattern),
  ]);
  const { rows, total: counts } = counted(found);
  const isCapped = words.length > 0 && counts > COUNTED_MAX;
  const total = isCapped ? COUNTED_MAX : counts;
  const shown = rows.map(userOf);
  return numbered(
    toConnection({ rows: shown, window, total, totalIsExact: !isCapped, cursorOf }),
    args,
  );
}

/** The words can match in any order. Everything from the fourth word on is searched as one phrase. */
function wordsOf(search: string | null | undefined): string[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.slice(WORDS_MAX - 1).join(' ');
  return [...words.slice(0, WORDS_MAX - 1), last].filter(Boolean);
}

export async function adminUser(ctx: Context, id: string): Promise<AdminUser | null> {
  const [user] = isId(id) ? await adminUsers(ctx, [id]) : [];
  return user ?? null;
}

/** In the order of the given ids. */
export async function adminUsers(ctx: Context, ids: readonly string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const { clock, database } = ctx.services;
  const rows = await database.read(USERS_BY_ID, [clock.now(), ids]);
  const byId = new Map(rows.map((row) => [row.id, userOf(row)]));
  return ids.map((id) => byId.get(id)).filter((user) => user !== undefined);
}

function userOf(row: RowOf<typeof USERS_BY_ID>): AdminUser {
  return { ...row, displayStatus: userDisplayStatus(row.status, row.isVerified) };
}
