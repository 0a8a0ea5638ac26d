import { constants, deflateRawSync } from 'node:zlib';

const CHUNK = 1_000_000;
const ZLIB = Buffer.from('789c', 'hex');
const LAST_BLOCK = deflateRawSync('');

interface Around {
  before?: string;
  after?: string;
}

/** So many bytes of one piece repeated, packed without ever being there: whoever tests memory spends none. */
export function packedRaw(piece: string, total: number, { before = '', after = '' }: Around = {}) {
  const chunk = blocks(piece.repeat(Math.ceil(CHUNK / piece.length)));
  const chunks = Array<Buffer>(Math.ceil(total / CHUNK)).fill(chunk);
  return Buffer.concat([blocks(before), ...chunks, blocks(after), LAST_BLOCK]);
}

/** As a PDF packs its streams; the sum at its end, which nobody gets to, is left out. */
export function packed(piece: string, total: number, around?: Around): Buffer {
  return Buffer.concat([ZLIB, packedRaw(piece, total, around)]);
}

/** Whole in themselves, so that they can stand before and behind others. */
function blocks(text: string): Buffer {
  return deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
}
