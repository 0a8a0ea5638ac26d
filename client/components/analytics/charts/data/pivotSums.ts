import type { ChartColumn, ChartPivot, Figure } from '../chartAnswer.ts';

export interface PivotSums {
  /** Per row and measure; null where a measure cannot be added up. */
  rows: Figure[][];
  columns: Figure[][];
  all: Figure[];
}

/** Sums of the visible figures. Averages and rates have no sum. */
export function pivotSums(pivot: ChartPivot, measures: readonly ChartColumn[]): PivotSums {
  const sums = (cells: readonly (readonly Figure[] | null)[]) =>
    measures.map(({ isAdditive }, index) =>
      isAdditive ? sumOf(cells.map((cell) => cell?.[index] ?? null)) : null,
    );
  const rows = pivot.rows.map(({ cells }) => sums(cells));
  const columns = pivot.columns.map((_, place) =>
    sums(pivot.rows.map(({ cells }) => cells[place] ?? null)),
  );
  return { rows, columns, all: sums(rows) };
}

function sumOf(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
