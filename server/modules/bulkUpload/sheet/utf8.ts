import { isUtf8 } from 'node:buffer';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LITTLE_MARK = Buffer.from([0xff, 0xfe]);
const BIG_MARK = Buffer.from([0xfe, 0xff]);
/** How many bytes to check for the zero bytes of UTF-16 without a mark. */
const LOOKED_AT = 4_096;

/** Converts the text to UTF-8 without a byte order mark; null if it is not text. */
export function asUtf8(bytes: Buffer): Buffer | null {
  const wide = wideEncodingOf(bytes);
  if (wide) return withoutZeroBytes(recoded(bytes, wide));
  const plain = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  // Older spreadsheet programs write Windows-1252 instead of UTF-8.
  return withoutZeroBytes(isUtf8(plain) ? plain : recoded(plain, 'windows-1252'));
}

type Wide = 'utf-16le' | 'utf-16be';

function wideEncodingOf(bytes: Buffer): Wide | null {
  if (startsWith(bytes, LITTLE_MARK)) return 'utf-16le';
  if (startsWith(bytes, BIG_MARK)) return 'utf-16be';
  const noughts = [0, 0];
  const head = bytes.subarray(0, LOOKED_AT);
  for (const [at, byte] of head.entries()) if (byte === 0) noughts[at % 2]! += 1;
  const [even, odd] = noughts as [number, number];
  // Column names are ASCII, so in UTF-16 exactly every second byte is zero.
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > head.length / 64) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function recoded(bytes: Buffer, encoding: Wide | 'windows-1252'): Buffer {
  return Buffer.from(new TextDecoder(encoding).decode(bytes));
}

function withoutZeroBytes(text: Buffer): Buffer | null {
  return text.includes(0) ? null : text;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
