/** How long other requests wait for such work at a time, in milliseconds. */
const AT_ONCE = 20;

/** Interrupts long work, so that the process can do what else has to be done. */
export class Pauses {
  private began = performance.now();

  private get isDue(): boolean {
    return performance.now() - this.began >= AT_ONCE;
  }

  /** Undefined if no pause is due: awaiting a promise for each row would take time as well. */
  takeIfDue(): Promise<void> | undefined {
    return this.isDue ? this.take() : undefined;
  }

  private async take(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    this.began = performance.now();
  }
}

/**
 * Maps many values by work that takes milliseconds for each, with pauses, so that a call with many rows does not hold up
 * everyone else. Work in several batches shares its pauses.
 */
export async function mapWithPauses<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Result,
  pauses: Pauses = new Pauses(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const value of values) {
    results.push(work(value));
    const pause = pauses.takeIfDue();
    if (pause) await pause;
  }
  return results;
}
