import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * Text that only this installation can read again (AES-256-GCM).
 * `about` says whose it is: moved to another row, it opens nothing.
 */
export function seal(text: string, secretKey: string, about = ''): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secretKey), nonce);
  cipher.setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** The text again; null when it was changed, or sealed with another key or about something else. */
export function unseal(sealed: string, secretKey: string, about = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return null;
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(secretKey), nonce);
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Signed links are made with the same SECRET_KEY: each use has a key of its own. */
function cipherKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed text', 32));
}
