import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentType } from '#server/modules/file/content/documentContent.ts';
import { compound, doc, docx, docxWithZeros, pdf, zip } from '#tests/server/file/documents.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(bytes: Buffer, name: string) {
  const path = join(folder, 'given');
  await writeFile(path, bytes);
  return documentType(path, name);
}

const after = (bytes: Buffer, text: string | Buffer) => Buffer.concat([bytes, Buffer.from(text)]);
const before = (text: string, bytes: Buffer) => Buffer.concat([Buffer.from(text), bytes]);

describe('a file with the right content is accepted', () => {
  const good: [string, string, () => Buffer][] = [
    ['a PDF', 'cv.pdf', () => pdf()],
    ['a PDF with trailing white space', 'CV.PDF', () => after(pdf(), '\r\n\r\n')],
    ['a long PDF', 'cv.pdf', () => pdf('long', 3_000_000)],
    ['a Word 97 document', 'cv.doc', () => doc()],
    ['a Word document', 'cv.docx', () => docx()],
    ['a Word document that packs well', 'cv.docx', () => docxWithZeros(900_000)],
    [
      'a Word document with a picture and an embedded sheet',
      'cv.docx',
      () =>
        docx('pictures', {
          'word/media/image1.png': new Uint8Array(50_000).map((_, at) => (at * 7919) % 251),
          'word/embeddings/sheet.xlsx': [
            zip({ 'xl/workbook.xml': new Uint8Array(9) }),
            { level: 0 },
          ],
        }),
    ],
  ];
  test.each(good)('%s', async (_what, name, bytes) => {
    expect(await typeOf(bytes(), name)).toMatch(/^application\//);
  });
});

describe('a file is refused', () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const hostile: [string, string, () => Buffer][] = [
    ['an HTML page named cv.pdf', 'cv.pdf', () => Buffer.from(page)],
    ['a program named cv.pdf', 'cv.pdf', () => after(Buffer.from('MZ\x90\0'), Buffer.alloc(600))],
    ['a program named cv.doc', 'cv.doc', () => after(Buffer.from('MZ\x90\0'), Buffer.alloc(600))],
    ['an HTML page named cv.docx', 'cv.docx', () => Buffer.from(page)],
    ['an empty file', 'cv.pdf', () => Buffer.alloc(0)],
    ['the first line of a PDF alone', 'cv.pdf', () => Buffer.from('%PDF-1.7\n')],
    ['a PDF cut off in the middle', 'cv.pdf', () => pdf('x', 5_000).subarray(0, 3_000)],
    ['an HTML page before a PDF', 'cv.pdf', () => before(page, pdf())],
    [
      'an HTML page in the first lines of a PDF',
      'cv.pdf',
      () => Buffer.from(pdf().toString('latin1').replace('\n', `\n%${page}\n`), 'latin1'),
    ],
    ['an HTML page after a PDF', 'cv.pdf', () => after(pdf(), page)],
    ['a zip after a PDF', 'cv.pdf', () => after(pdf(), zip({ 'a.txt': new Uint8Array(9) }))],
    [
      'a zip after a PDF, followed by the last line of a PDF',
      'cv.pdf',
      () => after(after(pdf(), zip({ 'a.txt': new Uint8Array(9) })), 'startxref\n9\n%%EOF\n'),
    ],
    ['a PDF named .docx', 'cv.docx', () => pdf()],
    ['a Word document named .pdf', 'cv.pdf', () => docx()],
    ['a Word document named .doc', 'cv.doc', () => docx()],
    ['an Excel 97 sheet', 'cv.doc', () => compound('Workbook')],
    ['macros in a Word 97 document', 'cv.doc', () => compound('WordDocument', 'Macros')],
    ['a zip after a Word 97 document', 'cv.doc', () => after(doc(), zip({ a: new Uint8Array(1) }))],
    [
      'a circular directory',
      'cv.doc',
      () => {
        const bytes = compound('Other');
        bytes.writeUInt32LE(1, 512 + 4);
        return bytes;
      },
    ],
    ['a zip with other content', 'cv.docx', () => zip({ 'a.txt': new Uint8Array(9) })],
    [
      'an Excel sheet',
      'cv.docx',
      () => zip({ '[Content_Types].xml': new Uint8Array(9), 'xl/a': new Uint8Array(1) }),
    ],
    [
      'a Word document with macros',
      'cv.docx',
      () => docx('x', { 'word/vbaProject.bin': new Uint8Array(9) }),
    ],
    [
      'a path outside the folder',
      'cv.docx',
      () => docx('x', { '../../etc/passwd': new Uint8Array(9) }),
    ],
    ['data before a Word document', 'cv.docx', () => before('#!/bin/sh\n', docx())],
    ['data after a Word document', 'cv.docx', () => after(docx(), 'more')],
    ['a truncated Word document', 'cv.docx', () => docx().subarray(0, -40)],
    ['a zip bomb', 'cv.docx', () => docxWithZeros(60_000_000)],
    [
      'too many parts',
      'cv.docx',
      () =>
        docx(
          'x',
          Object.fromEntries(
            Array.from({ length: 1_500 }, (_, at) => [`word/${at}`, new Uint8Array(1)]),
          ),
        ),
    ],
    ['a zip bomb that lies about its size', 'cv.docx', () => documentDeclaring(900)],
    ['overlapping parts', 'cv.docx', () => overlapping()],
    [
      'a part with a password',
      'cv.docx',
      () => entryOf((bytes, at) => bytes.writeUInt16LE(1, at + 8)),
    ],
    [
      'a part with another compression',
      'cv.docx',
      () => entryOf((bytes, at) => bytes.writeUInt16LE(12, at + 10)),
    ],
    [
      'an uncompressed part with a larger declared size',
      'cv.docx',
      () =>
        entryOf(
          (bytes, at) => bytes.writeUInt32LE(901, at + 24),
          docx('x', { 'word/a': [new Uint8Array(900), { level: 0 }] }),
        ),
    ],
    [
      'a part that is not where the directory says',
      'cv.docx',
      () => entryOf((bytes, at) => bytes.writeUInt32LE(1, at + 42)),
    ],
    [
      'a part with an overlong name',
      'cv.docx',
      () => entryOf((bytes, at) => bytes.writeUInt16LE(60_000, at + 28)),
    ],
    [
      'a directory with an invalid entry',
      'cv.docx',
      () => entryOf((bytes, at) => bytes.writeUInt32LE(7, at)),
    ],
    ['a split zip archive', 'cv.docx', () => ended((bytes, at) => bytes.writeUInt16LE(1, at + 4))],
    [
      'a directory on another disk',
      'cv.docx',
      () => ended((bytes, at) => bytes.writeUInt16LE(1, at + 6)),
    ],
    [
      'an empty zip after a PDF',
      'cv.pdf',
      () => after(after(pdf(), EMPTY_ZIP), '\nstartxref\n9\n%%EOF\n'),
    ],
    ['a Word 97 document with another sector size', 'cv.doc', () => shifted(10)],
    ['a document of another type', 'cv.txt', () => Buffer.from('Asha Rao')],
  ];
  test.each(hostile)('%s', async (_what, name, bytes) => {
    expect(await typeOf(bytes(), name)).toBeNull();
  });
});

