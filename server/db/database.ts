import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Pool, types } from 'pg';
import { currentOperation } from '#server/lib/currentOperation.ts';
import { SharedSlots } from '#server/lib/sharedSlots.ts';
import { noteStatement } from './statementTally.ts';
import { FailFastClient, watchForBrokenConnections } from './brokenConnections.ts';
import { run } from './inTransaction.ts';
import { type ParametersOf, type RowOf, type Statement, statement } from './statement.ts';
import { createOrm, LONGEST_WAIT, type OrmOptions } from './orm.ts';
import { LongReads } from './longReads.ts';
import type { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';
import { Snapshots } from './snapshots.ts';
import { limitedRead } from './limitReads.ts';

/**
 * Notes how far a person's writes reach in the log. Runs after the commit, so that the position includes it. $1 the
 * user. Of two positions noted at once, the later one is kept.
 */
const NOTE_WRITE = statement(
  'own-writes-note',
  `
    insert into own_writes as known (user_id, position, written_at)
    values ($1, pg_current_wal_insert_lsn(), now())
    on conflict (user_id) do update set
      position = greatest(known.position, excluded.position), written_at = excluded.written_at`,
);

/** Shorter than for other reads, because load balancers do not wait long. */
const PING = { text: 'select 1', query_timeout: 2_000 };

/** The share of the connections that heavy reads may hold. */
const HEAVY_PART = 0.4;

/**
 * In milliseconds. A read that failed on a replica after this time is not repeated on the primary, where it would take
 * as long.
 */
const LONGEST_TRY = 5_000;

/** The single access to PostgreSQL: units of work for writes, prepared statements for frequent reads. */
export class Database {
  /** How many reads each server was asked for, outside of transactions. */
  readonly reads = new Map<string, number>();

  private constructor(
    private readonly options: OrmOptions,
    readonly orm: MikroORM,
    private readonly pool: Pool,
    private readonly heavyReads: SharedSlots,
    /** A health check must not wait behind the load it reports on. */
    private readonly health: Pool,
    /** For analytics, separate from everything else. */
    readonly longReads: LongReads,
    /** For exports and feeds that read everything. */
    readonly snapshots: Snapshots,
    readonly replicas: Replicas | undefined,
  ) {}

  static async connect(options: OrmOptions): Promise<Database> {
    const { url, entities, isUnlimited, replicaUrls = [], onReplica } = options;
    const { poolSize = 10, longestWait = LONGEST_WAIT, name = 'kaamyab' } = options;
    const size = { poolSize, longestWait, name };
    const orm = await createOrm({ url, entities, isUnlimited, ...size });
    const pool = await orm.em.getConnection().getNativeClient();
    const replicas =
      replicaUrls.length > 0 ? new Replicas({ url, replicaUrls, onReplica, ...size }) : undefined;
    const slots = Math.max(1, Math.floor(pool.options.max * HEAVY_PART));
    return new Database(
      options,
      orm,
      pool,
      new SharedSlots(slots, longestWait),
      healthPool(url),
      new LongReads(url, replicas),
      new Snapshots(url, replicas),
      replicas,
    );
  }

  /** A separate unit of work, one per request or task. */
  fork(): EntityManager {
    return this.orm.em.fork();
  }

  /** Prepared once per connection, under its name. */
  read<One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]> {
    return this.paced(one, () => this.ask(one, values)) as Promise<RowOf<One>[]>;
  }

  /** A statement that changes rows; it answers with what it returns. */
  write<One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]> {
    return this.read(one, values);
  }

  /**
   * For a request whose reads may be a few seconds late: they ask one replica that has replayed the log up to this
   * position. What a request reads first must not be newer than what it reads next, so all of them ask the same one.
   */
  onReplica(position = 0): Database {
    const replica = this.replicas?.choose(position);
    if (!replica) return this;
    const read = (one: Statement, values: readonly unknown[]) =>
      this.paced(one, () => this.askReplica(replica, one, values));
    const write = (one: Statement, values: never) => this.write(one, values);
    return Object.create(this, { read: { value: read }, write: { value: write } }) as Database;
  }

  /** What a person reads from now on includes everything committed so far. */
  async noteWriteBy(userId: string): Promise<void> {
    if (this.replicas) await this.write(NOTE_WRITE, [userId]);
  }

  /**
   * Reads use the connection of a unit of work that has started a transaction: they see what it has written, and no
   * request waits for a second connection while it holds the first. The writers are collected, to be noted after the
   * commit.
   */
  withinTransaction(em: EntityManager): Database & { writers: Set<string> } {
    const writers = new Set<string>();
    const read = (one: Statement, values: readonly unknown[]) => run(em, one, values);
    const noteWriteBy = async (userId: string) => void writers.add(userId);
    return Object.create(this, {
      read: { value: read },
      write: { value: read },
      noteWriteBy: { value: noteWriteBy },
      writers: { value: writers },
    }) as Database & { writers: Set<string> };
  }

  private paced<Answer>({ isHeavy }: Statement, ask: () => Promise<Answer>): Promise<Answer> {
    return limitedRead(() =>
      isHeavy ? this.heavyReads.within(currentOperation()?.caller, ask) : ask(),
    );
  }

  private ask(one: Statement, values: readonly unknown[]): Promise<unknown[]> {
    return this.askAt('primary', this.pool, one, values);
  }

  /** A read changes nothing, so the primary can answer what a replica could not. */
  private async askReplica(
    replica: Replica,
    one: Statement,
    values: readonly unknown[],
  ): Promise<unknown[]> {
    if (!replica.isUsed) return this.ask(one, values);
    const began = performance.now();
    try {
      return await this.askAt(replica.name, replica.pool, one, values);
    } catch (error) {
      if (performance.now() - began > LONGEST_TRY) throw error;
      replica.failed(error);
      return this.ask(one, values);
    }
  }

  private async askAt(
    server: string,
    pool: Pool,
    { name, text }: Statement,
    values: readonly unknown[],
  ): Promise<unknown[]> {
    this.reads.set(server, (this.reads.get(server) ?? 0) + 1);
    const answer = pool.query({ name, text, values: [...values], types });
    noteStatement({ name, text }, answer);
    return (await answer).rows;
  }

  async migrate(directUrl = this.options.url): Promise<string[]> {
    // The migrator would create a missing database; a typo in the name must not.
    await this.pool.query('select 1');
    const size = { poolSize: 2, longestWait: LONGEST_WAIT, name: 'kaamyab-migrations' };
    const { entities } = this.options;
    const orm = await createOrm({ url: directUrl, entities, ...size, isUnlimited: true });
    try {
      const applied = await orm.migrator.up();
      return applied.map((migration) => migration.name);
    } finally {
      await orm.close();
    }
  }

  /** From here on, an unresponsive database is given up quickly; not before, because startup does long work. */
  failFastWhenUnresponsive(): void {
    watchForBrokenConnections(this.pool);
  }

  /** There are no accounts yet, so demo data can be seeded. */
  async isEmpty(): Promise<boolean> {
    const { rows } = await this.pool.query('select 1 from users limit 1');
    return rows.length === 0;
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.health.query(PING);
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([
      this.closeOrm(),
      this.health.end(),
      this.longReads.close(),
      this.snapshots.close(),
      this.replicas?.close(),
    ]);
  }

  /** MikroORM leaves connections open that no unit of work has used. */
  private async closeOrm(): Promise<void> {
    await this.orm.close();
    if (!this.pool.ended) await this.pool.end();
  }
}

function healthPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    Client: FailFastClient,
    min: 0,
    max: 1,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: LONGEST_WAIT,
    keepAlive: true,
    application_name: 'kaamyab health',
  });
  // An idle connection that breaks is replaced by the next health check.
  pool.on('error', () => {});
  watchForBrokenConnections(pool);
  return pool;
}
