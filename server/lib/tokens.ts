import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits. Only the hash is stored, so a stolen table grants no access. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** For values that could be guessed if their plain hash were known. */
export function keyedHash(secret: string, ...parts: string[]): string {
  const hash = createHmac('sha256', secret);
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url');
}
