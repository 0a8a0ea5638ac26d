import { SETTINGS_DEFAULTS, type SystemSettings } from '#schema/options/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import { opened, type SavedRow } from './secrets.service.ts';
import { SAVED } from './setting.reads.ts';

/** A change shows in every process within two seconds, at one small read each. */
const FRESH_FOR = 2_000;
/** A request that began with fresh ones goes on with them: in a transaction a read would need a second connection. */
const HELD_FOR = 4_500;
const LOOK_EVERY = 1_000;

export class Settings {
  private saved: Partial<SystemSettings> = {};
  private readAt = 0;
  private reading?: Promise<void>;
  private saving: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Set<(current: SystemSettings) => void>();

  constructor(
    private readonly config: Pick<Config, 'secretKey'>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What was read last: for whoever cannot wait, and comes after a refresh. */
  get known(): SystemSettings {
    return { ...SETTINGS_DEFAULTS, ...this.saved };
  }

  /** At the beginning of each request. */
  async refresh(): Promise<void> {
    if (this.age() > FRESH_FOR) await this.readOnce();
  }

  /** For whoever must see what was committed before this call. */
  async reload(): Promise<void> {
    await this.reading;
    await this.readOnce();
  }

  async current(): Promise<SystemSettings> {
    return { ...SETTINGS_DEFAULTS, ...(await this.savedOnes()) };
  }

  /** Only what an administrator has saved: some rules bind from then on (decision 47). */
  async savedOnes(): Promise<Partial<SystemSettings>> {
    if (this.age() > HELD_FOR) await this.readOnce();
    return this.saved;
  }

  /** For what acts without being asked, such as the log: told each time they have been read. */
  onRead(listener: (current: SystemSettings) => void): void {
    this.listeners.add(listener);
  }

  /** Looks by itself, in a process that nobody asks for anything too; ends when it is told to. */
  keepReading(): () => void {
    // A database that is away is complained of by those who need it.
    const look = () => void this.refresh().catch(() => undefined);
    const timer = setInterval(look, LOOK_EVERY).unref();
    look();
    return () => clearInterval(timer);
  }

  /** Of those who save in this process only one holds a connection; the others would wait for it with theirs. */
  oneByOne<T>(save: () => Promise<T>): Promise<T> {
    const saved = this.saving.then(save);
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  private age(): number {
    return Math.abs(this.clock.now().getTime() - this.readAt);
  }

  private readOnce(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    const rows = await this.database.read<SavedRow & object>(SAVED, []);
    this.saved = opened(rows, this.config.secretKey ?? '');
    this.readAt = this.clock.now().getTime();
    for (const listener of this.listeners) listener(this.known);
  }
}
