import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const made: string[] = [];

interface Options {
  /** Until the end of the run, and not only of the test file. */
  stays?: boolean;
}

/** A migrated, empty database of one's own. */
export async function freshDatabase({ stays = false }: Options = {}): Promise<string> {
  const { address, template } = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Page by page through the log, as it is done otherwise, would write it twice.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  if (!stays) made.push(name);
  return Object.assign(new URL(address), { pathname: `/${name}` }).href;
}

/** After each test file, when nobody uses them any more. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0))
    await administer(`drop database if exists ${name} with (force)`);
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgres').address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
