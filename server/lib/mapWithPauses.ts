/** How long other requests wait for such work at a time, in milliseconds. */
const AT_ONCE = 20;

/**
 * Maps many values by work that takes milliseconds for each. In between, the process does what else has to be done, so
 * that a call with many rows does not hold up everyone else.
 */
export async function mapWithPauses<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const value of values) {
    results.push(work(value));
    if (performance.now() - began < AT_ONCE) continue;
    await new Promise((next) => setImmediate(next));
    began = performance.now();
  }
  return results;
}
