import type { Config } from '#server/config.ts';
import type { Log } from '#server/lib/log.ts';
import { Listener } from './listener.ts';

const CHANNEL = 'kaamyab_live';

/** An event that every process receives once the change behind it is committed. */
export type LiveEvent =
  | { notification: string; user: string }
  | { ended: string }
  | { bulkUpload: string }
  /** A message was sent, or the conversation was read up to another message. */
  | { conversation: string; company: string; seeker: string }
  /** A job, a company or something else that guests see has changed. */
  | { publicPages: 'changed' }
  /** Events are missed from here on, until `resumed`. */
  | { lost: true }
  /** Events may have been missed: subscribers must read the current state again. */
  | { resumed: true };

type Subscriber = (event: LiveEvent) => void;

/** The part of a unit of work that an event needs. */
interface Unit {
  execute(statement: string, values: unknown[]): Promise<unknown>;
}

type Address = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>;

/**
 * Events through PostgreSQL's LISTEN and NOTIFY: one connection per process, opened with the first listener. It
 * bypasses a pooler, which would not keep it open; publishing is an ordinary statement and may go through one.
 */
export class Live {
  private readonly subscribers = new Set<Subscriber>();
  private line: Listener | undefined;
  private opening: Promise<void> | undefined;

  constructor(
    private readonly address: Address,
    private readonly log: Log,
  ) {}

  /** Delivered when the transaction commits, and not at all if it does not. */
  async publish(em: Unit, event: LiveEvent): Promise<void> {
    await em.execute(`select pg_notify(?, ?)`, [CHANNEL, JSON.stringify(event)]);
  }

  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    this.line ??= this.openListener();
    return () => this.subscribers.delete(subscriber);
  }

  /**
   * Events published from here on are received; if the connection is down, subscribers are notified when it is back.
   */
  async ready(): Promise<void> {
    await this.opening;
  }

  /** Whether events are being received. */
  isUp(): boolean {
    return this.line?.isUp() ?? false;
  }

  async close(): Promise<void> {
    this.subscribers.clear();
    await this.line?.close();
  }

  private openListener(): Listener {
    const { databaseDirectUrl, databaseUrl } = this.address;
    const line = new Listener({
      url: (databaseDirectUrl ?? databaseUrl)!,
      channel: CHANNEL,
      name: 'kaamyab-live',
      onPayload: (payload) => this.receive(payload),
      onDown: (error) => {
        this.log.warn({ err: error }, 'The connection for live events is down');
        this.deliver({ lost: true });
      },
      onBack: () => this.deliver({ resumed: true }),
    });
    this.opening = line.open();
    return line;
  }

  private receive(payload: string): void {
    try {
      this.deliver(JSON.parse(payload) as LiveEvent);
    } catch (error) {
      this.log.warn({ err: error }, 'A live event could not be read');
    }
  }

  private deliver(event: LiveEvent): void {
    for (const subscriber of this.subscribers) subscriber(event);
  }
}
