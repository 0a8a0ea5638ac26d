import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * A random secret, made once and kept in a file. The file gets its name when it is complete, because a full disk or a
 * crash can leave an empty file, and everyone could guess that secret.
 */
export function keptSecret(file: string, bytes: number): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  const secret = randomBytes(bytes).toString('hex');
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}
