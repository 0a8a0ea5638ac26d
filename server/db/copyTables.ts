import { Client, type ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { readOn } from './onConnection.ts';
import { statement, type RowOf } from '#server/db/statement.ts';

/** Makes the text form of values independent of place and time. */
const SPELLING = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content'; set standard_conforming_strings = on;
  set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** The permanent tables, and their writable columns. */
const TABLES = statement(
  'copied-tables',
  `
  select c.relname as "name!", array_agg(a.attname::text order by a.attnum) as "columns!"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
    and not c.relispartition
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`,
);

export type CopiedTable = RowOf<typeof TABLES>;

/** A connection for as long as the copy takes, bypassing the pooler and the time limits of requests. */
export async function openConnection(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
): Promise<Client> {
  const client = new Client({
    connectionString: config.databaseDirectUrl ?? config.databaseUrl,
    application_name: 'kaamyab-backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A pending query is rejected too; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(SPELLING);
  return client;
}

export function tablesOf(client: ClientBase): Promise<CopiedTable[]> {
  return readOn(client, TABLES, []);
}

/** Every row as a line of text, in chunks of arbitrary length. */
export function copyOut(client: ClientBase, table: CopiedTable): AsyncIterable<Buffer> {
  return client.query(to(`copy ${named(table)} to stdout`));
}

/** Complete lines, in their original form. */
export async function copyIn(
  client: ClientBase,
  table: CopiedTable,
  lines: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(lines, client.query(from(`copy ${named(table)} from stdin`)));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function named({ name, columns }: CopiedTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
