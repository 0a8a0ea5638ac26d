import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** The first worker to ask runs `work` with the run's folder; the others wait for it. */
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
    // Released with the connection, even if the worker crashes.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (existsSync(done)) return;
    await work(folder);
    writeFileSync(done, '');
  } finally {
    await client.end();
  }
}
