import { Pool } from 'pg';
import { repeatedly } from '#server/lib/repeatedly.ts';
import { FailFastClient, watchForBrokenConnections } from './brokenConnections.ts';
import { isDatabaseAway } from './faults.ts';
import type { LogPositions } from './logPositions.ts';
import { connectionOptions, type PoolSize } from './orm.ts';

const LONGEST_LAG = 5_000;
const CHECK_EVERY = 500;
/** Added to the limit: the lag is only known to within one check, and a busy server replays late. */
const TOLERANCE = 500;

/**
 * It takes five seconds to learn that a replica is only five seconds late, so the first checks do not report it as
 * late.
 */
const FIRST_CHECKS = 12;

/** As a number, which is exact up to nine petabytes of log. No row if the server is not a replica. */
const REPLAYED = `
  select (pg_last_wal_replay_lsn() - '0/0')::float8 as position where pg_is_in_recovery()`;

export interface ReplicaChange {
  replica: string;
  isUsed: boolean;
  /** In milliseconds. */
  lag: number;
  err?: unknown;
}

/** A server that replays the log of the primary. It is only used while it is at most five seconds late. */
export class Replica {
  readonly name: string;
  readonly pool: Pool;
  private readonly monitor: Pool;
  /** How far it has replayed the log. */
  position = 0;
  lag = Infinity;
  isUsed = false;
  private wasFound = false;
  private checks = 0;
  private readonly stopChecking: () => void;
  private isClosed = false;

  constructor(
    readonly url: string,
    size: PoolSize,
    private readonly primary: LogPositions,
    private readonly onChange: (change: ReplicaChange) => void,
  ) {
    const { host, pathname } = new URL(url);
    this.name = host + pathname;
    this.pool = replicaPool(url, size);
    // After a restart the replica may be further back, so a broken connection excludes it until the next check.
    this.pool.on('error', (error) => this.failed(error));
    this.monitor = monitorPool(url);
    this.stopChecking = repeatedly(() => this.check(), CHECK_EVERY);
  }

  /** A failed read is repeated on the primary. If the connection broke, later reads go there too until the next check. */
  failed(error: unknown): void {
    if (isDatabaseAway(error) && !isBusy(error)) this.judge(Infinity, error);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.isUsed = false;
    this.stopChecking();
    await Promise.all([this.pool.end(), this.monitor.end()]);
  }

  private async check(): Promise<void> {
    try {
      const now = performance.now();
      const { rows } = await this.monitor.query<{ position: number | null }>(REPLAYED);
      this.position = rows[0]?.position ?? 0;
      this.judge(this.primary.lagAt(now, this.position));
    } catch (error) {
      this.judge(Infinity, error);
    }
    this.checks += 1;
  }

  private judge(lag: number, err?: unknown): void {
    if (this.isClosed) return;
    const isUsed = lag <= LONGEST_LAG + TOLERANCE;
    this.lag = lag;
    if (this.wasFound && isUsed === this.isUsed) return;
    if (!this.wasFound && !isUsed && err === undefined && this.checks < FIRST_CHECKS) return;
    this.wasFound = true;
    this.isUsed = isUsed;
    this.onChange({ replica: this.name, isUsed, lag, ...(err !== undefined && { err }) });
  }
}

/** All its connections are in use, but it answers. */
const isBusy = (error: unknown) =>
  error instanceof Error && /timeout exceeded when trying to connect/i.test(error.message);

function replicaPool(url: string, { poolSize, longestWait, name }: PoolSize): Pool {
  const pool = new Pool({
    connectionString: url,
    min: 0,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    ...connectionOptions(longestWait, name),
  });
  watchForBrokenConnections(pool);
  return pool;
}

/** One connection to check the state of a server, so that checking does not wait behind the load. */
export function monitorPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    Client: FailFastClient,
    min: 0,
    max: 1,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    keepAlive: true,
    application_name: 'kaamyab replicas',
  });
  // An idle connection that breaks is replaced by the next check.
  pool.on('error', () => {});
  watchForBrokenConnections(pool);
  return pool;
}
