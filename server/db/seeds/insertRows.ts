import type { EntityManager } from '@mikro-orm/postgresql';

/** However slow the machine, no statement lasts longer than the connection's patience. */
const AT_ONCE = 400;

/** PostgreSQL reads each column by the table's own type, so no column is spelt out twice. */
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
