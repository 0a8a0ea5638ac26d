import { Client, type Pool, type PoolClient } from 'pg';

/** After so long somebody looks whether the database is there at all; longer answers are allowed. */
const PATIENCE = 800;
const ATTEMPT = 1_000;
const STALL = 250;

/**
 * A connection that breaks inside a transaction cannot be rolled back, and Kysely gives only those back that were: its
 * place in the pool would be lost for ever. So it is taken back here; whoever still holds it gets an error from it.
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
 * Behind a broken line a database says neither yes nor no, and every query would wait for its own time-out. So for
 * whoever has waited a while a new connection is tried: when that is not answered either, theirs is cut, and what they
 * asked fails at once. A slow query on a database that is there goes on.
 */
export function watchForBrokenLine(pool: Pool): void {
  const inUse = new Map<PoolClient, NodeJS.Timeout>();
  let attempt: Promise<boolean> | undefined;

  const watch = (client: PoolClient) => {
    clearTimeout(inUse.get(client));
    inUse.set(client, setTimeout(() => void look(client), PATIENCE).unref());
  };
  const forget = (client: PoolClient) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  };
  const look = async (client: PoolClient) => {
    attempt ??= isSilent(pool).finally(() => (attempt = undefined));
    const silent = await attempt;
    if (!inUse.has(client)) return;
    if (silent) cut(client);
    else watch(client);
  };
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => forget(client));
  pool.on('remove', forget);
}

async function isSilent(pool: Pool): Promise<boolean> {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: ATTEMPT });
  client.on('error', () => {});
  const stalls = watchStalls();
  try {
    await client.connect();
    void client.end().catch(() => {});
    return false;
  } catch (error) {
    // A refusal in PostgreSQL's own words is an answer. And who was busy may have missed one.
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

function cut(client: PoolClient): void {
  const { stream } = (
    client as unknown as { connection: { stream: { destroy(why: Error): void } } }
  ).connection;
  stream.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
}
