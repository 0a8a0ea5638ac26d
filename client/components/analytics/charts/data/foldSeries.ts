import type { Figure } from '../chartAnswer.ts';
import type { Series } from './seriesIn.ts';

/** As many as there are distinguishable colours. */
export const MOST_SERIES = 8;
export const OTHERS = 'others';

export interface FoldedSeries {
  series: readonly Series[];
  /** How many series are combined as "others". */
  folded: number;
  /** How many are not drawn because their averages cannot be summed. */
  dropped: number;
}

/** The largest series keep their own colour. The rest become one series if their figures can be added up. */
export function foldSeries(series: readonly Series[], othersLabel: string): FoldedSeries {
  if (series.length <= MOST_SERIES) return { series, folded: 0, dropped: 0 };
  const bySize = [...series].sort((one, other) => other.weight - one.weight);
  const kept = bySize.slice(0, MOST_SERIES);
  const rest = bySize.slice(MOST_SERIES);
  if (!rest.every(({ isFoldable }) => isFoldable))
    return { series: kept, folded: 0, dropped: rest.length };
  const others: Series = {
    ...rest[0]!,
    id: OTHERS,
    label: othersLabel,
    source: null,
    folded: { rest: sourcesOf(rest), kept: sourcesOf(kept) },
    values: sumOf(rest.map(({ values }) => values)),
    previous: rest[0]!.previous && sumOf(rest.map(({ previous }) => previous ?? [])),
    weight: rest.reduce((sum, { weight }) => sum + weight, 0),
  };
  return { series: [...kept, others], folded: rest.length, dropped: 0 };
}

const sourcesOf = (series: readonly Series[]) => series.flatMap(({ source }) => source ?? []);

function sumOf(columns: readonly (readonly Figure[])[]): Figure[] {
  const length = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length }, (_, place) => {
    const known = columns.map((column) => column[place] ?? null).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
  });
}
