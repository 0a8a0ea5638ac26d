import { Client } from 'pg';
import { waitAtMost } from '#server/lib/waitAtMost.ts';

const SECOND = 1_000;
const FIRST_WAIT = SECOND / 4;
const LONGEST_WAIT = SECOND / 2;
/** A connection that died silently is noticed by repeating LISTEN, which changes nothing. */
const ASK_EVERY = SECOND;
/** Together with the wait between attempts, less than the three seconds within which everything recovers. */
const CONNECT_WITHIN = SECOND;
const ANSWER_WITHIN = 1.5 * SECOND;

export interface ListenerOptions {
  url: string;
  channel: string;
  /** The application name that PostgreSQL shows for the connection. */
  name: string;
  onPayload(payload: string): void;
  onDown(error?: unknown): void;
  /** Called when notifications may have been missed. */
  onBack(): void;
}

/** Listens on a dedicated connection and reconnects until it succeeds. */
export class Listener {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT;
  private wasDown = false;
  private isListening = false;
  private isClosed = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Resolves once it listens, or when the first attempt has failed and another is scheduled. */
  async open(): Promise<void> {
    if (this.isClosed) return;
    const { url, channel, name } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
    });
    const listen = `listen ${client.escapeIdentifier(channel)}`;
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.options.onPayload(payload));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(listen);
      if (this.client !== client) return;
      this.wait = FIRST_WAIT;
      this.isListening = true;
      if (this.wasDown) this.options.onBack();
      this.wasDown = false;
      this.ask(client, listen);
    } catch (error) {
      this.lost(client, error);
    }
  }

  isUp(): boolean {
    return this.isListening;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    // If the database does not respond, it does not end the connection, so we only wait a while.
    if (client)
      await waitAtMost(
        ANSWER_WITHIN,
        client.end().catch(() => undefined),
      );
  }

  private ask(client: Client, listen: string): void {
    if (this.client !== client) return;
    this.timer = setTimeout(() => {
      client.query(listen).then(
        () => this.ask(client, listen),
        (error: unknown) => this.lost(client, error),
      );
    }, ASK_EVERY).unref();
  }

  private lost(client: Client, error?: unknown): void {
    if (this.client !== client || this.isClosed) return;
    this.client = undefined;
    this.isListening = false;
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    if (!this.wasDown) this.options.onDown(error);
    this.wasDown = true;
    this.timer = setTimeout(() => void this.open(), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
