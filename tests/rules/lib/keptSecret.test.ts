import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptSecret } from '#server/lib/keptSecret.ts';

function inFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a secret is made once, for its owner only, and nothing is left beside it', () => {
  const folder = inFolder();
  const file = join(folder, 'secret.key');
  const secret = keptSecret(file, 32);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(keptSecret(file, 32)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

test.each(['', '\n'])('the file %j that a full disk left is no secret', (left) => {
  const file = join(inFolder(), 'secret.key');
  writeFileSync(file, left);
  const secret = keptSecret(file, 24);
  expect(secret).toMatch(/^[\da-f]{48}$/);
  expect(readFileSync(file, 'utf8')).toBe(secret);
});
