import { expect, test } from 'vitest';
import { csvFile, type Cell } from '#server/lib/csv.ts';

async function fileOf(rows: Cell[][]): Promise<string> {
  async function* pages() {
    yield [];
    yield rows;
  }
  let text = '';
  for await (const part of csvFile(['a', 'b, c'], pages())) text += part;
  return text;
}

test('cells are quoted as in RFC 4180, after a UTF-8 byte order mark', async () => {
  expect(
    await fileOf([
      ['x', 'y "z"'],
      [' s ', 'n\r\nm'],
      ['t\tu', 'v;w|x'],
      [null, undefined],
      [-3, 0.5],
    ]),
  ).toBe('\ufeffa,"b, c"\r\nx,"y ""z"""\r\n" s ","n\r\nm"\r\n"t\tu","v;w|x"\r\n,\r\n-3,0.5\r\n');
  expect(await fileOf([[new Date('2026-11-21T00:00:00Z'), 'अ']])).toContain(
    '\r\n2026-11-21T00:00:00.000Z,अ\r\n',
  );
});

test.each(['=1', '+1', '-1', '@a', '\t=1', ' =1', '\r=1', '＝1', '\u00a0=1', '\n-1', '\0=1'])(
  'the formula %j is exported as text',
  async (formula) => {
    expect(await fileOf([[formula, 'b']])).toMatch(/\r\n"?'/);
  },
);
