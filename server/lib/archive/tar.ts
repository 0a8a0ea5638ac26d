/** One file of an archive; its size must be known before its bytes. */
export interface TarEntry {
  name: string;
  size: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface FoundEntry {
  name: string;
  size: number;
  /** Must be read before the next entry is requested. */
  content: AsyncGenerator<Buffer>;
}

const BLOCK = 512;
const NAME = 100;
const SIZE = { at: 124, length: 12 };
const SUM = { at: 148, length: 8 };

export class TarBroken extends Error {}

/** Streams a tar file that `tar` can unpack, no faster than it is read. */
export async function* tarred(
  entries: AsyncIterable<TarEntry>,
  changed: Date,
): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headOf(name, size, changed);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new TarBroken(`${name} has ${written} bytes instead of ${size}.`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The files of an archive, one after the other, as its bytes arrive. */
export async function* untarred(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FoundEntry> {
  const reader = new Reader(bytes[Symbol.asyncIterator]());
  for (;;) {
    const head = await reader.take(BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const { name, size } = readHead(head);
    const content = reader.some(size);
    yield { name, size, content };
    for await (const _ of content);
    await reader.take(paddingOf(size));
  }
  await reader.rest();
}

function headOf(name: string, size: number, changed: Date): Buffer {
  const head = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > NAME) throw new TarBroken(`${name} is too long a name.`);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  head.write(name, 0);
  head.write(octal(0o600, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(size, SIZE.length), SIZE.at);
  head.write(octal(Math.floor(changed.getTime() / 1_000), 12), 136);
  head.write('0', 156);
  head.write('ustar\u000000', 257);
  head.write(`${octal(sumOf(head), 7)} `, SUM.at);
  return head;
}

function readHead(head: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) =>
    head
      .subarray(at, at + length)
      .toString('utf8')
      .replace(/\0.*$/s, '');
  const size = Number.parseInt(text(SIZE.at, SIZE.length), 8);
  const isWhole = Number.parseInt(text(SUM.at, SUM.length), 8) === sumOf(head);
  if (!isWhole || !Number.isSafeInteger(size)) throw new TarBroken('This is no archive of ours.');
  return { name: text(0, NAME), size };
}

/** The checksum field itself counts as blanks. */
function sumOf(head: Buffer): number {
  const isOwn = (at: number) => at >= SUM.at && at < SUM.at + SUM.length;
  return head.reduce((sum, byte, at) => sum + (isOwn(at) ? 0x20 : byte), 0);
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Reads a given number of bytes from chunks of arbitrary length. */
class Reader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private left: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.chunks = chunks;
  }

  async *some(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0;) {
      if (this.left.length === 0) this.left = await this.next();
      const part = this.left.subarray(0, missing);
      this.left = this.left.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.some(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Reads to the end, so that the sender can finish too. */
  async rest(): Promise<void> {
    while (!(await this.chunks.next()).done);
  }

  private async next(): Promise<Buffer> {
    const { value, done } = await this.chunks.next();
    if (done) throw new TarBroken('The archive ends too soon.');
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
}
