import type { Figure } from '../chartAnswer.ts';

export interface StackedPart {
  /** Index among the series. */
  series: number;
  from: number;
  to: number;
}

/** The parts of one bucket stacked on top of each other; negative values stack downwards. */
export function stackedParts(values: readonly Figure[]): StackedPart[] {
  let above = 0;
  let below = 0;
  return values.flatMap((value, series) => {
    if (value === null || value === 0) return [];
    const from = value > 0 ? above : below;
    const to = from + value;
    if (value > 0) above = to;
    else below = to;
    return [{ series, from, to }];
  });
}

/** The ends of all stacks, for the axis. */
export function stackEnds(columns: readonly (readonly Figure[])[]): number[] {
  return columns.flatMap((values) => stackedParts(values).map(({ to }) => to));
}

export function totalOf(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
