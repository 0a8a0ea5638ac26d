import { isUtf8 } from 'node:buffer';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LITTLE_MARK = Buffer.from([0xff, 0xfe]);
const BIG_MARK = Buffer.from([0xfe, 0xff]);
/** As far as one looks for the noughts of a text that says not how it is written. */
const LOOKED_AT = 4_096;

/** The same text in UTF-8, without a mark; null for what is no text at all. */
export function asUtf8(bytes: Buffer): Buffer | null {
  const wide = wideEncodingOf(bytes);
  if (wide) return withoutNoughts(recoded(bytes, wide));
  const plain = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  // What is no UTF-8 was written by a spreadsheet of some years ago.
  return withoutNoughts(isUtf8(plain) ? plain : recoded(plain, 'windows-1252'));
}

type Wide = 'utf-16le' | 'utf-16be';

function wideEncodingOf(bytes: Buffer): Wide | null {
  if (startsWith(bytes, LITTLE_MARK)) return 'utf-16le';
  if (startsWith(bytes, BIG_MARK)) return 'utf-16be';
  const noughts = [0, 0];
  const head = bytes.subarray(0, LOOKED_AT);
  for (const [at, byte] of head.entries()) if (byte === 0) noughts[at % 2]! += 1;
  const [even, odd] = noughts as [number, number];
  // The names of the columns are ASCII: every second byte of them is nought, and no other.
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > head.length / 64) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function recoded(bytes: Buffer, encoding: Wide | 'windows-1252'): Buffer {
  return Buffer.from(new TextDecoder(encoding).decode(bytes));
}

function withoutNoughts(text: Buffer): Buffer | null {
  return text.includes(0) ? null : text;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
