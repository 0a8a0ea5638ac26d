import type { ChartRow, Figure } from '../chartAnswer.ts';

export interface Sorting {
  /** A dimension's name, a measure's figure, what it was before, or the step between the two. */
  by: 'label' | 'value' | 'previous' | 'change';
  index: number;
  isDescending: boolean;
}

/** What is not known comes last, whichever way the rest runs. Equal rows stay in the answer's order. */
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

/** Keys of time have no other order than their own; names have the reader's. */
function compareNames(one: ChartRow, other: ChartRow, index: number): number {
  const [a, b] = [one.keys[index] ?? '', other.keys[index] ?? ''];
  if (/^\d{4}-\d{2}/.test(a) && /^\d{4}-\d{2}/.test(b)) return a < b ? -1 : Number(a > b);
  return (one.labels[index] ?? '').localeCompare(other.labels[index] ?? '', undefined, {
    numeric: true,
  });
}
