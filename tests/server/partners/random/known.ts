import type { App } from '#tests/support/app.ts';

/** Ids in the database, and those seen in answers so far. */
export interface Known {
  ids: string[];
  cursors: string[];
  slugs: string[];
  emails: string[];
}

const TABLES = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`;

/** Some of each kind, the newest first. */
export async function readKnown(app: App, cursors: string[]): Promise<Known> {
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
