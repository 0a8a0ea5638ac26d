import type { Bytes } from './bytes.ts';
import { hidesZip } from './zip.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
/** Larger sector numbers are special, such as the end of a chain or a free sector. */
const LAST_SECTOR = 0xffff_fffa;
const FAT_IN_HEADER = 109;
const STREAM = 2;
/** A Word document has about twenty entries in its directory. */
const MOST_SECTORS = 256;
const WORD_STREAM = 'WordDocument';
const MACROS = /^(_VBA_PROJECT|Macros|VBA)$/;

/** A Word 97–2003 document: a compound file with a Word stream and no macros. */
export async function isDoc(bytes: Bytes): Promise<boolean> {
  const header = await bytes.at(0, HEADER_SIZE);
  if (header.length < HEADER_SIZE || !header.subarray(0, 8).equals(SIGNATURE)) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const names = await namesIn(bytes, header, 1 << shift);
  const hasText = names.some(({ name, type }) => name === WORD_STREAM && type === STREAM);
  return hasText && !names.some(({ name }) => MACROS.test(name)) && !(await hidesZip(bytes));
}

interface Entry {
  name: string;
  type: number;
}

async function namesIn(bytes: Bytes, header: Buffer, size: number): Promise<Entry[]> {
  const placeOf = (sector: number) => (sector + 1) * size;
  const perSector = size / 4;
  const next = async (sector: number): Promise<number> => {
    const index = Math.floor(sector / perSector);
    if (index >= FAT_IN_HEADER) return LAST_SECTOR;
    const fat = header.readUInt32LE(76 + index * 4);
    if (fat >= LAST_SECTOR) return LAST_SECTOR;
    const cell = await bytes.at(placeOf(fat) + (sector % perSector) * 4, 4);
    return cell.length === 4 ? cell.readUInt32LE(0) : LAST_SECTOR;
  };
  const entries: Entry[] = [];
  const seen = new Set<number>();
  let sector = header.readUInt32LE(48);
  while (sector < LAST_SECTOR && !seen.has(sector) && seen.size < MOST_SECTORS) {
    seen.add(sector);
    entries.push(...entriesOf(await bytes.at(placeOf(sector), size)));
    sector = await next(sector);
  }
  return entries;
}

function entriesOf(sector: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= sector.length; at += ENTRY_SIZE) {
    const length = Math.min(64, sector.readUInt16LE(at + 64));
    const name = sector.toString('utf16le', at, at + Math.max(0, length - 2));
    entries.push({ name, type: sector[at + 66]! });
  }
  return entries;
}
