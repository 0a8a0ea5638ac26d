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
  const found = new Map<string, string[]>();
  for (const table of await tables(app)) {
    if (LOGS[table]) continue;
    const rows = await app.sql<{ row: string }>(`select t::text as row from ${table} t order by 1`);
    const texts = rows.map(({ row }) => row);
    found.set(
      table,
      texts.filter((text) => !without.some((id) => text.includes(id))),
    );
  }
  return found;
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
  const ids: string[] = [];
  for (const { name } of columns) {
    const rows = await app.sql<{ id: string }>(`select id from ${name}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
