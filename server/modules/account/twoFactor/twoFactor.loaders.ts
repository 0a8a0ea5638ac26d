import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';

const ON: PreparedRead = {
  name: 'two-factor-on',
  text: 'select id from users where id = any($1::uuid[]) and two_factor_enabled_at is not null',
};

export async function twoFactorByUser(
  { services }: Context,
  ids: readonly string[],
): Promise<boolean[]> {
  const rows = await services.database.read<{ id: string }>(ON, [ids]);
  const on = new Set(rows.map(({ id }) => id));
  return ids.map((id) => on.has(id));
}
