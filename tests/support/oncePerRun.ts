import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Done by the first worker that asks, while the others wait; `work` gets the folder of the run, for what it leaves behind. */
export async function oncePerRun(
  name: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const { address, folder } = inject('postgres');
  const done = join(folder, `${name}.done`);
  if (existsSync(done)) return;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // Ends with the connection, whatever becomes of the worker.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (existsSync(done)) return;
    await work(folder);
    writeFileSync(done, '');
  } finally {
    await client.end();
  }
}
