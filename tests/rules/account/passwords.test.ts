import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '#server/lib/passwords.ts';

test('passwords are hashed with argon2id at the cost that OWASP recommends', async () => {
  const hash = await hashPassword('a first phrase');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('a first phrase', hash)).toBe(true);
  expect(await passwordMatches('a second phrase', hash)).toBe(false);
});

test.each([null, undefined])('no password matches a stored hash of %o', async (stored) => {
  expect(await passwordMatches('a password that nobody has', stored)).toBe(false);
});
