import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { BULK_COLUMNS } from '#schema/options/screens/bulkUpload.ts';
import { openSheet, type Sheet } from '#server/modules/bulkUpload/sheet/sheet.ts';

interface Writer {
  delimiter: string;
  ends: string;
  /** Whether cells are quoted even if they need not be. */
  isGenerous: boolean;
  encoding: (text: string) => Buffer;
}

const ENCODINGS: Writer['encoding'][] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
];

const writers = fc.record<Writer>({
  delimiter: fc.constantFrom(',', ';', '\t'),
  ends: fc.constantFrom('\r\n', '\n', '\r'),
  isGenerous: fc.boolean(),
  encoding: fc.constantFrom(...ENCODINGS),
});

/** Any text; a spreadsheet quotes what would otherwise be misread. */
const cells = fc
  .array(
    fc.oneof(
      fc.constantFrom(...',;\t|"\n\r\'=+-@ '),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));

function write({ delimiter, ends, isGenerous, encoding }: Writer, table: string[][]): Buffer {
  const cellOf = (cell: string) =>
    isGenerous || /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return encoding(table.map((row) => row.map(cellOf).join(delimiter) + ends).join(''));
}

/** In pieces that end within characters. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function read(bytes: Buffer): Promise<{ sheet: Sheet; rows: string[][] }> {
  const sheet = await openSheet(async () => Readable.from(chunksOf(bytes)));
  const rows: string[][] = [];
  for await (const { cells: found } of sheet.rows) rows.push(found);
  return { sheet, rows };
}

const withoutBlankEnd = (row: string[]) => {
  const last = row.findLastIndex((cell) => cell.trim() !== '');
  return row.slice(0, last + 1);
};

test('any table written by a spreadsheet is read back unchanged', async () => {
  const tables = fc.array(
    fc.array(cells, { minLength: BULK_COLUMNS.length, maxLength: BULK_COLUMNS.length }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(writers, tables, async (writer, table) => {
      const { sheet, rows } = await read(write(writer, [[...BULK_COLUMNS], ...table]));
      expect(sheet).toMatchObject({ columns: [...BULK_COLUMNS], delimiter: writer.delimiter });
      const wanted = table.map(withoutBlankEnd).filter((row) => row.length > 0);
      expect(rows).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

test('rows with too few cells are read in parts, and others get their turn in between', async () => {
  const file = Buffer.from(`${BULK_COLUMNS.join(',')}\n${'a\n'.repeat(2_000)}`);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  const { rows } = await openSheet(async () => Readable.from([file]));
  let count = 0;
  for await (const _row of rows) count += 1;
  isOver = true;
  clock.mockRestore();
  expect(count).toBe(2_000);
  expect(turns).toBeGreaterThan(50);
});

test('rows shorter or longer than the header are read without making an error for each', async () => {
  const stacks = vi.spyOn(Error, 'captureStackTrace');
  const { rows } = await read(Buffer.from(`title,location,salary\n${'x\n'.repeat(9)}x,y,z,4\n`));
  expect([rows.length, rows.at(-1)]).toEqual([10, ['x', 'y', 'z', '4']]);
  expect(stacks).not.toHaveBeenCalled();
  stacks.mockRestore();
});
