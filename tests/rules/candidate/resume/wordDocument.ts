const SECTOR = 512;
const PER_TABLE = SECTOR / 4;
const END = 0xffff_fffe;
const TABLE_SECTOR = 0xffff_fffd;
/** Shorter streams would be stored in mini sectors, which need another table. */
const LEAST = 4_096;

/**
 * A Word 97 document with text only, half in one-byte and half in two-byte characters, as Word
 * mixes them.
 */
export function wordDocument(plain: string, wide = ''): Buffer {
  const letters = Buffer.from(plain, 'latin1');
  const wideLetters = Buffer.from(wide, 'utf16le');
  const from = 2_048;
  const word = Buffer.alloc(Math.max(LEAST, from + letters.length + wideLetters.length));
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x00c1, 2);
  word.writeUInt16LE(0x0200, 0x0a);
  word.writeUInt32LE(from, 0x18);
  word.writeUInt32LE(from + letters.length + wideLetters.length, 0x1c);
  word.writeUInt16LE(14, 0x20);
  word.writeUInt16LE(22, 0x3e);
  word.writeUInt32LE(plain.length + wide.length, 0x4c);
  word.writeUInt16LE(93, 0x98);
  letters.copy(word, from);
  wideLetters.copy(word, from + letters.length);

  const pieces = [
    { letters: plain.length, place: ((from * 2) | 0x4000_0000) >>> 0 },
    { letters: wide.length, place: from + letters.length },
  ].filter((piece) => piece.letters > 0);
  const table = Buffer.alloc(LEAST);
  const size = 4 + pieces.length * 12;
  table.writeUInt8(2, 0);
  table.writeUInt32LE(size, 1);
  let end = 0;
  pieces.forEach((piece, at) => {
    end += piece.letters;
    table.writeUInt32LE(end, 5 + (at + 1) * 4);
    table.writeUInt32LE(piece.place, 5 + (pieces.length + 1) * 4 + at * 8 + 2);
  });
  word.writeUInt32LE(0, 0x1a2);
  word.writeUInt32LE(5 + size, 0x1a6);
  return compoundFile({ '1Table': table, WordDocument: word });
}

/**
 * A compound file with these streams: a header, the sector table, one sector of names, and the
 * streams.
 */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const bodies = Object.values(streams).map((data) => {
    const room = Math.ceil(data.length / SECTOR) * SECTOR;
    return Buffer.concat([data, Buffer.alloc(room - data.length)]);
  });
  const used = 1 + bodies.reduce((sum, { length }) => sum + length / SECTOR, 0);
  const tables = Math.ceil(used / (PER_TABLE - 1));
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  for (let at = 0; at < tables; at += 1) table.writeUInt32LE(TABLE_SECTOR, at * 4);
  table.writeUInt32LE(END, tables * 4);
  const directory = Buffer.alloc(SECTOR);
  entry(directory, 0, { name: 'Root Entry', type: 5, child: 1, first: END, size: 0 });
  let first = tables + 1;
  Object.entries(streams).forEach(([name, { length: size }], at) => {
    const right = at + 1 < bodies.length ? at + 2 : -1;
    entry(directory, at + 1, { name, type: 2, right, first, size });
    const end = first + bodies[at]!.length / SECTOR;
    for (; first < end; first += 1)
      table.writeUInt32LE(first + 1 < end ? first + 1 : END, first * 4);
  });
  return Buffer.concat([header(tables), table, directory, ...bodies]);
}

interface Entry {
  name: string;
  type: number;
  right?: number;
  child?: number;
  first: number;
  size: number;
}

function entry(directory: Buffer, at: number, entry: Entry) {
  const { name, type, right = -1, child = -1, first, size } = entry;
  const row = directory.subarray(at * 128, (at + 1) * 128);
  row.write(name, 0, 'utf16le');
  row.writeUInt16LE((name.length + 1) * 2, 64);
  row.writeUInt8(type, 66);
  row.writeUInt8(1, 67);
  row.writeInt32LE(-1, 68);
  row.writeInt32LE(right, 72);
  row.writeInt32LE(child, 76);
  row.writeUInt32LE(first, 116);
  row.writeUInt32LE(size, 120);
}

function header(tables: number): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tables, 44);
  bytes.writeUInt32LE(tables, 48);
  bytes.writeUInt32LE(LEAST, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  bytes.fill(0xff, 76);
  for (let at = 0; at < tables; at += 1) bytes.writeUInt32LE(at, 76 + at * 4);
  return bytes;
}
