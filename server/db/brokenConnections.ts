import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { noteStatement } from './statementTally.ts';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/**
 * After this long without an answer, we check whether the database is reachable at all; slower answers are allowed.
 */
const TIMEOUT_MS = 800;
const ATTEMPT = 1_000;
const STALL = 250;
const CHECK_AGAIN = 200;

/**
 * A new connection must succeed within this many checks: two seconds, or longer if this process was too busy to check.
 */
const CHECKS = 20;
const CHECK_EVERY = 100;

/** The state of the connection to one database server, by its address; shared by all pools of this process. */
interface Line {
  pools: Map<Pool, Set<PoolClient>>;
  attempt?: Promise<boolean>;
  heardAt: number;
  isBroken: boolean;
}

const lines = new Map<string, Line>();

/**
 * Waiting for a free connection in a busy pool may take long; connecting may not. While the line is known to be
 * broken, waiting callers are not kept for another two seconds.
 */
export class FailFastClient extends Client {
  constructor(options: ClientConfig = {}) {
    super(options);
    let checksLeft = lineOf(options).isBroken ? 1 : CHECKS;
    const timer = setInterval(() => --checksLeft > 0 || cutConnection(this), CHECK_EVERY).unref();
    const { connection } = internalsOf(this);
    for (const event of ['readyForQuery', 'end']) {
      connection.once(event, () => clearInterval(timer));
    }
  }

  /** Records queries that return a promise. Calls with a callback come from the pool, whose caller records them. */
  override query(...args: never[]): never {
    const answer: unknown = super.query(...(args as unknown as [string]));
    if (answer instanceof Promise) noteStatement(args[0]!, answer);
    return answer as never;
  }
}

/**
 * A connection that breaks inside a transaction cannot be rolled back, and Kysely only releases connections after a
 * rollback, so its place in the pool would be lost forever. Closing the connection here frees the place; its current
 * holder gets an error.
 */
export function releaseBroken(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.once('error', (error: Error) => {
      if (!inUse.has(client)) return;
      client.release(error);
      client.release = () => {};
    }),
  );
}

/**
 * Behind a broken line the database does not respond at all, and every query would wait for its own timeout. So when
 * a query has waited a while, we try a new connection. If that gets no response either, and nothing else has been
 * received meanwhile, all connections over that line are cut and their queries fail at once. Idle ones too: what is
 * sent over them may be lost even after the line is back. A slow query on a reachable database continues.
 */
export function watchForBrokenConnections(pool: Pool): void {
  const line = lineOf(pool.options);
  const clients = new Set<PoolClient>();
  const inUse = new Map<PoolClient, NodeJS.Timeout>();
  for (const known of line.pools.keys()) if (known.ended) line.pools.delete(known);
  line.pools.set(pool, clients);

  const listen = (client: PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    internalsOf(client).connection.stream.on('data', () => (line.heardAt = performance.now()));
  };
  const watch = (client: PoolClient) => {
    clearTimeout(inUse.get(client));
    inUse.set(client, setTimeout(() => void check(client), TIMEOUT_MS).unref());
  };
  const forget = (client: PoolClient) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  };
  const check = async (client: PoolClient) => {
    line.attempt ??= findOut().finally(() => (line.attempt = undefined));
    if (await line.attempt) void markBroken(line, pool);
    else if (inUse.has(client)) watch(client);
  };
  const findOut = async () => {
    const began = performance.now();
    return (await isSilent(pool)) && line.heardAt < began;
  };
  pool.on('acquire', listen);
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => forget(client));
  pool.on('remove', (client) => {
    forget(client);
    clients.delete(client);
  });
}

function lineOf({ connectionString, host, port }: ClientConfig): Line {
  const address = connectionString ? new URL(connectionString).host : `${host}:${port}`;
  const known = lines.get(address);
  if (known) return known;
  const line: Line = { pools: new Map(), heardAt: -Infinity, isBroken: false };
  lines.set(address, line);
  return line;
}

/** Cuts all connections, and treats the line as broken until the database responds again. */
async function markBroken(line: Line, pool: Pool): Promise<void> {
  for (const clients of line.pools.values()) for (const client of clients) cutConnection(client);
  if (line.isBroken) return;
  line.isBroken = true;
  while (!pool.ending && (await isSilent(pool))) await wait(CHECK_AGAIN, undefined, { ref: false });
  line.isBroken = false;
}

async function isSilent(pool: Pool): Promise<boolean> {
  // The pool makes its password non-enumerable, so it has to be copied explicitly.
  const { password } = pool.options;
  const client = new Client({ ...pool.options, password, connectionTimeoutMillis: ATTEMPT });
  client.on('error', () => {});
  const stalls = watchStalls();
  try {
    await client.connect();
    void client.end().catch(() => {});
    return false;
  } catch (error) {
    // An error from PostgreSQL is a response too. If this process was busy, it may have missed a response.
    return !(error instanceof Error && 'severity' in error) && stalls.longest() < STALL;
  } finally {
    stalls.end();
  }
}

/** How long this process itself was too busy to listen. */
function watchStalls() {
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, 20).unref();
  return { longest: () => (tick(), longest), end: () => clearInterval(timer) };
}

function cutConnection(client: Client | PoolClient): void {
  const reason = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
  internalsOf(client).connection.stream.destroy(reason);
}

/** Members missing from the types of `pg`. */
function internalsOf(client: Client | PoolClient) {
  return client as unknown as { connection: EventEmitter & { stream: Duplex } };
}
