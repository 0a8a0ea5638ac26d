import type { App } from '#tests/support/app.ts';

/** What the market holds just now, and what its answers have shown. */
export interface Known {
  ids: string[];
  cursors: string[];
  slugs: string[];
  emails: string[];
}

const TABLES = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`;

/** A few of each kind, the newest of them. */
export async function look(app: App, cursors: string[]): Promise<Known> {
  const tables = await app.sql<{ name: string }>(TABLES);
  const some = tables.map(({ name }) => `(select id from ${name} order by id desc limit 8)`);
  const ids = await app.sql<{ id: string }>(some.join(' union all '));
  const texts = async (statement: string) =>
    (await app.sql<{ text: string }>(statement)).map(({ text }) => text);
  return {
    ids: ids.map(({ id }) => id),
    cursors,
    slugs: await texts(
      `(select slug as text from companies limit 5) union all (select slug from posts limit 5)`,
    ),
    emails: await texts('select email as text from users order by id desc limit 5'),
  };
}
