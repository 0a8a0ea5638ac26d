import pg from 'pg';
import type { App } from '#tests/support/app.ts';

/** Writes on a separate connection, and lets the test decide when it is committed. */
export async function inTransaction(
  { databaseUrl }: App,
  statements: string,
  test: (commit: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; ${statements}`);
    await test(() => client.query('commit'));
  } finally {
    await client.end();
  }
}
