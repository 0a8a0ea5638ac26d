import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { Bytes } from './bytes.ts';
import { LOCAL_HEADER, LOCAL_HEADER_SIZE, zipEntries, type ZipEntry } from './zip.ts';

const MB = 1024 * 1024;

/** A long resume with photos has about forty entries and unpacks to a few megabytes. */
const MOST_ENTRIES = 1_000;
const MOST_UNPACKED = 64 * MB;
/** Text compresses to a twentieth, an empty table to a fiftieth, a zip bomb to a thousandth. */
const MOST_RATIO = 150;
const SMALL = MB;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x41;

const NEEDED = ['[Content_Types].xml', 'word/document.xml'];
/** Documents with macros have the extension .docm. */
const PROGRAM = /(^|\/)(vbaProject|vbaData)[^/]*$/i;
const OUTSIDE = /^\/|\\|(^|\/)\.\.(\/|$)|\0/;

/** A Word document: a zip with the expected parts, whose sizes are as declared. */
export async function isDocx(path: string, bytes: Bytes): Promise<boolean> {
  const head = await bytes.at(0, 4);
  if (head.length < 4 || head.readUInt32LE(0) !== LOCAL_HEADER) return false;
  const entries = await zipEntries(bytes);
  if (!entries || !isModest(entries)) return false;
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length || !NEEDED.every((name) => names.has(name))) return false;
  const places = await placesOf(bytes, entries);
  if (!places) return false;
  for (const [at, entry] of entries.entries()) {
    if (!(await unpacksAsDeclared(path, entry, places[at]!))) return false;
  }
  return true;
}

/** Checks the directory alone, before anything is unpacked. */
function isModest(entries: ZipEntry[]): boolean {
  if (entries.length > MOST_ENTRIES) return false;
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  return total <= MOST_UNPACKED && entries.every(isOrdinary);
}

function isOrdinary({ name, flags, method, packed, unpacked }: ZipEntry): boolean {
  if (name === '' || OUTSIDE.test(name) || PROGRAM.test(name)) return false;
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return false;
  if (method === STORED && packed !== unpacked) return false;
  return unpacked <= SMALL || unpacked <= packed * MOST_RATIO;
}

/** Where the data of each entry begins; null if two entries overlap, as in the worst zip bombs. */
async function placesOf(bytes: Bytes, entries: ZipEntry[]): Promise<number[] | null> {
  const places: number[] = [];
  for (const { offset } of entries) {
    const head = await bytes.at(offset, LOCAL_HEADER_SIZE);
    if (head.length < LOCAL_HEADER_SIZE || head.readUInt32LE(0) !== LOCAL_HEADER) return null;
    places.push(offset + LOCAL_HEADER_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28));
  }
  const spans = entries
    .map(({ offset, packed }, at) => ({ from: offset, to: places[at]! + packed }))
    .toSorted((a, b) => a.from - b.from);
  const apart = spans.every(({ to }, at) => to <= (spans[at + 1]?.from ?? bytes.size));
  return apart ? places : null;
}

/** The directory can lie, so entries are unpacked in pieces that are discarded, up to the declared size. */
async function unpacksAsDeclared(path: string, entry: ZipEntry, place: number): Promise<boolean> {
  const { method, packed, unpacked } = entry;
  if (method === STORED) return true;
  if (packed === 0) return unpacked === 0;
  let seen = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > unpacked ? new Error('The part is larger than the archive declares.') : null);
    },
  });
  const data = createReadStream(path, { start: place, end: place + packed - 1 });
  try {
    await pipeline(data, createInflateRaw(), count);
    return seen === unpacked;
  } catch {
    return false;
  }
}
