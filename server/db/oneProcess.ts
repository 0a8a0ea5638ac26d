import { Client } from 'pg';

/**
 * Runs the work while no other process runs work of this name; the others wait. The lock lasts as long as a separate
 * connection, so `url` must not lead to a pooler.
 */
export async function inOneProcess<Result>(
  url: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: name });
  // Without a listener, a connection that ends with its database would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
