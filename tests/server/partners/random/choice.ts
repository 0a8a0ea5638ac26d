import fc from 'fast-check';

/** The source of randomness; fast-check controls the seed. */
export interface Choice {
  below(end: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** True with this probability in percent. */
  often(percent: number): boolean;
}

/** Generates this many random values from the seed. */
export function sampled<Value>(
  make: (choice: Choice) => Value,
  { seed, count }: { seed: number; count: number },
): Value[] {
  const arbitrary = fc.gen().map((gen) => {
    const below = (end: number) => gen(fc.nat, { max: Math.max(0, end - 1) });
    return make({
      below,
      one: (values) => values[below(values.length)]!,
      often: (percent) => below(100) < percent,
    });
  });
  return fc.sample(arbitrary, { seed, numRuns: count });
}
