import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { types, type Pool, type QueryResultRow } from 'pg';
import { noteStatement } from './statements.ts';
import { watchForBrokenLine } from './brokenLine.ts';
import { createOrm, type OrmOptions } from './orm.ts';
import { Questions } from './questions.ts';
import { Snapshots } from './snapshots.ts';
import { takeTurn } from './turns.ts';

/** A read that is asked often: prepared once on each connection, under its name. */
export interface PreparedRead {
  name: string;
  text: string;
}

/** A load balancer does not wait as long as a person. */
const PING = { text: 'select 1', query_timeout: 2_000 };

/** The one door to PostgreSQL: units of work for writes, prepared statements for hot reads. */
export class Database {
  private constructor(
    readonly orm: MikroORM,
    private readonly pool: Pool,
    /** For analytics, beside everything else. */
    readonly questions: Questions,
    /** For what hands on everything there is. */
    readonly snapshots: Snapshots,
  ) {}

  static async connect(options: OrmOptions): Promise<Database> {
    const orm = await createOrm(options);
    const pool = await orm.em.getConnection().getNativeClient();
    const { url, replicaUrls = [] } = options;
    const aside = replicaUrls[0] ?? url;
    return new Database(orm, pool, new Questions(aside), new Snapshots(aside));
  }

  /** A unit of work of its own: one a request, one a task. */
  fork(): EntityManager {
    return this.orm.em.fork();
  }

  async read<Row extends QueryResultRow>(read: PreparedRead, values: unknown[]): Promise<Row[]> {
    return takeTurn(async () => {
      const answer = this.pool.query<Row>({ ...read, values, types });
      noteStatement(read, answer);
      return (await answer).rows;
    });
  }

  /**
   * Its reads go the way of a unit of work that has begun: they see what it has written, and nobody waits for a second
   * connection while the first is held.
   */
  inside(em: EntityManager): Database {
    const read: Database['read'] = async (read, values) => {
      // As it is handed on to `pg`, which takes a name and types beside the text.
      const sql = { ...read, types } as unknown as string;
      const query = { kind: 'RawNode', sqlFragments: [read.text], parameters: [] } as const;
      const queryId = { queryId: read.name };
      const { rows } = await em
        .getKysely()
        .executeQuery({ sql, query, queryId, parameters: values });
      return rows as never[];
    };
    return Object.create(this, { read: { value: read } }) as Database;
  }

  async migrate(): Promise<string[]> {
    // The migrator would create a database that is missing; a slip in its name must not.
    await this.pool.query('select 1');
    const applied = await this.orm.migrator.up();
    return applied.map((migration) => migration.name);
  }

  /** From here on nobody waits for a database that does not answer; not before, while long work is done at the start. */
  answerSoon(): void {
    watchForBrokenLine(this.pool);
  }

  /** Nobody has an account yet: a market may be filled in. */
  async isEmpty(): Promise<boolean> {
    const { rows } = await this.pool.query('select 1 from users limit 1');
    return rows.length === 0;
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.pool.query(PING);
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.orm.close(), this.questions.close(), this.snapshots.close()]);
  }
}
