import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '#server/lib/passwords.ts';
import { newToken } from '#server/lib/tokens.ts';

test('passwords are hashed with argon2id at the cost that OWASP recommends', async () => {
  const hash = await hashPassword('a first phrase');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('a first phrase', hash)).toBe(true);
  expect(await passwordMatches('a second phrase', hash)).toBe(false);
});

test.each([null, undefined])('no password matches a stored hash of %o', async (stored) => {
  expect(await passwordMatches('a password that nobody has', stored)).toBe(false);
});

test('tokens have 256 bits, and no two are alike', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});
