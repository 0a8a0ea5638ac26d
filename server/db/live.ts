import type { Config } from '#server/config.ts';
import type { Log } from '#server/lib/log.ts';
import { Listener } from './listener.ts';

const CHANNEL = 'kaamyab_live';

/** What every process hears, once what it tells about is committed. */
export type LiveEvent =
  | { notification: string; user: string }
  | { ended: string }
  | { bulkUpload: string }
  /** Events may have been missed: whoever counts must look. */
  | { resumed: true };

type Hearer = (event: LiveEvent) => void;

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
  private readonly hearers = new Set<Hearer>();
  private line: Listener | undefined;
  private opening: Promise<void> | undefined;

  constructor(
    private readonly address: Address,
    private readonly log: Log,
  ) {}

  /** Heard when the transaction is committed, and not at all when it is not. */
  async publish(em: Unit, event: LiveEvent): Promise<void> {
    await em.execute(`select pg_notify(?, ?)`, [CHANNEL, JSON.stringify(event)]);
  }

  listen(hearer: Hearer): () => void {
    this.hearers.add(hearer);
    this.line ??= this.opened();
    return () => this.hearers.delete(hearer);
  }

  /** From here on all is heard that is told; of a line that is down it is told when it is back. */
  async ready(): Promise<void> {
    await this.opening;
  }

  async close(): Promise<void> {
    this.hearers.clear();
    await this.line?.close();
  }

  private opened(): Listener {
    const { databaseDirectUrl, databaseUrl } = this.address;
    const line = new Listener({
      url: (databaseDirectUrl ?? databaseUrl)!,
      channel: CHANNEL,
      name: 'kaamyab-live',
      heard: (payload) => this.hear(payload),
      down: (error) => this.log.warn({ err: error }, 'The line for live events is down'),
      back: () => this.spread({ resumed: true }),
    });
    this.opening = line.open();
    return line;
  }

  private hear(payload: string): void {
    try {
      this.spread(JSON.parse(payload) as LiveEvent);
    } catch (error) {
      this.log.warn({ err: error }, 'A live event could not be read');
    }
  }

  private spread(event: LiveEvent): void {
    for (const hearer of this.hearers) hearer(event);
  }
}
