import { constants, deflateRawSync } from 'node:zlib';

const CHUNK = 1_000_000;
const ZLIB = Buffer.from('789c', 'hex');
const LAST_BLOCK = deflateRawSync('');

interface Around {
  before?: string;
  after?: string;
}

/**
 * One piece repeated to this many bytes, compressed without ever being in memory as a whole, so
 * that it does not count in tests of memory.
 */
export function packedRaw(piece: string, total: number, { before = '', after = '' }: Around = {}) {
  const chunk = blocks(piece.repeat(Math.ceil(CHUNK / piece.length)));
  const chunks = Array<Buffer>(Math.ceil(total / CHUNK)).fill(chunk);
  return Buffer.concat([blocks(before), ...chunks, blocks(after), LAST_BLOCK]);
}

/**
 * As a PDF compresses its streams; the checksum at the end is left out, since no reader gets that
 * far.
 */
export function packed(piece: string, total: number, around?: Around): Buffer {
  return Buffer.concat([ZLIB, packedRaw(piece, total, around)]);
}

/** Complete in themselves, so that they can be concatenated. */
function blocks(text: string): Buffer {
  return deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
}
