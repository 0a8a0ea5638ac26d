import { createHash } from 'node:crypto';
import type { App } from '#tests/support/app.ts';

/** Tables that are written on every read, and why that changes none of their data. */
const LOGS: Readonly<Record<string, string>> = {
  'public.searches': 'every search is recorded, whatever it finds',
  'public.activity_head': 'the end of the activity log, whoever wrote to it',
  'public.feed_changes': 'the number of changes to the feeds, whoever made them',
};

async function tables(app: App): Promise<string[]> {
  const rows = await app.sql<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of every table as text, sorted; rows that contain one of these ids are left out. */
export async function everyRow(
  app: App,
  without: readonly string[] = [],
): Promise<Map<string, string[]>> {
  // One statement, because there are more than a hundred tables.
  const each = (await tables(app))
    .filter((table) => !LOGS[table])
    .map(
      (table) => `select '${table}', (select json_agg(t::text order by t::text) from ${table} t)`,
    );
  const found = await app.sql<{ table: string; rows: string[] | null }>(
    `select * from (${each.join(' union all ')}) as found ("table", rows) order by 1`,
  );
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
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const each = columns.map(({ name }) => `select id::text from ${name}`);
  return (await app.sql<{ id: string }>(each.join(' union all '))).map(({ id }) => id);
}
