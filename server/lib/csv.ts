export type Cell = string | number | Date | null | undefined;

/**
 * Cells that spreadsheets would run as a formula, in narrow and wide characters; a leading apostrophe makes them
 * text.
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]/u;
const QUOTED = /[",;|\r\n\t]|^\s|\s$/;
const BOM = '\uFEFF';

/** RFC 4180, with the byte order mark by which Excel recognizes UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[], delimiter = ','): string {
  return BOM + linesOf(rows, delimiter);
}

/** The same in parts, for a table too long to hold in memory. */
export async function* csvFile(
  columns: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
  delimiter = ',',
): AsyncGenerator<string> {
  yield csvOf([columns], delimiter);
  for await (const rows of parts) yield linesOf(rows, delimiter);
}

export function linesOf(rows: readonly (readonly Cell[])[], delimiter = ','): string {
  return rows.map((row) => `${row.map(cellOf).join(delimiter)}\r\n`).join('');
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
