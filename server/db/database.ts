import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Pool, types } from 'pg';
import { currentOperation } from '#server/lib/currentOperation.ts';
import { noteStatement } from './statements.ts';
import { PromptClient, watchForBrokenConnections } from './brokenConnections.ts';
import { HeavyReads } from './heavyReads.ts';
import { run } from './inTransaction.ts';
import type { ParametersOf, RowOf, Statement } from './statement.ts';
import { createOrm, LONGEST_WAIT, type OrmOptions } from './orm.ts';
import { Questions } from './questions.ts';
import { Snapshots } from './snapshots.ts';
import { takeTurn } from './turns.ts';

/** A load balancer is less patient than a person. */
const PING = { text: 'select 1', query_timeout: 2_000 };

/** The share of the connections that heavy reads may hold. */
const HEAVY_PART = 0.4;

/** The single access to PostgreSQL: units of work for writes, prepared statements for frequent reads. */
export class Database {
  private constructor(
    readonly orm: MikroORM,
    private readonly pool: Pool,
    private readonly heavyReads: HeavyReads,
    /** A health check must not wait behind the load it reports on. */
    private readonly health: Pool,
    /** For analytics, separate from everything else. */
    readonly questions: Questions,
    /** For exports and feeds that read everything. */
    readonly snapshots: Snapshots,
  ) {}

  static async connect(options: OrmOptions): Promise<Database> {
    const orm = await createOrm(options);
    const pool = await orm.em.getConnection().getNativeClient();
    const { url, replicaUrls = [], longestWait = LONGEST_WAIT } = options;
    const aside = replicaUrls[0] ?? url;
    const places = Math.max(1, Math.floor(pool.options.max * HEAVY_PART));
    return new Database(
      orm,
      pool,
      new HeavyReads(places, longestWait),
      healthPool(url),
      new Questions(aside),
      new Snapshots(aside),
    );
  }

  /** A separate unit of work, one per request or task. */
  fork(): EntityManager {
    return this.orm.em.fork();
  }

  /** Prepared once per connection, under its name. */
  read<One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]> {
    const ask = () => this.ask(one, values) as Promise<RowOf<One>[]>;
    return takeTurn(() =>
      one.isHeavy ? this.heavyReads.within(currentOperation()?.caller, ask) : ask(),
    );
  }

  /** A statement that changes rows; it answers with what it returns. */
  write<One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]> {
    return this.read(one, values);
  }

  private async ask({ name, text }: Statement, values: readonly unknown[]): Promise<unknown[]> {
    const answer = this.pool.query({ name, text, values: [...values], types });
    noteStatement({ name, text }, answer);
    return (await answer).rows;
  }

  /**
   * Reads use the connection of a unit of work that has started a transaction: they see what it has written, and no
   * request waits for a second connection while it holds the first.
   */
  inside(em: EntityManager): Database {
    const read = (one: Statement, values: readonly unknown[]) => run(em, one, values);
    return Object.create(this, { read: { value: read } }) as Database;
  }

  async migrate(): Promise<string[]> {
    // The migrator would create a missing database; a typo in the name must not.
    await this.pool.query('select 1');
    const applied = await this.orm.migrator.up();
    return applied.map((migration) => migration.name);
  }

  /** From here on, an unresponsive database is given up quickly; not before, because startup does long work. */
  answerSoon(): void {
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
      this.orm.close(),
      this.health.end(),
      this.questions.close(),
      this.snapshots.close(),
    ]);
  }
}

function healthPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    Client: PromptClient,
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