test('a zip bomb of a gigabyte is checked in constant memory', async () => {
  const path = join(folder, 'bomb');
  await writeFile(path, docx('x', { 'word/media/a.bin': [packedZeros(), { level: 0 }] }));
  await writeFile(path, documentDeclaring(64 * 1024 * 1024 - 10));
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 5);
  for (let turn = 0; turn < 5; turn += 1) expect(await documentType(path, 'cv.docx')).toBeNull();
  clearInterval(watch);
  expect(most).toBeLessThan(60 * 1024 * 1024);
});

let zeros: Buffer | undefined;
/** Zeros that unpack to far more than a document may contain. */
function packedZeros(): Buffer {
  zeros ??= deflateRawSync(Buffer.alloc(160 * 1024 * 1024), { level: 1 });
  return zeros;
}

/** A Word document with a part that unpacks to far more than declared. */
function documentDeclaring(says: number): Buffer {
  const packed = packedZeros();
  const stored = docx('x', { 'word/media/a.bin': [new Uint8Array(packed), { level: 0 }] });
  const name = Buffer.from('word/media/a.bin');
  for (let at = stored.indexOf(name); at >= 0; at = stored.indexOf(name, at + 1)) {
    const isEntry = stored.readUInt32LE(at - 46) === 0x02014b50;
    if (isEntry) {
      stored.writeUInt16LE(8, at - 46 + 10);
      stored.writeUInt32LE(says, at - 46 + 24);
    }
  }
  return stored;
}

const EMPTY_ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

/** A Word document whose directory entry for `word/a` is altered. */
function entryOf(
  change: (bytes: Buffer, at: number) => void,
  bytes = docx('x', { 'word/a': new Uint8Array(900) }),
) {
  change(bytes, bytes.lastIndexOf('word/a') - 46);
  return bytes;
}

/** A Word document with an altered end record. */
function ended(change: (bytes: Buffer, at: number) => void): Buffer {
  const bytes = docx();
  change(bytes, bytes.lastIndexOf('PK\x05\x06'));
  return bytes;
}

function shifted(shift: number): Buffer {
  const bytes = doc();
  bytes.writeUInt16LE(shift, 30);
  return bytes;
}

/** Like the densest zip bombs: many directory entries point to the same bytes. */
function overlapping(): Buffer {
  const bytes = docx('x', { 'word/a': new Uint8Array(900), 'word/b': new Uint8Array(900) });
  const [a, b] = ['word/a', 'word/b'].map((name) => bytes.lastIndexOf(name) - 46);
  bytes.writeUInt32LE(bytes.readUInt32LE(a! + 42), b! + 42);
  return bytes;
}
