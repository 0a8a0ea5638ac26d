import { useState } from 'react';
import type { ChartRow } from '../chartAnswer.ts';
import { sortRows, type Sorting } from './sortRows.ts';

/** The rows in the order that the reader chose by pressing a heading. */
export function useSortedRows(all: readonly ChartRow[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const press = (by: Sorting['by'], index: number) => {
    const isSame = sorting?.by === by && sorting.index === index;
    const startsDown = by !== 'label';
    setSorting({ by, index, isDescending: isSame ? !sorting.isDescending : startsDown });
  };
  const sortOf = (by: Sorting['by'], index: number) => {
    if (sorting?.by !== by || sorting.index !== index) return null;
    return sorting.isDescending ? 'descending' : 'ascending';
  };
  return { rows: sortRows(all, sorting), press, sortOf };
}
