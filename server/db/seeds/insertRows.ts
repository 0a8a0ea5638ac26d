import type { EntityManager } from '@mikro-orm/postgresql';

/** Small enough that no statement exceeds the connection's time limit, even on a slow machine. */
const AT_ONCE = 400;

/** PostgreSQL converts each column to the table's own type, so no column type is repeated here. */
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
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
      [JSON.stringify(rows.slice(at, at + AT_ONCE))],
    );
  }
}
