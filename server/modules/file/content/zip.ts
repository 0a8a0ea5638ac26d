import type { Bytes } from './bytes.ts';

const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIZE = 46;
export const LOCAL_HEADER_SIZE = 30;
const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
export const LOCAL_HEADER = 0x04034b50;
/** No document has a longer list of entries. */
const LONGEST_LIST = 1024 * 1024;

export interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

interface Directory {
  /** Where the list of entries begins and ends, and the declared number of entries. */
  from: number;
  to: number;
  count: number;
}

/** Finds the end record as zip tools do: from the end, ignoring anything behind it. */
async function directoriesOf(bytes: Bytes): Promise<Directory[]> {
  const start = Math.max(0, bytes.size - END_SIZE - LONGEST_COMMENT);
  const tail = await bytes.at(start, bytes.size - start);
  const found: Directory[] = [];
  let at = tail.lastIndexOf(END);
  for (; at >= 0; at = at > 0 ? tail.lastIndexOf(END, at - 1) : -1) {
    if (at + END_SIZE > tail.length) continue;
    const to = start + at;
    found.push({
      from: to - tail.readUInt32LE(at + 12),
      to,
      count: tail.readUInt16LE(at + 10),
    });
  }
  return found;
}

/** Whether a zip tool would open it, even with other content before or after the zip. */
export async function hidesZip(bytes: Bytes): Promise<boolean> {
  for (const { from, to, count } of await directoriesOf(bytes)) {
    const isEmpty = count === 0 && from === to;
    if (isEmpty) return true;
    const head = await bytes.at(from, 4);
    if (head.length === 4 && head.readUInt32LE(0) === ENTRY) return true;
  }
  return false;
}

/** The entries of a file that is entirely a zip, from its first byte to its last; null for anything else. */
export async function zipEntries(bytes: Bytes): Promise<ZipEntry[] | null> {
  const [directory] = await directoriesOf(bytes);
  if (!directory) return null;
  const end = await bytes.at(directory.to, END_SIZE);
  const [disk, diskOfList, here] = [4, 6, 8].map((at) => end.readUInt16LE(at));
  if (disk !== 0 || diskOfList !== 0 || here !== directory.count) return null;
  const { from, to, count } = directory;
  const startsRight = from >= 0 && end.readUInt32LE(16) === from;
  const endsRight = to + END_SIZE + end.readUInt16LE(20) === bytes.size;
  if (!startsRight || !endsRight || to - from > LONGEST_LIST) return null;
  return listed(await bytes.at(from, to - from), count);
}

function listed(list: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_SIZE > list.length || list.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const next = at + ENTRY_SIZE + name! + extra! + comment!;
    if (next > list.length) return null;
    entries.push({
      name: list.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + name!),
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      unpacked: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    });
    at = next;
  }
  return at === list.length ? entries : null;
}
