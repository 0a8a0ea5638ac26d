import { SETTINGS_DEFAULTS, type SystemSettings } from '#schema/options/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import { unsealSettings } from './sealSettings.service.ts';
import { SAVED } from './setting.sql.ts';

/** A change reaches every process within two seconds, at the cost of one small read each. */
const FRESH_FOR = 2_000;
/**
 * A request that began with fresh settings keeps them: a read inside a transaction would need a second connection.
 */
const HELD_FOR = 4_500;
const CHECK_EVERY = 1_000;

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

  /** The settings as last read, for callers that cannot wait and run after a refresh. */
  get known(): SystemSettings {
    return { ...SETTINGS_DEFAULTS, ...this.saved };
  }

  get isFresh(): boolean {
    return this.age() <= FRESH_FOR;
  }

  /** Called at the beginning of each request. */
  async refresh(): Promise<void> {
    if (!this.isFresh) await this.readOnce();
  }

  /** For callers that must see everything committed before this call. */
  async reload(): Promise<void> {
    await this.reading;
    await this.readOnce();
  }

  async current(): Promise<SystemSettings> {
    return { ...SETTINGS_DEFAULTS, ...(await this.savedSettings()) };
  }

  /** Only the settings that an administrator has saved. Some limits apply only once saved (product decision 47). */
  async savedSettings(): Promise<Partial<SystemSettings>> {
    if (this.age() > HELD_FOR) await this.readOnce();
    return this.saved;
  }

  /** Calls the listener after each read, for parts that must react to a change, such as the logger. */
  onRead(listener: (current: SystemSettings) => void): void {
    this.listeners.add(listener);
  }

  /** Polls the settings, also in processes that serve no requests. Returns a function that stops it. */
  pollSettings(): () => void {
    // If the database is down, the code that needs it reports the error.
    const refresh = () => void this.refresh().catch(() => undefined);
    const timer = setInterval(refresh, CHECK_EVERY).unref();
    refresh();
    return () => clearInterval(timer);
  }

  /**
   * Queues saves in this process. Concurrent saves would each hold a connection while they wait for the database
   * lock.
   */
  queueSave<T>(save: () => Promise<T>): Promise<T> {
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
    // A setting that is saved while this reads may be missing from the answer.
    const began = this.clock.now().getTime();
    const rows = await this.database.read(SAVED, []);
    this.saved = unsealSettings(rows, this.config.secretKey ?? '');
    this.readAt = began;
    for (const listener of this.listeners) listener(this.known);
  }
}
