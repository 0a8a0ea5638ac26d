import { Client, type Pool, type PoolClient } from 'pg';

/** After so long somebody looks whether the database is there at all; longer answers are allowed. */
const PATIENCE = 1_000;
const ATTEMPT = 800;

/**
 * Behind a broken line a database says neither yes nor no, and every query would wait for its own time-out. So for
 * whoever has waited a second a new connection is tried: when that is not answered either, theirs is cut, and what they
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
    attempt ??= answers(pool).finally(() => (attempt = undefined));
    const isThere = await attempt;
    if (!inUse.has(client)) return;
    if (isThere) watch(client);
    else cut(client);
  };
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => forget(client));
  pool.on('remove', forget);
}

async function answers(pool: Pool): Promise<boolean> {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: ATTEMPT });
  client.on('error', () => {});
  try {
    await client.connect();
    void client.end().catch(() => {});
    return true;
  } catch (error) {
    // A refusal in PostgreSQL's own words is an answer: too many connections, a restart under way.
    return error instanceof Error && 'severity' in error;
  }
}

function cut(client: PoolClient): void {
  const { stream } = (
    client as unknown as { connection: { stream: { destroy(why: Error): void } } }
  ).connection;
  stream.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
}
