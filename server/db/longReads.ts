import { types, type PoolClient } from 'pg';
import { isDatabaseAway } from './faults.ts';
import { PoolPerServer } from './poolPerServer.ts';
import type { Replicas } from './replicas.ts';
import type { ParametersOf, RowOf, Statement } from './statement.ts';

/** Two at a time, so that other work gets the database too. */
const AT_ONCE = 2;
/** The longest time a statement runs, a query waits for its turn, and both together, in milliseconds. */
const LONGEST_STATEMENT = 5_000;
const LONGEST_WAIT = 2_500;
const LONGEST = 5_700;

/** The query would have exceeded its time limit. */
export class QueryTimeout extends Error {}
/** Other queries are being answered. */
export class LongReadsBusy extends Error {}
/** The client no longer waits for the answer. */
export class ClientGone extends Error {}

export interface LongReadOptions {
  /** A shorter time limit than usual, in milliseconds. */
  most?: number;
  /** Cancels the query in the database as well. */
  gone?: AbortSignal;
}

/** Reads within one query: all of them see the same snapshot. */
export interface Ask {
  <One extends Statement>(one: One, values: ParametersOf<One>): Promise<RowOf<One>[]>;
  /** For statements that codegen cannot describe, such as `explain`. */
  (text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * Long reads on separate connections, of a replica if one is healthy. Each is one read-only transaction whose settings
 * end with it, so that a pooler can be in between. If the connection is cut, the database notices while it reads.
 */
export class LongReads {
  private readonly pools = new PoolPerServer({
    max: AT_ONCE,
    connectionTimeoutMillis: LONGEST_WAIT,
    query_timeout: LONGEST + 100,
    application_name: 'kaamyab questions',
  });

  constructor(
    private readonly url: string,
    private readonly replicas?: Replicas,
  ) {}

  /** If the replica goes away soon after the question was asked, the primary answers it. */
  async within<Answer>(
    work: (ask: Ask) => Promise<Answer>,
    options: LongReadOptions = {},
  ): Promise<Answer> {
    const began = performance.now();
    const replica = this.replicas?.choose();
    try {
      return await this.askAt(replica?.url ?? this.url, work, options);
    } catch (error) {
      const isSoon = performance.now() - began < LONGEST_WAIT;
      if (!replica || !isSoon || !isDatabaseAway(error)) throw error;
      replica.failed(error);
      return this.askAt(this.url, work, options);
    }
  }

  async close(): Promise<void> {
    await this.pools.close();
  }

  private async askAt<Answer>(
    url: string,
    work: (ask: Ask) => Promise<Answer>,
    { most = LONGEST_STATEMENT, gone }: LongReadOptions,
  ): Promise<Answer> {
    const began = performance.now();
    const client = await this.connected(url);
    if (gone?.aborted) {
      client.release();
      throw new ClientGone();
    }
    const left = Math.max(100, Math.min(most, LONGEST - (performance.now() - began)));
    let broken: Error | undefined;
    let isEnding = false;
    const cut = () => {
      broken = new ClientGone();
      client.release(broken);
    };
    try {
      gone?.addEventListener('abort', cut, { once: true });
      await client.query(beginning(Math.floor(left)));
      const answer = await work(askOn(client));
      isEnding = true;
      void ended(client);
      return answer;
    } catch (error) {
      if (broken) throw broken;
      if (!isRefusal(error)) broken = error instanceof Error ? error : new Error(String(error));
      else await client.query('rollback');
      throw error instanceof Error && 'code' in error && error.code === '57014'
        ? new QueryTimeout()
        : error;
    } finally {
      gone?.removeEventListener('abort', cut);
      if (!isEnding && !(broken instanceof ClientGone)) client.release(broken);
    }
  }

  private async connected(url: string): Promise<PoolClient> {
    const isFull = this.pools.isFull(url);
    try {
      return await this.pools.connect(url);
    } catch (error) {
      if (isFull && error instanceof Error && /timeout exceeded/i.test(error.message))
        throw new LongReadsBusy();
      throw error;
    }
  }
}

/** On two cores, one worker in addition to the leader leaves enough for others. */
const beginning = (milliseconds: number) => `
  begin isolation level repeatable read read only;
  set local statement_timeout = ${milliseconds};
  set local client_connection_check_interval = 500;
  set local jit = off;
  set local work_mem = '64MB';
  set local max_parallel_workers_per_gather = 1`;

/** Everything has been read: the caller need not wait for the commit. */
async function ended(client: PoolClient): Promise<void> {
  try {
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

/** Without the name of a statement: between two transactions, a pooler may change the connection. */
const askOn =
  (client: PoolClient): Ask =>
  async (one: string | Statement, values: readonly unknown[]) => {
    const text = typeof one === 'string' ? one : one.text;
    return (await client.query<never>({ text, values: [...values], types })).rows;
  };

/** PostgreSQL refused the statement; the connection is still usable. */
const isRefusal = (error: unknown) => error instanceof Error && 'severity' in error;
