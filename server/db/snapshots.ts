import { types, type PoolClient } from 'pg';
import { PoolPerServer } from './poolPerServer.ts';
import { LongReadsBusy } from './longReads.ts';
import type { Replicas } from './replicas.ts';
import type { ParametersOf, RowOf, Statement } from './statement.ts';

/**
 * How many run at once: each holds a connection until its reader is done, and a slow reader must not block the others.
 */
const AT_ONCE = 6;
const SECOND = 1_000;
/** A process that died silently holds a connection no longer than this. */
const LONGEST_IDLE = 90;

/** Streams everything as of one moment, row by row, without ever holding all of it in memory. */
export interface Snapshot {
  read<One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]>;
  /** A batch of rows at a time, from a cursor on the server. */
  walk<One extends Statement>(one: One, values: ParametersOf<One>): AsyncGenerator<RowOf<One>[]>;
  /** Can be called at any time and repeatedly. */
  end(): void;
}

/** Long reads on separate connections, of a replica if one is healthy. */
export class Snapshots {
  private readonly pools = new PoolPerServer({
    max: AT_ONCE,
    connectionTimeoutMillis: 5 * SECOND,
    query_timeout: 30 * SECOND,
    application_name: 'kaamyab snapshots',
  });
  private open = 0;

  constructor(
    private readonly url: string,
    private readonly replicas?: Replicas,
  ) {}

  async take(): Promise<Snapshot> {
    if (this.open >= AT_ONCE) throw new LongReadsBusy();
    this.open += 1;
    try {
      return await this.begun();
    } catch (error) {
      this.open -= 1;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pools.close();
  }

  private async connected(): Promise<PoolClient> {
    const replica = this.replicas?.choose();
    if (!replica) return this.begin(this.url);
    try {
      return await this.begin(replica.url);
    } catch (error) {
      replica.failed(error);
      return this.begin(this.url);
    }
  }

  private async begin(url: string): Promise<PoolClient> {
    const client = await this.pools.connect(url);
    await client.query(BEGIN).catch((error: Error) => {
      client.release(error);
      throw error;
    });
    return client;
  }

  private async begun(): Promise<Snapshot> {
    const client = await this.connected();
    let isOver = false;
    const ask = async (text: string, values: readonly unknown[]): Promise<unknown[]> =>
      (await client.query({ text, values: [...values], types })).rows;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // Runs after the current fetch, and then frees the connection.
      void client.query('rollback').then(
        () => this.leave(client),
        (error: Error) => this.leave(client, error),
      );
    };
    return {
      read: <One extends Statement>({ text }: One, values: ParametersOf<One>) =>
        ask(text, values) as Promise<RowOf<One>[]>,
      end,
      async *walk<One extends Statement>({ text }: One, values: ParametersOf<One>) {
        await ask(`declare walked no scroll cursor for ${text}`, values);
        while (!isOver) {
          const rows = (await ask(`fetch ${ROWS} from walked`, [])) as RowOf<One>[];
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

/** Small batches are garbage-collected early: a heap full of large texts would grow to four times the size it needs. */
const ROWS = 20;

const BEGIN = `
  begin isolation level repeatable read read only;
  set local statement_timeout = ${20 * SECOND};
  set local idle_in_transaction_session_timeout = ${LONGEST_IDLE * SECOND};
  set local jit = off`;
