import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits. Only the hash is stored, so that a stolen table opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Of what could be guessed at, were its bare hash known. */
export function keyedHash(secret: string, ...parts: string[]): string {
  const hash = createHmac('sha256', secret);
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url');
}
