import type { Database } from '#server/db/database.ts';

/** Reads with SQL of a test's own; codegen describes only the server's statements, so the test says what a row is. */
export async function readWith<Row extends object = Record<string, unknown>>(
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return database.read({ name: '', text, isDescribed: true } as const, values as never);
}
