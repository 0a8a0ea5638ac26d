import { types, type ClientBase } from 'pg';
import type { ParametersOf, RowOf, Statement } from './statement.ts';

/** Reads on a connection outside the pool, such as the one a backup uses. */
export async function readOn<One extends Statement>(
  client: ClientBase,
  { text }: One,
  values: ParametersOf<One>,
): Promise<RowOf<One>[]> {
  const { rows } = await client.query({ text, values: [...values], types });
  return rows as RowOf<One>[];
}
