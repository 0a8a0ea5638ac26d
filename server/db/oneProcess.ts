import { Client } from 'pg';

/**
 * Only one process at a time does this work; the others wait for it. The lock is held by a connection of its own, which
 * must not go through a pooler, and ends with it.
 */
export async function inOneProcess<Result>(
  url: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await client.end();
  }
}
