import { Pool, types, type PoolClient, type QueryResultRow } from 'pg';
import { PromptClient, watchForBrokenLine } from './brokenLine.ts';
import { TooBusy } from './questions.ts';

/** At once: each holds a connection until its reader is done, and whoever is slow must not keep the others out. */
const AT_ONCE = 6;
const SECOND = 1_000;
/** A process that is gone without a word holds nothing for longer. */
const LONGEST_IDLE = 90;

/** Everything at one moment, row by row: what is read is never all in memory. */
export interface Snapshot {
  read<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /** Some rows at a time, from a cursor on the server. */
  walk<Row extends QueryResultRow>(text: string, values: unknown[]): AsyncGenerator<Row[]>;
  /** At any time, and as often as one likes. */
  end(): void;
}

/** Long reads on connections of their own, of a replica where there is one. */
export class Snapshots {
  private readonly pool: Pool;
  private open = 0;

  constructor(connectionString: string) {
    this.pool = new Pool({
      connectionString,
      Client: PromptClient,
      min: 0,
      max: AT_ONCE,
      idleTimeoutMillis: 30 * SECOND,
      connectionTimeoutMillis: 5 * SECOND,
      query_timeout: 30 * SECOND,
      keepAlive: true,
      application_name: 'kaamyab snapshots',
    });
    // An idle connection that breaks is replaced by the next reader.
    this.pool.on('error', () => {});
    watchForBrokenLine(this.pool);
  }

  async take(): Promise<Snapshot> {
    if (this.open >= AT_ONCE) throw new TooBusy();
    this.open += 1;
    try {
      return await this.begun(await this.pool.connect());
    } catch (error) {
      this.open -= 1;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async begun(client: PoolClient): Promise<Snapshot> {
    let isOver = false;
    const read = async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
      (await client.query<Row>({ text, values, types })).rows;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // Behind what is being fetched; then the place is free.
      void client.query('rollback').then(
        () => this.leave(client),
        (error: Error) => this.leave(client, error),
      );
    };
    await client.query(BEGIN).catch((error: Error) => {
      client.release(error);
      throw error;
    });
    return {
      read,
      end,
      async *walk<Row extends QueryResultRow>(text: string, values: unknown[]) {
        await read(`declare walked no scroll cursor for ${text}`, values);
        while (!isOver) {
          const rows = await read<Row>(`fetch ${ROWS} from walked`, []);
          if (rows.length > 0) yield rows;
          if (rows.length < ROWS) return;
        }
      },
    };
  }

  private leave(client: PoolClient, error?: Error): void {
    this.open -= 1;
    client.release(error);
  }
}

/** So few that what is read dies young: a heap full of large texts would grow to four times what is needed. */
const ROWS = 20;

const BEGIN = `
  begin isolation level repeatable read read only;
  set local statement_timeout = ${20 * SECOND};
  set local idle_in_transaction_session_timeout = ${LONGEST_IDLE * SECOND};
  set local jit = off`;
