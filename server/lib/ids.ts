import { randomFillSync } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Filled at once, because asking for random bytes takes longer than making an id of them. */
const random = Buffer.alloc(16 * 256);
let used = random.length;

function randomId(): Buffer {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += 16;
  return Buffer.from(random.subarray(used - 16, used));
}

/** A UUIDv7: its first 48 bits are the time, so that new rows are neighbours in an index. */
export function newId(time: number): string {
  const bytes = randomId();
  bytes.writeUIntBE(time, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return written(bytes);
}

/** A deterministic id, derived from a hash that cannot be guessed. */
export function idFrom(hash: string): string {
  const bytes = Buffer.from(hash, 'base64url').subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return written(bytes);
}

function written(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Anything else cannot be one of our ids, and must not reach PostgreSQL's uuid parser. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** For a filter by an id: text that cannot be an id becomes one that no row has. */
export const idOrNone = (text: string): string =>
  isId(text) ? text : '00000000-0000-0000-0000-000000000000';
