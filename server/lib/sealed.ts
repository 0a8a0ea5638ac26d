import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * Text that only this installation can decrypt (AES-256-GCM). `about` binds it to its owner: moved to another row, it
 * cannot be decrypted.
 */
export function seal(text: string, secretKey: string, about = ''): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secretKey), nonce);
  cipher.setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** The decrypted text; null if it was changed, or sealed with another key or for another owner. */
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

/** Signed links use the same SECRET_KEY: each purpose derives its own key. */
function cipherKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed text', 32));
}
