import { createHash } from 'node:crypto';
import type { Statement } from '#server/db/statement.ts';
import type { App } from '#tests/support/app.ts';

/** Tables that are written on every read, and why that changes none of their data. */
const LOGS: Readonly<Record<string, string>> = {
  'public.searches': 'every search is recorded, whatever it finds',
  'public.common_searches': 'every search is recorded, whatever it finds',
  'public.api_key_calls': 'every request of an API key is counted',
  'public.activity_head': 'the end of the activity log, whoever wrote to it',
  'public.feed_changes': 'the number of changes to the feeds, whoever made them',
};

/** One statement that reads the rows of every table as text, because there are more than a hundred tables. */
async function rowsOfEveryTable(app: App): Promise<Statement> {
  const tables = await app.sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const each = tables
    .filter(({ name }) => !LOGS[name])
    .map(
      ({ name }) => `select '${name}', (select json_agg(t::text order by t::text) from ${name} t)`,
    );
  const text = `select * from (${each.join(' union all ')}) as found ("table", rows) order by 1`;
  return { name: 'rows-of-every-table', text, isDescribed: true };
}

/** Planning it takes as long as running it, so each app prepares it once. */
const statements = new WeakMap<App, Promise<Statement>>();

/** The rows of every table as text, sorted; rows that contain one of these ids are left out. */
export async function everyRow(
  app: App,
  without: readonly string[] = [],
): Promise<Map<string, string[]>> {
  const statement = statements.get(app) ?? rowsOfEveryTable(app);
  statements.set(app, statement);
  const found = (await app.services.database.read(await statement, [] as never)) as {
    table: string;
    rows: string[] | null;
  }[];
  return new Map(
    found.map(({ table, rows }) => [
      table,
      (rows ?? []).filter((text) => !without.some((id) => text.includes(id))),
    ]),
  );
}

export type Rows = Map<string, string[]>;

export function checksum(rows: Rows): string {
  const hash = createHash('sha256');
  for (const [table, texts] of rows) hash.update(`${table}\n${texts.join('\n')}\n`);
  return hash.digest('hex');
}

/** Readable: which rows were added and which were removed. */
export function difference(before: Rows, after: Rows): string[] {
  return [...after].flatMap(([table, rows]) => {
    const known = new Set(before.get(table));
    const now = new Set(rows);
    return [
      ...rows.filter((row) => !known.has(row)).map((row) => `${table} + ${row.slice(0, 300)}`),
      ...[...known].filter((row) => !now.has(row)).map((row) => `${table} - ${row.slice(0, 300)}`),
    ];
  });
}

/** The id of every row that has one, in any table. */
export async function everyId(app: App): Promise<string[]> {
  const columns = await app.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0
       and a.attname = 'id' and a.atttypid = 'uuid'::regtype order by 1`,
  );
  const each = columns.map(({ name }) => `select id::text from ${name}`);
  return (await app.sql<{ id: string }>(each.join(' union all '))).map(({ id }) => id);
}
