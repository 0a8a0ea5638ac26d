import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';

const ACTIVE = statement(
  'active-administrators',
  `
    select id from users
    where role = 'admin' and status = 'active' and deleted_at is null order by id`,
);

/** The ids of all active administrators. */
export async function activeAdministrators(em: EntityManager): Promise<string[]> {
  const rows = await readIn(em, ACTIVE, []);
  return rows.map(({ id }) => id);
}
