import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import { statementFamily } from '#server/db/statement.ts';

/** Few enough that a statement stays small. */
const AT_ONCE = 400;

interface Inserted {
  table: string;
  columns: string;
}

/** $1 the rows. PostgreSQL converts each column to the table's own type, so no column type is repeated here. */
const INSERT = statementFamily('seed-rows', {
  text: ({ table, columns }: Inserted) =>
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
  examples: [{ table: 'categories', columns: 'id, slug' }],
});

export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = JSON.stringify(rows.slice(at, at + AT_ONCE));
    await writeIn(em, INSERT({ table, columns }), [some]);
  }
}
