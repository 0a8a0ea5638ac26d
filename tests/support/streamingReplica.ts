import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { Database } from '#server/db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { migrateTasks } from '#server/tasks/migrateTasks.ts';

const NAME = 'market';

/** A primary and a standby that replays its log, as in production. */
export interface Replicated {
  primaryUrl: string;
  replicaUrl: string;
  /** How late the standby commits what it has received. */
  delay(setting: string): Promise<void>;
  /** Stops replaying; the standby still answers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Waits until everything that has been written is on the standby. */
  caughtUp(): Promise<void>;
  kill(): Promise<void>;
  /** Returns the new address of the standby. */
  restart(): Promise<string>;
  /** The standby becomes a primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** From a copy of the migrated primary, because the bundled PostgreSQL has no `pg_basebackup`. */
export async function startReplicated(): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-replica-'));
  // The database user must be able to enter it, too.
  await chmod(folder, 0o755);
  const [dataDir, copyDir] = [join(folder, 'primary'), join(folder, 'replica')];
  const options = { durable: false, maxConnections: 200, restarts: false };
  const template = await startEmbeddedPostgres({ dataDir, ...options });
  await migrate(await template.database(NAME));
  await template.stop();
  await promisify(execFile)('cp', ['-a', dataDir, copyDir]);

  const primary = await startEmbeddedPostgres({ dataDir, ...options });
  const primaryUrl = await primary.database(NAME);
  await followFrom(primaryUrl, join(copyDir, 'postgres'));
  let replica: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: copyDir, ...options });
  let replicaUrl = await replica.database(NAME);
  const onReplica = (text: string) => ask(replicaUrl, text);

  return {
    primaryUrl,
    replicaUrl,
    delay: async (setting) => {
      await onReplica(`alter system set recovery_min_apply_delay = '${setting}'`);
      await onReplica('select pg_reload_conf()');
      const shown = 'select setting from pg_settings where name = $1';
      await vi.waitFor(async () => {
        const [row] = await ask(replicaUrl, shown, ['recovery_min_apply_delay']);
        if ((row!['setting'] === '0') !== (setting === '0')) throw new Error('not reloaded yet');
      });
    },
    pause: () => onReplica('select pg_wal_replay_pause()').then(() => undefined),
    resume: () => onReplica('select pg_wal_replay_resume()').then(() => undefined),
    caughtUp: async () => {
      const [written] = await ask(primaryUrl, 'select pg_current_wal_insert_lsn() as at');
      await vi.waitFor(
        async () => {
          const [is] = await ask(replicaUrl, 'select pg_last_wal_replay_lsn() >= $1 as there', [
            written!['at'],
          ]);
          if (!is!['there']) throw new Error('The standby is still behind.');
        },
        { timeout: 20_000 },
      );
    },
    kill: async () => {
      const pid = await readFile(join(copyDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
    },
    restart: async () => {
      await replica.stop();
      replica = await startEmbeddedPostgres({ dataDir: copyDir, ...options });
      return (replicaUrl = await replica.database(NAME));
    },
    promote: () => onReplica('select pg_promote()').then(() => undefined),
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function migrate(url: string): Promise<void> {
  const database = await Database.connect({ url, entities: ENTITIES });
  await database.migrate();
  await database.close();
  await migrateTasks({ databaseUrl: url });
}

async function followFrom(primaryUrl: string, directory: string): Promise<void> {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const line = `host=${hostname} port=${port} user=${username} password=${password}`;
  await writeFile(join(directory, 'standby.signal'), '');
  await appendFile(join(directory, 'postgresql.auto.conf'), `\nprimary_conninfo = '${line}'\n`);
}

async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
