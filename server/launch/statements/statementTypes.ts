import pg from 'pg';
import type { KnownStatement } from '#server/db/statement.ts';
import { describeStatements } from './describe.ts';
import { typeText } from './typeText.ts';

/** The text of `server/db/statementTypes.ts` for these statements, as a migrated database describes them. */
export async function statementTypes(
  url: string,
  statements: readonly KnownStatement[],
): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return typeText(await describeStatements(client, statements));
  } finally {
    await client.end();
  }
}
