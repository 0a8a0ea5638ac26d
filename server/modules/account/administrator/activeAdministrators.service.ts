import type { EntityManager } from '@mikro-orm/postgresql';

const ACTIVE = `
  select id from users
  where role = 'admin' and status = 'active' and deleted_at is null order by id`;

/** The ids of all active administrators. */
export async function activeAdministrators(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(ACTIVE);
  return rows.map(({ id }) => id);
}
