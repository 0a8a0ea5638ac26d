import {
  SETTINGS_DEFAULTS,
  type SettingKey,
  type SystemSettings,
} from '#schema/options/settings.ts';
import type { Database, PreparedRead } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';

const ALL: PreparedRead = { name: 'settings', text: 'select key, value from settings' };

/** A change shows in every process within two seconds, at one small read each. */
const FRESH_FOR = 2_000;
/** A request that began with fresh ones goes on with them: in a transaction a read would need a second connection. */
const HELD_FOR = 4_500;

export class Settings {
  private saved: Partial<SystemSettings> = {};
  private readAt = 0;
  private reading?: Promise<void>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** At the beginning of each request. */
  async refresh(): Promise<void> {
    if (this.age() > FRESH_FOR) await this.readOnce();
  }

  async current(): Promise<SystemSettings> {
    return { ...SETTINGS_DEFAULTS, ...(await this.savedOnes()) };
  }

  /** Only what an administrator has saved: some rules bind from then on (decision 47). */
  async savedOnes(): Promise<Partial<SystemSettings>> {
    if (this.age() > HELD_FOR) await this.readOnce();
    return this.saved;
  }

  private age(): number {
    return Math.abs(this.clock.now().getTime() - this.readAt);
  }

  private readOnce(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    const rows = await this.database.read<{ key: SettingKey; value: never }>(ALL, []);
    this.saved = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    this.readAt = this.clock.now().getTime();
  }
}
