import { quantileSorted } from 'd3-array';

export interface HeatClass {
  /** 0 to 4, from light to dark. */
  depth: number;
  from: number;
  to: number;
}

const DEPTHS = [0, 1, 2, 3, 4] as const;
/** With fewer classes, use the outermost ones so that the difference is visible. */
const FEW: Record<number, readonly number[]> = { 1: [2], 2: [1, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4] };

/** Puts about the same number of states in each class, so that one giant does not make all others look pale. */
export function heatClasses(values: readonly number[]): HeatClass[] {
  const distinct = [...new Set(values)].sort((one, other) => one - other);
  if (distinct.length <= DEPTHS.length)
    return distinct.map((value, place) => ({
      depth: (FEW[distinct.length] ?? DEPTHS)[place]!,
      from: value,
      to: value,
    }));
  const sorted = values.toSorted((one, other) => one - other);
  const limits = DEPTHS.map((depth) => quantileSorted(sorted, depth / DEPTHS.length)!);
  return DEPTHS.flatMap((depth) => {
    const [from, to] = [limits[depth]!, limits[depth + 1] ?? Infinity];
    const inside = distinct.filter((value) => value >= from && value < to);
    return inside.length > 0 ? [{ depth, from: inside[0]!, to: inside.at(-1)! }] : [];
  });
}

export const heatOf = (value: number, classes: readonly HeatClass[]): HeatClass | undefined =>
  classes.find(({ from, to }) => value >= from && value <= to);
