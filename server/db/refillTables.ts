import type { ClientBase } from 'pg';
import { quoted, type CopiedTable } from './copyTables.ts';

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
  order by 1, 2`;

/** Indexes that only serve reading; those behind constraints are kept. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not i.indisunique
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by 1`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * For use inside a transaction: the tables are empty and rows may be inserted in any order, without indexes, triggers
 * or foreign keys, until `close` is called, which checks that every reference exists.
 */
export async function prepareRefill(
  client: ClientBase,
  tables: readonly CopiedTable[],
): Promise<{ close(): Promise<void> }> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const { rows: indexes } = await client.query<Omit<ForeignKey, 'table'>>(INDEXES);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const names = tables.map(({ name }) => quoted(name));
  await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return {
    close: async () => {
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      for (const { definition } of indexes) await client.query(definition);
      for (const { table, name, definition } of keys) {
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      }
    },
  };
}

/** The current values of identity columns. */
export interface Sequence {
  name: string;
  value: string | null;
}

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = current_schema() order by 1`;

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(SEQUENCES);
  return rows;
}

export async function setSequences(
  client: ClientBase,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)', [
      quoted(name),
      value,
    ]);
  }
}
