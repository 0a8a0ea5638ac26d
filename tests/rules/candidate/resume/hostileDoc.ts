import { wordDocument } from './wordDocument.ts';

const SECTOR = 512;
const PLAIN = 'Asha Rao, five years of Java\r';

/** The offsets of numbers in the header and in the sector table. */
const FAT_SECTORS = 44;
const DIRECTORY = 48;
const SMALL_TABLE = 60;
const FAT = SECTOR;
const NAMES = 2 * SECTOR;
const TABLE = 3 * SECTOR;
const WORD = TABLE + 4_096;

function changed(change: (bytes: Buffer) => void, text = PLAIN): Buffer {
  const bytes = wordDocument(text);
  change(bytes);
  return bytes;
}

/** The same bytes for the same seed, so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

function random(seed: number): Buffer {
  const next = numbers(seed);
  return changed((bytes) => {
    for (let at = FAT; at < bytes.length; at += 4) bytes.writeUInt32LE(next(), at);
  });
}

function withRandomBytes(seed: number): Buffer {
  const next = numbers(seed);
  return changed((bytes) => {
    for (let times = 0; times < 40; times += 1) bytes[24 + (next() % (bytes.length - 24))] = next();
  });
}

/** Two sectors that point to each other. */
function round(bytes: Buffer, from: number): void {
  bytes.writeUInt32LE(100, from);
  bytes.writeUInt32LE(101, FAT + 100 * 4);
  bytes.writeUInt32LE(100, FAT + 101 * 4);
}

const firstOf = (entry: number) => NAMES + entry * 128 + 116;

/** Ways in which an old Word document can attack its reader. */
export const HOSTILE_DOCS: Readonly<Record<string, () => Buffer>> = {
  'a small table that goes round': () => changed((bytes) => round(bytes, SMALL_TABLE)),
  'a directory that goes round': () => changed((bytes) => round(bytes, DIRECTORY)),
  'small sectors that go round': () => changed((bytes) => round(bytes, firstOf(0))),
  'a text that goes round': () => changed((bytes) => round(bytes, firstOf(2))),
  'names that go round': () =>
    changed((bytes) => {
      bytes.writeInt32LE(1, NAMES + 2 * 128 + 68);
      bytes.writeInt32LE(2, NAMES + 128 + 68);
    }),
  'a table of two billion sectors, it says': () =>
    changed((bytes) => bytes.writeInt32LE(0x7fff_ffff, FAT_SECTORS)),
  'a text of two gigabytes, it says': () =>
    changed((bytes) => bytes.writeUInt32LE(0x7fff_ffff, firstOf(2) + 4)),
  'pieces that all are the same six megabytes': pieces,
  'fields in fields': () => fields(20_000),
  'bookmarks without end': () =>
    changed((bytes) => {
      bytes.writeUInt32LE(0, WORD + 0x142);
      bytes.writeUInt32LE(0xffff_ffff, WORD + 0x146);
      bytes.writeUInt32LE(0, WORD + 0x14e);
      bytes.writeUInt16LE(0xffff, TABLE);
    }),
  'formats without end': () =>
    changed((bytes) => {
      bytes.writeUInt32LE(0xffff_fffc, WORD + 0xfe);
      bytes.writeUInt32LE(0xffff_fffc, WORD + 0x106);
    }),
  'a document cut off in its header': () => wordDocument(PLAIN).subarray(0, 300),
  'a document cut off in its directory': () => wordDocument(PLAIN).subarray(0, NAMES + 100),
  'a document cut off in its text': () => wordDocument(PLAIN).subarray(0, WORD + 2_050),
  ...Object.fromEntries([1, 2].map((seed) => [`noise ${seed}`, () => random(seed)])),
  ...Object.fromEntries([1, 2].map((seed) => [`scratches ${seed}`, () => withRandomBytes(seed)])),
};

/** Each marks a field within the one before, so that unfolding one means walking over all. */
function fields(count: number): Buffer {
  return wordDocument(`${'\x13'.repeat(count)}a${'\x15'.repeat(count)}`);
}

function pieces(): Buffer {
  const text = 'a'.repeat(6_000_000);
  return changed((bytes) => {
    const count = 300;
    const word = bytes.indexOf('eca5c100', 0, 'hex');
    const table = word - 4_096;
    bytes.writeUInt32LE(count * text.length, word + 0x4c);
    bytes.writeUInt32LE(4 + count * 12, table + 1);
    for (let at = 0; at <= count; at += 1)
      bytes.writeUInt32LE(at * text.length, table + 5 + at * 4);
    for (let at = 0; at < count; at += 1)
      bytes.writeUInt32LE((2_048 * 2) | 0x4000_0000, table + 5 + (count + 1) * 4 + at * 8 + 2);
  }, text);
}
