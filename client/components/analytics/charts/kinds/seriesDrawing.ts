import type { Ref } from 'react';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import type { Unit } from '../chartAnswer.ts';
import type { Bucket, Series } from '../data/seriesIn.ts';
import type { ImageFacts } from '../image/imageFacts.ts';
import type { PointWords } from './usePointWords.tsx';

export interface PlacedSeries extends Series {
  /** The index of the colour, which stays the same when other series are hidden. */
  place: number;
}

export interface SeriesPoint {
  bucket: number;
  /** Index among the visible series. */
  series: number;
}

/** The props of a drawing that shows series along buckets. */
export interface SeriesDrawing {
  label: string;
  buckets: readonly Bucket[];
  /** Which buckets are steps that are not whole. */
  partial: readonly boolean[];
  /** Which buckets are steps with events. */
  events: readonly boolean[];
  series: readonly PlacedSeries[];
  unit: Unit;
  isTime: boolean;
  isStacked: boolean;
  width: number;
  height: number;
  textureId: string;
  facts: ImageFacts;
  svgRef?: Ref<SVGSVGElement> | undefined;
  words: PointWords;
  /** The figure at a point; null if its rows cannot be listed. */
  figure: (point: SeriesPoint) => ShownFigure | null;
}

/** Arrow keys move through buckets and series and stop at the ends. */
export function stepAmong(
  from: SeriesPoint | null,
  move: { bucket: number; series: number } | 'first' | 'last',
  size: { buckets: number; series: number },
): SeriesPoint | null {
  if (size.buckets === 0 || size.series === 0) return null;
  if (move === 'first' || !from) return { bucket: 0, series: from?.series ?? 0 };
  if (move === 'last') return { bucket: size.buckets - 1, series: from.series };
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  return {
    bucket: within(from.bucket + move.bucket, size.buckets),
    series: within(from.series + move.series, size.series),
  };
}
