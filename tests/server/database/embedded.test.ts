import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';

async function answer(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query('select 1 as answer')).rows;
  } finally {
    await client.end();
  }
}

test(
  'a database that was killed is started again at the same address, until it is stopped',
  { tags: ['full'] },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-killed-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    // The database user must be able to enter it, too.
    chmodSync(dataDir, 0o755);
    const steps: string[] = [];
    const postgres = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      onProgress: (step) => steps.push(step),
    });
    const address = await postgres.database('market');
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    const options = { timeout: 30_000, interval: 50 };
    await vi.waitFor(() => expect(steps).toHaveLength(2), options);
    expect(steps[1]).toBe('The database has ended; starting it again');
    await vi.waitFor(async () => expect(await answer(address)).toEqual([{ answer: 1 }]), options);
    await postgres.stop();
    expect(existsSync(file)).toBe(false);
    await expect(answer(address)).rejects.toThrow('ECONNREFUSED');
  },
);
