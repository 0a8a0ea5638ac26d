import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { FailFastClient, watchForBrokenConnections } from './brokenConnections.ts';

/** Separate connections for one kind of long reads, to each server that is asked for the first time. */
export class PoolPerServer {
  private readonly pools = new Map<string, Pool>();

  constructor(private readonly options: PoolConfig) {}

  connect(url: string): Promise<PoolClient> {
    return this.at(url).connect();
  }

  /** All connections are in use. */
  isFull(url: string): boolean {
    return this.at(url).totalCount >= (this.options.max ?? 0);
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
  }

  private at(url: string): Pool {
    const known = this.pools.get(url);
    if (known) return known;
    const pool = new Pool({
      connectionString: url,
      Client: FailFastClient,
      min: 0,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      ...this.options,
    });
    // An idle connection that breaks is replaced by the next read.
    pool.on('error', () => {});
    watchForBrokenConnections(pool);
    this.pools.set(url, pool);
    return pool;
  }
}
