import {
  BULK_FIRST_ROW,
  parseBulkColumn,
  parseBulkNote,
  type BulkColumn,
} from '#schema/options/screens/bulkUpload.ts';
import { dialectOf, headOf } from './dialect.ts';
import { recordsOf, Unreadable } from './records.ts';
import { asUtf8, encodingOf } from './utf8.ts';

/** The cells of a row by known column. */
export type RowData = Partial<Record<BulkColumn, unknown>>;

export interface SheetRow {
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: number;
  data: RowData;
  /** The row has more cells than the header, usually because of a missing quote. */
  hasSurplus: boolean;
  /** The raw cells. */
  cells: string[];
}

export interface Sheet {
  delimiter: string;
  header: string[];
  /** Maps each cell to a column; null for an unknown column. */
  columns: (BulkColumn | null)[];
  unknownColumns: string[];
  rows: AsyncIterable<SheetRow>;
}

/** The header, and an iterator over the rows. The file is read several times, and never held in memory. */
export async function openSheet(open: () => Promise<AsyncIterable<Buffer>>): Promise<Sheet> {
  const encoding = await encodingOf(await open());
  if (!encoding) throw new Unreadable('no text');
  const dialect = dialectOf(await headOf(asUtf8(await open(), encoding)));
  const records = recordsOf(asUtf8(await open(), encoding), dialect);
  const first = await records.next();
  const header = first.done ? [] : withoutBlankEnd(first.value.map((name) => name.trim()));
  const columns = columnsOf(header);
  const unknownColumns = header.filter(
    (name, at) => name !== '' && columns[at] === null && !parseBulkNote(name),
  );
  const rows = rowsOf(records, columns);
  return { delimiter: dialect.delimiter, header, columns, unknownColumns, rows };
}

/** If two columns have the same name, the first one counts. */
function columnsOf(header: readonly string[]): (BulkColumn | null)[] {
  const seen = new Set<BulkColumn>();
  return header.map((name) => {
    const column = parseBulkColumn(name);
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

async function* rowsOf(
  records: AsyncIterable<string[]>,
  columns: readonly (BulkColumn | null)[],
): AsyncGenerator<SheetRow> {
  let row = BULK_FIRST_ROW;
  for await (const record of records) {
    const cells = withoutBlankEnd(record);
    // A blank line does not count as a row. A row of blank cells counts, but is skipped.
    if (cells.length === 0 && record.length <= 1) continue;
    if (cells.length > 0) {
      const data = dataOf(cells, columns);
      yield { row, data, cells, hasSurplus: cells.length > columns.length };
    }
    row += 1;
  }
}

function dataOf(cells: readonly string[], columns: readonly (BulkColumn | null)[]): RowData {
  const known = columns.flatMap((column, at) =>
    column ? [[column, cleanCell(cells[at] ?? '')]] : [],
  );
  return Object.fromEntries(known) as RowData;
}

/** Removes the apostrophe that an annotated file puts before formulas, and blanks after a closing quote. */
function cleanCell(cell: string): string {
  return cell.replace(/^'(?=[\s]*[=+\-@＝＋－＠])/u, '').replace(/^"([^"]*)"\s+$/, '$1');
}

function withoutBlankEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
