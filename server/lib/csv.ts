export type Cell = string | number | Date | null | undefined;

/** What spreadsheets take for a formula, in narrow and in wide letters; an apostrophe in front makes it text. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]/u;
const QUOTED = /[",;|\r\n\t]|^\s|\s$/;
const BOM = '\uFEFF';

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[], delimiter = ','): string {
  return BOM + linesOf(rows, delimiter);
}

/** The same in parts, for a table that is too long to hold. */
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
