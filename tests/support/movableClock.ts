import type { Clock } from '#server/lib/clock.ts';

const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;
type Distance = Partial<Record<keyof typeof UNITS, number>>;

/** Runs like the real clock, from wherever a test has set it. */
export class MovableClock implements Clock {
  #ahead = 0;
  #stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);
  }

  forward(distance: Distance) {
    for (const unit of Object.keys(distance) as (keyof Distance)[]) {
      this.#ahead += (distance[unit] ?? 0) * UNITS[unit];
    }
  }

  moveTo(time: Date | string) {
    this.#ahead = new Date(time).getTime() - (this.#stoppedAt ?? Date.now());
  }

  /** From now on it only moves when a test moves it. */
  stopAt(time: Date | string) {
    this.#stoppedAt = new Date(time).getTime();
    this.#ahead = 0;
  }
}
