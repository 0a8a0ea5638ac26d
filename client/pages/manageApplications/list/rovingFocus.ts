export interface Column {
  /** The loaded items. */
  readonly ids: readonly string[];
  /** The total number. */
  readonly count: number;
}

export interface Place {
  readonly column: number;
  readonly index: number;
}

export function placeIn(columns: readonly Column[], id: string): Place | null {
  for (const [column, { ids }] of columns.entries()) {
    const index = ids.indexOf(id);
    if (index !== -1) return { column, index };
  }
  return null;
}

/** The nearest loaded item; null in an empty column, or while the wanted item may still load. */
export function clamped(columns: readonly Column[], { column, index }: Place): Place | null {
  const { ids, count } = columns[column] ?? { ids: [], count: 0 };
  if (ids.length === 0 || (index >= ids.length && ids.length < count)) return null;
  return { column, index: Math.min(index, ids.length - 1) };
}

/** The size of a row or card where there is no layout. */
const USUAL = 80;
const OF_WINDOW = 0.75;

/** Where a key leads. At the end of a column that is the same item, so that the page does not scroll instead. */
export function stepFrom(
  { column, index }: Place,
  key: string,
  columns: readonly Column[],
  height: number,
): Place | null {
  const page = Math.max(1, Math.floor((innerHeight * OF_WINDOW) / (height || USUAL)));
  const last = columns[column]!.count - 1;
  const to = (row: number) => ({ column, index: Math.max(0, Math.min(last, row)) });
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return to(index + 1);
    case 'ArrowUp':
    case 'k':
      return to(index - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'PageDown':
      return to(index + page);
    case 'PageUp':
      return to(index - page);
    case 'ArrowRight':
      return beside(columns, column, index, 1);
    case 'ArrowLeft':
      return beside(columns, column, index, -1);
    default:
      return null;
  }
}

/** The next column on that side that has any items. */
function beside(columns: readonly Column[], from: number, index: number, by: 1 | -1): Place | null {
  for (let column = from + by; columns[column]; column += by) {
    const { length } = columns[column]!.ids;
    if (length > 0) return { column, index: Math.min(index, length - 1) };
  }
  return null;
}
