import fc from 'fast-check';

/** What the generator throws its dice with; fast-check keeps the seed. */
export interface Choice {
  below(end: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** True so often in a hundred. */
  often(percent: number): boolean;
}

/** Values made by throwing dice, as many as are wanted of this seed. */
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
