import { Client, type Notification } from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/lib/log.ts';

const CHANNEL = 'kaamyab_live';
const SECOND = 1_000;
const FIRST_WAIT = SECOND / 4;
const LONGEST_WAIT = 15 * SECOND;
/** A line that died without a word is noticed by asking now and then. */
const ASK_EVERY = 30 * SECOND;

/** What every process hears, once what it tells about is committed. */
export type LiveEvent =
  | { notification: string; user: string }
  | { ended: string }
  | { bulkUpload: string }
  /** Events may have been missed: whoever counts must look. */
  | { resumed: true };

type Listener = (event: LiveEvent) => void;

/** A unit of work, as far as an event needs one. */
interface Unit {
  execute(statement: string, values: unknown[]): Promise<unknown>;
}

type Address = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>;

/**
 * Events through PostgreSQL's LISTEN and NOTIFY: one connection a process, opened with the first listener. It goes
 * around a pooler, which would not keep it; publishing is an ordinary statement and may go through one.
 */
export class Live {
  private readonly listeners = new Set<Listener>();
  private client: Client | undefined;
  private opening: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT;
  private isClosed = false;

  constructor(
    private readonly address: Address,
    private readonly log: Log,
  ) {}

  /** Heard when the transaction is committed, and not at all when it is not. */
  async publish(em: Unit, event: LiveEvent): Promise<void> {
    await em.execute(`select pg_notify(?, ?)`, [CHANNEL, JSON.stringify(event)]);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (!this.client && !this.timer) this.opening = this.connect();
    return () => this.listeners.delete(listener);
  }

  /** From here on all is heard that is told; of a line that is down it is told when it is back. */
  async ready(): Promise<void> {
    await this.opening;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.listeners.clear();
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(isAgain = false): Promise<void> {
    this.timer = undefined;
    if (this.isClosed) return;
    const client = new Client({
      connectionString: this.address.databaseDirectUrl ?? this.address.databaseUrl,
      application_name: 'kaamyab-live',
      connectionTimeoutMillis: 2 * SECOND,
      query_timeout: 5 * SECOND,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', (message) => this.tell(message));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.wait = FIRST_WAIT;
      if (isAgain) this.spread({ resumed: true });
      this.ask(client);
    } catch (error) {
      this.lost(client, error);
    }
  }

  private ask(client: Client): void {
    if (this.client !== client) return;
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.ask(client),
        (error: unknown) => this.lost(client, error),
      );
    }, ASK_EVERY).unref();
  }

  private lost(client: Client, error?: unknown): void {
    if (this.client !== client || this.isClosed) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    this.log.warn({ err: error, wait: this.wait }, 'The line for live events is down');
    this.timer = setTimeout(() => void this.connect(true), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private tell({ payload = '' }: Notification): void {
    try {
      this.spread(JSON.parse(payload) as LiveEvent);
    } catch (error) {
      this.log.warn({ err: error }, 'A live event could not be read');
    }
  }

  private spread(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
