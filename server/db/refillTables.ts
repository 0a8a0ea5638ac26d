import type { ClientBase } from 'pg';
import { quoted, type CopiedTable } from './copyTables.ts';
import { readOn } from './onConnection.ts';
import { statement, type RowOf } from '#server/db/statement.ts';

const FOREIGN_KEYS = statement(
  'foreign-keys',
  `
  select conrelid::regclass::text as "table!", conname as "name!", pg_get_constraintdef(oid) as "definition!"
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
  order by 1, 2`,
);

/** Indexes that only serve reading; those behind constraints are kept. */
const INDEXES = statement(
  'indexes-for-reading',
  `
  select i.indexrelid::regclass::text as "name!", pg_get_indexdef(i.indexrelid) as "definition!"
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not i.indisunique
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by 1`,
);

/**
 * For use inside a transaction: the tables are empty and rows may be inserted in any order, without indexes, triggers
 * or foreign keys, until `close` is called, which checks that every reference exists.
 */
export async function prepareRefill(
  client: ClientBase,
  tables: readonly CopiedTable[],
): Promise<{ close(): Promise<void> }> {
  const keys = await readOn(client, FOREIGN_KEYS, []);
  const indexes = await readOn(client, INDEXES, []);
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
const SEQUENCES = statement(
  'sequences',
  `
  select sequencename as "name!", last_value::text as value from pg_sequences
  where schemaname = current_schema() order by 1`,
);

export type Sequence = RowOf<typeof SEQUENCES>;

/** $1 the sequence, $2 its last value, if any. */
const SET_SEQUENCE = statement(
  'set-sequence',
  'select setval($1::text::regclass, coalesce($2::bigint, 1), $2 is not null)',
);

export function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  return readOn(client, SEQUENCES, []);
}

export async function setSequences(
  client: ClientBase,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await readOn(client, SET_SEQUENCE, [quoted(name), value]);
  }
}
