import {
  BULK_FIRST_ROW,
  parseBulkColumn,
  parseBulkNote,
  type BulkColumn,
} from '#schema/options/screens/bulkUpload.ts';
import { dialectOf } from './dialect.ts';
import { recordsOf, Unreadable } from './records.ts';
import { asUtf8 } from './utf8.ts';

/** What stands in the row of a sheet, by the columns that are known. */
export type RowData = Partial<Record<BulkColumn, unknown>>;

export interface SheetRow {
  /** As spreadsheets count: the header is the first. */
  row: number;
  data: RowData;
  /** It has more cells than the header has columns: somewhere a quote is missing. */
  hasSurplus: boolean;
  /** As they stand in the file. */
  cells: string[];
}

export interface Sheet {
  delimiter: string;
  header: string[];
  /** Which cell of a row is which column; null where the column means nothing to us. */
  columns: (BulkColumn | null)[];
  unknownColumns: string[];
  rows: AsyncIterable<SheetRow>;
}

/** The header now, the rows as they are asked for. */
export async function openSheet(bytes: Buffer): Promise<Sheet> {
  const text = asUtf8(bytes);
  if (!text) throw new Unreadable('no text');
  const dialect = dialectOf(text);
  const records = recordsOf(text, dialect);
  const first = await records.next();
  const header = first.done ? [] : withoutBlankEnd(first.value.map((name) => name.trim()));
  const columns = columnsOf(header);
  const unknownColumns = header.filter(
    (name, at) => name !== '' && columns[at] === null && !parseBulkNote(name),
  );
  const rows = rowsOf(records, columns);
  return { delimiter: dialect.delimiter, header, columns, unknownColumns, rows };
}

/** Of two columns of one name the first counts. */
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
    // A blank line is none; a record of blank cells is one that says nothing.
    if (cells.length === 0 && record.length <= 1) continue;
    if (cells.length > 0) {
      const data = dataOf(cells, columns);
      yield { row, data, cells, hasSurplus: cells.length > columns.length };
    }
    row += 1;
  }
}

function dataOf(cells: readonly string[], columns: readonly (BulkColumn | null)[]): RowData {
  const known = columns.flatMap((column, at) => (column ? [[column, meant(cells[at] ?? '')]] : []));
  return Object.fromEntries(known) as RowData;
}

/** An annotated file keeps formulas harmless by an apostrophe; blanks behind a closing quote are slips. */
function meant(cell: string): string {
  return cell.replace(/^'(?=[\s]*[=+\-@＝＋－＠])/u, '').replace(/^"([^"]*)"\s+$/, '$1');
}

function withoutBlankEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
