/** How long samples are kept, in milliseconds. */
const KEPT = 60_000;

interface Sample {
  at: number;
  position: number;
}

/**
 * How far the primary's log reached at which moments. From these samples and the position of a replica follows how late
 * it is. A replica that has replayed the newest sample is not late, even if no writes have come for a long time.
 */
export class LogPositions {
  private samples: Sample[] = [];

  /** At this moment, the log reached at least this position. */
  note(at: number, position: number): void {
    // After a failover, the new primary may begin further back.
    const kept = this.samples.filter((one) => one.at > at - KEPT && one.position <= position);
    this.samples = [...kept, { at, position }];
  }

  /**
   * How late a replica is that has replayed the log up to this position: the age of the first sample it lacks. Infinity
   * until it has replayed a sample, and never less than the time since the last sample.
   */
  lagAt(now: number, replayed: number): number {
    const [oldest] = this.samples;
    if (!oldest || oldest.position > replayed) return Infinity;
    const missing = this.samples.find(({ position }) => position > replayed);
    return now - (missing ?? this.samples.at(-1)!).at;
  }
}
