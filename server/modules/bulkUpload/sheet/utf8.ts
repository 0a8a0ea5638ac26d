const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LITTLE_MARK = Buffer.from([0xff, 0xfe]);
const BIG_MARK = Buffer.from([0xfe, 0xff]);
/** How many bytes to check for the zero bytes of UTF-16 without a mark. */
const BYTES_CHECKED = 4_096;

type Wide = 'utf-16le' | 'utf-16be';
type Encoding = Wide | 'utf-8' | 'windows-1252';

/** The encoding of a text; null if it is not text. Reads all of it, and keeps nothing. */
export async function encodingOf(bytes: AsyncIterable<Buffer>): Promise<Encoding | null> {
  let encoding: Encoding = 'utf-8';
  let decoder: TextDecoder | undefined;
  for await (const chunk of withWholeHead(bytes)) {
    encoding = decoder ? encoding : (wideEncodingOf(chunk) ?? encoding);
    decoder ??= new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
    try {
      if (decoder.decode(chunk, { stream: true }).includes('\0')) return null;
    } catch {
      if (chunk.includes(0)) return null;
      // Older spreadsheet programs write Windows-1252 instead of UTF-8.
      encoding = 'windows-1252';
      decoder = new TextDecoder(encoding);
    }
  }
  return isWhole(decoder) ? encoding : 'windows-1252';
}

/** A text in UTF-8 that ends within a character is not UTF-8 either. */
function isWhole(decoder: TextDecoder | undefined): boolean {
  try {
    decoder?.decode();
    return true;
  } catch {
    return false;
  }
}

/** The text in UTF-8, without a byte order mark. */
export async function* asUtf8(
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  let isFirst = true;
  for await (const chunk of withWholeHead(bytes)) {
    const isMarked = isFirst && startsWith(chunk, UTF8_MARK);
    isFirst = false;
    const plain = isMarked ? chunk.subarray(UTF8_MARK.length) : chunk;
    yield Buffer.from(decoder.decode(plain, { stream: true }));
  }
  yield Buffer.from(decoder.decode());
}

/** The same bytes; the first chunk is long enough to see what the text is. */
async function* withWholeHead(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < BYTES_CHECKED) continue;
    yield head;
    head = null;
  }
  if (head) yield head;
}

function wideEncodingOf(bytes: Buffer): Wide | null {
  if (startsWith(bytes, LITTLE_MARK)) return 'utf-16le';
  if (startsWith(bytes, BIG_MARK)) return 'utf-16be';
  const noughts = [0, 0];
  const head = bytes.subarray(0, BYTES_CHECKED);
  for (const [at, byte] of head.entries()) if (byte === 0) noughts[at % 2]! += 1;
  const [even, odd] = noughts as [number, number];
  // Column names are ASCII, so in UTF-16 exactly every second byte is zero.
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > head.length / 64) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
