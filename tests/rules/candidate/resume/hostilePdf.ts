import { deflateSync } from 'node:zlib';
import { packed } from './packed.ts';

type Body = string | [dictionary: string, data: Buffer];

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(objects: Body[], trailer?: (count: number, at: number) => string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((body, index) => {
    const [dictionary, data] = typeof body === 'string' ? [body, null] : body;
    const head = data ? `<< ${dictionary} /Length ${data.length} >>\nstream\n` : `${dictionary}\n`;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n${head}`),
      data ?? Buffer.alloc(0),
      Buffer.from(data ? '\nendstream\nendobj\n' : 'endobj\n'),
    ]);
    places.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end =
    trailer?.(count, at) ??
    `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F0 5 0 R >> /XObject << /X0 6 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FLATE = '/Filter /FlateDecode';
const text = (words: string): Body => ['', Buffer.from(words)];
const onePage = (content: Body, ...more: Body[]) =>
  pdfOf([CATALOG, PAGES, PAGE, content, ...(more.length > 0 ? more : [FONT])]);

const list = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index));
const HALF_A_GIGABYTE = 500_000_000;

function flate(piece: string): Body {
  return [FLATE, packed(piece, HALF_A_GIGABYTE)];
}

const DEEP = 1_000_000;

/** Ways in which a PDF can attack its reader; each is small enough to be uploaded. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Buffer>> = {
  'lists a million deep': () =>
    pdfOf([CATALOG, `<< /Type /Pages /Kids ${'['.repeat(DEEP)}${']'.repeat(DEEP)} /Count 1 >>`]),
  'dictionaries a million deep in a page': () => onePage(text(`${'<< /A '.repeat(DEEP)} (a) Tj`)),
  'a page tree of 100,000 pages': () =>
    pdfOf([
      CATALOG,
      `<< /Type /Pages /Count 100000 /Kids [${list(100_000, (at) => `${at + 3} 0 R`).join(' ')}] >>`,
      ...list(100_000, () => '<< /Type /Page /Parent 2 0 R >>'),
    ]),
  'a page tree of 50,000 storeys': () =>
    pdfOf([
      CATALOG,
      ...list(50_000, (at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] >>`),
      '<< /Type /Page >>',
    ]),
  'two billion pages, it says': () =>
    pdfOf([CATALOG, '<< /Type /Pages /Count 2147483647 /Kids [3 0 R] >>', PAGE, text('')]),
  'a page of half a gigabyte of blanks': () => onePage(flate(' ')),
  'a page of half a gigabyte of words': () => onePage(flate('BT /F0 12 Tf (Asha Rao) Tj ET ')),
  'a word of half a gigabyte': () =>
    onePage([FLATE, packed('a', HALF_A_GIGABYTE, { before: 'BT /F0 9 Tf (', after: ') Tj ET' })]),
  'a list of half a gigabyte': () =>
    onePage([FLATE, packed('1 ', HALF_A_GIGABYTE, { before: 'BT /F0 9 Tf [', after: '] TJ ET' })]),
  'a page of two gigabytes packed twice': () =>
    onePage(['/Filter [/FlateDecode /FlateDecode]', deflateSync(packed(' ', 2_000_000_000))]),
  'a page tree that is its own branch': () =>
    pdfOf([CATALOG, '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] /Parent 2 0 R >>']),
  'a page that is its own content': () =>
    pdfOf([
      CATALOG,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /Contents [3 0 R 4 0 R] >>',
      '[4 0 R 4 0 R]',
    ]),
  'references that go round': () => pdfOf([CATALOG, '3 0 R', '2 0 R']),
  'a length that is its own stream': () =>
    pdfOf([CATALOG, PAGES, PAGE, '<< /Length 4 0 R >>\nstream\n(a) Tj\nendstream\n']),
  'a form that draws itself': () =>
    onePage(text('/X0 Do '.repeat(1_000)), FONT, [
      '/Subtype /Form /Resources << /XObject << /X0 6 0 R >> >>',
      Buffer.from('/X0 Do '.repeat(1_000)),
    ]),
  'forms that draw a billion forms': () =>
    onePage(
      text('/X0 Do '.repeat(10)),
      FONT,
      ...list(10, (at) => `${at + 7} 0 R`).map((next): Body => [
        `/Type /XObject /Subtype /Form /Resources << /XObject << /X0 ${next} >> /Font << /F0 5 0 R >> >>`,
        Buffer.from(`BT /F0 9 Tf (a) Tj ET ${'/X0 Do '.repeat(10)}`),
      ]),
    ),
  'a table of a hundred million objects, it says': () =>
    pdfOf(
      [CATALOG, PAGES, PAGE, text('')],
      (_count, at) =>
        `xref\n0 99999999\n0000000000 65535 f \ntrailer\n<< /Size 2147483647 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  'a table of objects of half a gigabyte': () => {
    const table = packed('\x01\x00\x00\x09\x00', HALF_A_GIGABYTE);
    const dictionary = `<< /Type /XRef /Size 2147483647 /Index [0 2147483647] /W [1 3 1] /Root 1 0 R ${FLATE} /Length ${table.length} >>`;
    return pdfOf(
      [CATALOG, PAGES, PAGE, text('')],
      (count, at) =>
        `${count} 0 obj\n${dictionary}\nstream\n${table.toString('latin1')}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`,
    );
  },
  'tables of objects that go round': () =>
    pdfOf(
      [CATALOG, PAGES, PAGE, text('')],
      (_count, at) =>
        `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${at} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  'a million objects and no table': () =>
    pdfOf(
      [CATALOG, PAGES, PAGE, text(''), ...list(900_000, () => '')],
      () => 'startxref\n9\n%%EOF\n',
    ),
  'thousands of fonts': () =>
    pdfOf([
      CATALOG,
      PAGES,
      `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << ${list(20_000, (at) => `/F${at} ${at + 5} 0 R`).join(' ')} >> >> >>`,
      text(`BT ${list(20_000, (at) => `/F${at} 9 Tf (a) Tj`).join(' ')} ET`),
      ...list(20_000, () => FONT),
    ]),
  'a font with a map of half a gigabyte': () =>
    onePage(
      text('BT /F0 9 Tf (a) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      flate('100 beginbfrange <0000> <ffff> <0041> endbfrange '),
    ),
  'a thousand fonts with a map of everything': () =>
    pdfOf([
      CATALOG,
      PAGES,
      `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << ${list(1_000, (at) => `/F${at} ${at + 6} 0 R`).join(' ')} >> >> >>`,
      text(`BT ${list(1_000, (at) => `/F${at} 9 Tf (a) Tj`).join(' ')} ET`),
      text(
        '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <00ffffff> <0041> endbfrange',
      ),
      ...list(
        1_000,
        () =>
          '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 5 0 R /DescendantFonts [<< /Subtype /CIDFontType2 /BaseFont /A /W [0 16777215 500] >>] >>',
      ),
    ]),
  'a font file of half a gigabyte': () =>
    onePage(
      text('BT /F0 9 Tf (a) Tj ET'),
      '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor << /FontName /A /Flags 4 /FontFile2 6 0 R >> >>',
      flate('\0\x01\0\0\0\x09'),
    ),
};
