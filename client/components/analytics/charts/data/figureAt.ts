import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import type { ChartAnswer, Figure } from '../chartAnswer.ts';
import { timeIndex, type SeriesSource } from './seriesIn.ts';

interface Place {
  /** The place of the measure. */
  index: number;
  group: FigureGroupKey[];
  isPrevious?: boolean;
  value: Figure | undefined;
  text: string;
}

/** The figure at a place of the answer; null if its rows cannot be listed. */
export function figureAt(
  { measures, readAt }: Pick<ChartAnswer, 'measures' | 'readAt'>,
  { index, group, isPrevious = false, value, text }: Place,
): ShownFigure | null {
  const measure = measures[index];
  if (value == null || !measure?.rowParts?.length) return null;
  return { measure: measure.key.toLowerCase(), group, isPrevious, readAt, text };
}

/** The group with these keys, in the order of the dimensions; undefined: not narrowed by this one. */
export function groupAt(
  { dimensions }: Pick<ChartAnswer, 'dimensions'>,
  keys: readonly (string | null | undefined)[],
): FigureGroupKey[] {
  return dimensions.flatMap(({ key: dimension }, at) => {
    const key = keys[at];
    return key === undefined ? [] : [{ dimension: dimension.toLowerCase(), key }];
  });
}

interface SeriesPlace {
  bucket: number;
  key: string | null;
  source: SeriesSource | null;
  value: Figure | undefined;
  text: string;
}

/** The figure of a series at one of its buckets. */
export function seriesFigure(
  answer: ChartAnswer,
  { bucket, key, source, ...shown }: SeriesPlace,
): ShownFigure | null {
  if (!source) return null;
  if (source.index === null) return figureAt(answer, { index: bucket, group: [], ...shown });
  const axis = Math.max(0, timeIndex(answer));
  const group = groupAt(answer, source.keys.toSpliced(axis, 0, key));
  return figureAt(answer, { index: source.index, group, ...shown });
}
