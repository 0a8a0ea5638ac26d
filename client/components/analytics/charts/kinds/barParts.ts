import type { Figure } from '../chartAnswer.ts';
import { stackEnds, stackedParts } from '../data/stackedParts.ts';
import { valueTicks, type ValueAxisScale } from '../data/valueTicks.ts';
import { bandScale } from '../plot/scales.ts';
import type { PlacedSeries, SeriesDrawing } from './seriesDrawing.ts';

/** A bar within its bucket: `across` from side to side, `along` from value to value. */
export interface BarPart {
  series: number;
  side: number;
  thickness: number;
  from: number;
  to: number;
}

export const columnOf = (series: readonly PlacedSeries[], bucket: number): Figure[] =>
  series.map(({ values }) => values[bucket] ?? null);

/** Places bars side by side or stacked within the given pixels. */
export function barParts(
  series: readonly PlacedSeries[],
  bucket: number,
  { thickness, isStacked }: { thickness: number; isStacked: boolean },
): BarPart[] {
  const values = columnOf(series, bucket);
  if (isStacked) return stackedParts(values).map((part) => ({ ...part, side: 0, thickness }));
  const bands = bandScale({
    count: values.length,
    range: [0, thickness],
    inner: thickness / values.length > 5 ? 0.12 : 0,
  });
  return values.flatMap((value, at) =>
    value === null
      ? []
      : [{ series: at, side: bands.start(at), thickness: bands.width, from: 0, to: value }],
  );
}

export function barAxis(drawing: SeriesDrawing, count: number): ValueAxisScale {
  const { buckets, series, isStacked, unit } = drawing;
  const before = series.flatMap(({ previous }) => previous ?? []);
  const ends = isStacked
    ? stackEnds(buckets.map((_, bucket) => columnOf(series, bucket)))
    : [...series.flatMap(({ values }) => values), ...before];
  return valueTicks(ends, unit, count);
}
