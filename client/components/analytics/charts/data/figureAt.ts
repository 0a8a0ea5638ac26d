import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import type { ChartAnswer, Figure } from '../chartAnswer.ts';
import { timeIndex, type Series, type SeriesSource } from './seriesIn.ts';

interface Place {
  /** The index of the measure. */
  index: number;
  group: FigureGroupKey[];
  others?: ShownFigure['others'];
  isPrevious?: boolean;
  value: Figure | undefined;
  text: string;
}

/** The figure at a place of the answer; null if its rows cannot be listed. */
export function figureAt(
  { measures, readAt }: Pick<ChartAnswer, 'measures' | 'readAt'>,
  { index, group, others, isPrevious = false, value, text }: Place,
): ShownFigure | null {
  const column = measures[index];
  const [measure, ...rest] = (column?.rowMeasures ?? []).map((key) => key.toLowerCase());
  if (value == null || !column || measure === undefined) return null;
  const measured = { measure, group, isPrevious, readAt, text };
  const [, number] = /^CALCULATION_(\d+)$/.exec(column.key) ?? [];
  if (number === undefined) return others ? { ...measured, others } : measured;
  if (others) return null;
  const isOfStock = measures.some(({ key, isStock }) => isStock && key.toLowerCase() === measure);
  return {
    ...measured,
    calculated: { number: Number(number), measures: [measure, ...rest], isOfStock },
  };
}

/** The group with these keys, which are in the order of the dimensions. An undefined key includes every value. */
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
  folded?: Series['folded'] | undefined;
  value: Figure | undefined;
  text: string;
}

/** The figure of a series at one of its buckets. */
export function seriesFigure(
  answer: ChartAnswer,
  { bucket, key, source, folded, ...shown }: SeriesPlace,
): ShownFigure | null {
  if (!source) return folded ? othersFigure(answer, folded, key, shown) : null;
  if (source.index === null) return figureAt(answer, { index: bucket, group: [], ...shown });
  const axis = Math.max(0, timeIndex(answer));
  const group = groupAt(answer, source.keys.toSpliced(axis, 0, key));
  return figureAt(answer, { index: source.index, group, ...shown });
}

/** The figure of the series combined as "others"; null unless they show one measure and all groups are known. */
function othersFigure(
  answer: ChartAnswer,
  { rest, kept }: NonNullable<Series['folded']>,
  key: string | null,
  shown: Pick<Place, 'value' | 'text'>,
): ShownFigure | null {
  const index = rest[0]?.index ?? null;
  if (index === null || !answer.isComplete || rest.some((one) => one.index !== index)) return null;
  const axis = Math.max(0, timeIndex(answer));
  const groupsOf = (sources: readonly SeriesSource[]) =>
    sources
      .filter((one) => one.index === index)
      .map(({ keys }) => groupAt(answer, [...keys.slice(0, axis), undefined, ...keys.slice(axis)]));
  const group = groupAt(
    answer,
    answer.dimensions.map((_, at) => (at === axis ? key : undefined)),
  );
  const others = { rest: groupsOf(rest), kept: groupsOf(kept) };
  return figureAt(answer, { index, group, others, ...shown });
}
