import type { EntityManager } from '@mikro-orm/postgresql';
import { types } from 'pg';
import type { ParametersOf, RowOf, Statement } from './statement.ts';

/** Runs a statement on the connection of a unit of work, so that it sees what the transaction has written. */
export function readIn<One extends Statement>(
  em: EntityManager,
  statement: One,
  values: ParametersOf<One>,
): Promise<RowOf<One>[]> {
  return run(em, statement, values) as Promise<RowOf<One>[]>;
}

/** A statement that changes rows, in the transaction of a unit of work; it answers with what it returns. */
export function writeIn<One extends Statement>(
  em: EntityManager,
  statement: One,
  values: ParametersOf<One>,
): Promise<RowOf<One>[]> {
  return run(em, statement, values) as Promise<RowOf<One>[]>;
}

/** Prepared under its name, as `Database.read` does outside of transactions. */
export async function run(
  em: EntityManager,
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<unknown[]> {
  // In the form passed to `pg`, which accepts a name and types in addition to the text.
  const sql = { name, text, types } as unknown as string;
  const query = { kind: 'RawNode', sqlFragments: [text], parameters: [] } as const;
  const asked = { sql, query, queryId: { queryId: name }, parameters: values };
  try {
    return (await em.getKysely().executeQuery(asked)).rows;
  } catch (error) {
    // So that a broken constraint is recognized by its class, as after any other call of MikroORM.
    throw em.getDriver().convertException(error as Error);
  }
}
