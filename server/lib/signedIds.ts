import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from './ids.ts';

const ID_BYTES = 16;
const MAC_BYTES = 32;

/** Signed ids for links in emails that never expire: nothing is stored, and nothing can be guessed. */
export function signIds(purpose: string, ids: readonly string[], secret: string): string {
  const body = Buffer.concat(ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));
  return Buffer.concat([body, mac(purpose, body, secret)]).toString('base64url');
}

/** The ids of a token signed for this purpose with this secret; null for any other text. */
export function openIds(purpose: string, token: string, secret: string): string[] | null {
  const bytes = Buffer.from(token, 'base64url');
  const length = bytes.length - MAC_BYTES;
  if (length < ID_BYTES || length % ID_BYTES !== 0) return null;
  const body = bytes.subarray(0, length);
  if (!timingSafeEqual(bytes.subarray(length), mac(purpose, body, secret))) return null;
  const ids = Array.from({ length: length / ID_BYTES }, (_, at) =>
    body
      .subarray(at * ID_BYTES, (at + 1) * ID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
  return ids.every(isId) ? ids : null;
}

function mac(purpose: string, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n`).update(body).digest();
}
