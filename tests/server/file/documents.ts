import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';

/** A complete PDF with one line of text, padded if a size is given. */
export function pdf(text = 'Asha Rao, five years of Java', size?: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const bare = assembled(objects);
  if (size === undefined) return bare;
  // Longer paddings have longer length and offset numbers, so the padding is shortened to fit.
  let padding = size - bare.length - 60;
  let padded = assembled([...objects, stream('x'.repeat(padding))]);
  for (; padded.length !== size; padded = assembled([...objects, stream('x'.repeat(padding))]))
    padding += size - padded.length;
  return padded;
}

const stream = (data: string) => `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;

function assembled(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

export function docx(text = 'Asha Rao, five years of Java', more: Zippable = {}): Buffer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  return zip({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(body),
    ...more,
  });
}

export function zip(entries: Zippable): Buffer {
  return Buffer.from(zipSync(entries, { level: 9 }));
}

/** A Word document with a picture of this many zeros. Zlib packs it much faster than fflate does. */
export function docxWithZeros(size: number): Buffer {
  const name = 'word/media/a.bin';
  const zeros = Buffer.alloc(size);
  const packed = new Uint8Array(deflateRawSync(zeros));
  const bytes = docx('x', { [name]: [packed, { level: 0 }] });
  for (const [found, head] of [
    [bytes.indexOf(name), 30 - 8],
    [bytes.lastIndexOf(name), 46 - 10],
  ] as const) {
    const at = found - head;
    bytes.writeUInt16LE(8, at);
    bytes.writeUInt32LE(crc32(zeros), at + 6);
    bytes.writeUInt32LE(size, at + 14);
  }
  return bytes;
}

const SECTOR = 512;

/** A minimal compound file: a header, its table, and a directory with these names. */
export function compound(...names: string[]): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(SECTOR);
  ['Root Entry', ...names].slice(0, 4).forEach((name, at) => {
    directory.write(name, at * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at * 128 + 64);
    directory[at * 128 + 66] = at === 0 ? 5 : 2;
  });
  return Buffer.concat([header, table, directory, Buffer.alloc(SECTOR)]);
}

export const doc = () => compound('WordDocument', '1Table');

/** A black square of one bit per pixel, so that making it needs little memory. */
export function blackPng(width: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  // One bit for each pixel.
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(width * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
