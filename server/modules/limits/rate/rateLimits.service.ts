import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import { ADD_COUNTS, FORGET_COUNTS } from './rateLimit.sql.ts';
import { isOver, MINUTE, limitStatusOf, totalOf, type Window } from './rateLimit.rules.ts';
import type { Reservation, LimitStatus } from './rateLimit.type.ts';

/** Each caller has two windows. Beyond this number the oldest is dropped. */
const MOST_KEYS = 100_000;
const AT_ONCE = 5_000;
const EXCHANGE_EVERY = 1_000;
/** From this share of the limit on, counts are exchanged at once. */
const URGENT_SHARE = 0.1;

const pointsKey = (key: string) => `points of ${key}`;

/**
 * Counts requests and points in memory and exchanges the counts with other processes once a second, in one statement.
 * Only the first request of a caller in a minute waits for the counts of the others.
 */
export class RateLimits {
  private readonly windows = new Map<string, Window>();
  private unsent = new Set<string>();
  private exchanging?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private clearedAt = 0;
  private isUrgent = false;

  constructor(
    private readonly database: Pick<Database, 'write'>,
    private readonly clock: Clock,
  ) {}

  /** Counts a request. The minute for its points begins with it and is exchanged in the same statement. */
  async count(key: string, limit: number): Promise<LimitStatus> {
    const now = this.now();
    const known = this.windowOf(key, now);
    const window = known ?? this.begin(key, now);
    if (totalOf(window) >= limit) return limitStatusOf(window, limit, now, false);
    this.add(key, window, 1);
    this.pointsWindow(key, now);
    if (window !== known) await this.exchangeNow();
    else this.exchangeSoon(window, limit);
    return limitStatusOf(window, limit, now, totalOf(window) <= limit);
  }

  /** Reserves points. They are not shared with other processes until the unused part has been given back. */
  reserve(key: string, points: number, limit: number): Reservation {
    const now = this.now();
    const window = this.pointsWindow(key, now);
    const isAllowed = totalOf(window) + points <= limit;
    if (isAllowed) window.own += points;
    const giveBack = (unused: number) => {
      // Points of a minute that is over cannot be given back.
      if (this.windows.get(pointsKey(key)) !== window) return;
      this.add(pointsKey(key), window, -unused);
      this.exchangeSoon(window, limit);
    };
    return { ...limitStatusOf(window, limit, now, isAllowed), giveBack };
  }

  /** The allowance of points. */
  pointsStatus(key: string, limit: number): LimitStatus {
    const now = this.now();
    return limitStatusOf(this.pointsWindow(key, now), limit, now, true);
  }

  close(): void {
    clearTimeout(this.timer);
    this.unsent.clear();
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private windowOf(key: string, now: number): Window | undefined {
    const known = this.windows.get(key);
    return known && !isOver(known, now) ? known : undefined;
  }

  private pointsWindow(of: string, now: number): Window {
    const key = pointsKey(of);
    const known = this.windowOf(key, now);
    if (!known) this.unsent.add(key);
    return known ?? this.begin(key, now);
  }

  private add(key: string, window: Window, count: number): void {
    window.own += count;
    this.unsent.add(key);
  }

  private begin(key: string, now: number): Window {
    const window = { startedAt: now, shared: 0, onTheWay: 0, own: 0 };
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > MOST_KEYS) this.forget(this.windows.keys().next().value!);
    return window;
  }

  private forget(key: string): void {
    this.windows.delete(key);
    this.unsent.delete(key);
  }

  private exchangeSoon({ own }: Window, limit: number): void {
    if (own < limit * URGENT_SHARE) this.exchangeLater();
    else if (this.exchanging) this.isUrgent = true;
    else void this.synchronize();
  }

  private exchangeLater(): void {
    this.timer ??= setTimeout(() => void this.synchronize(), EXCHANGE_EVERY).unref();
  }

  /** An exchange under way does not include the latest count, so wait for it and start another. */
  private async exchangeNow(): Promise<void> {
    await this.exchanging;
    await this.synchronize();
  }

  /** While the database is down, this process counts on its own. */
  private synchronize(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.exchanging ??= this.sendCounts()
      .catch(() => undefined)
      .finally(() => {
        this.exchanging = undefined;
        if (this.isUrgent) void this.synchronize();
        else if (this.unsent.size > 0) this.exchangeLater();
      });
    return this.exchanging;
  }

  private async sendCounts(): Promise<void> {
    this.isUrgent = false;
    const keys = [...this.unsent].slice(0, AT_ONCE);
    for (const key of keys) this.unsent.delete(key);
    // The results belong to these windows, even if a new minute has begun meanwhile.
    const byKey = new Map(keys.map((key) => [key, this.windows.get(key)!]));
    const sent = [...byKey.values()];
    for (const window of sent) {
      window.onTheWay = window.own;
      window.own = 0;
    }
    const columns = [
      keys,
      sent.map(({ startedAt }) => new Date(startedAt)),
      sent.map(({ onTheWay }) => onTheWay),
    ] as const;
    try {
      const known = await this.database.write(ADD_COUNTS, columns);
      for (const { key, startedAt, count } of known) {
        const window = byKey.get(key)!;
        Object.assign(window, { startedAt: startedAt.getTime(), shared: count });
      }
    } catch (error) {
      for (const window of sent) window.shared += window.onTheWay;
      throw error;
    } finally {
      for (const window of sent) window.onTheWay = 0;
    }
    await this.clear();
  }

  private async clear(): Promise<void> {
    const now = this.now();
    if (Math.abs(now - this.clearedAt) < MINUTE) return;
    this.clearedAt = now;
    for (const [key, window] of this.windows) if (isOver(window, now)) this.forget(key);
    await this.database.write(FORGET_COUNTS, [new Date(now - 2 * MINUTE)]);
  }
}
