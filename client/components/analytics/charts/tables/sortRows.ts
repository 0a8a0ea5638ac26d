import type { ChartRow, Figure } from '../chartAnswer.ts';

export interface Sorting {
  /** Sort by a dimension's name, a measure's value, its previous value, or the change between the two. */
  by: 'label' | 'value' | 'previous' | 'change';
  index: number;
  isDescending: boolean;
}

/** Unknown values come last in either direction. Equal rows keep the order of the result. */
export function sortRows(rows: readonly ChartRow[], sorting: Sorting | null): readonly ChartRow[] {
  if (!sorting) return rows;
  const { by, index, isDescending } = sorting;
  const way = isDescending ? -1 : 1;
  if (by === 'label') return [...rows].sort((one, other) => way * compareNames(one, other, index));
  return [...rows].sort((one, other) => {
    const [a, b] = [figureOf(one, by, index), figureOf(other, by, index)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (a - b);
  });
}

function figureOf(row: ChartRow, by: Sorting['by'], index: number): Figure {
  const value = row.values[index] ?? null;
  const previous = row.previous?.[index] ?? null;
  if (by === 'value') return value;
  if (by === 'previous') return previous;
  return value === null || previous === null ? null : value - previous;
}

/** Time keys keep chronological order; names use the reader's collation. */
function compareNames(one: ChartRow, other: ChartRow, index: number): number {
  const [a, b] = [one.keys[index] ?? '', other.keys[index] ?? ''];
  if (/^\d{4}-\d{2}/.test(a) && /^\d{4}-\d{2}/.test(b)) return a < b ? -1 : Number(a > b);
  return (one.labels[index] ?? '').localeCompare(other.labels[index] ?? '', undefined, {
    numeric: true,
  });
}
