import { expect, test } from 'vitest';
import { seal, unseal } from '#server/lib/sealed.ts';

const KEY = 'a secret that only tests know, and no more';

test.each(['', 'a', 'पासवर्ड 🔑', 'x'.repeat(5_000)])('%.20s is decrypted unchanged', (text) => {
  const sealed = seal(text, KEY, 'somebody');
  expect(unseal(sealed, KEY, 'somebody')).toBe(text);
  if (text.length > 1) expect(sealed).not.toContain(text);
});

test('the same text is encrypted differently each time', () => {
  expect(new Set([1, 2, 3].map(() => seal('text', KEY))).size).toBe(3);
});

test('an encrypted text cannot be decrypted with another key, for another user, or with one byte changed', () => {
  const sealed = seal('text', KEY, 'somebody');
  expect(unseal(sealed, `${KEY}!`, 'somebody')).toBeNull();
  expect(unseal(sealed, KEY, 'somebody else')).toBeNull();
  expect(unseal(sealed, KEY)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(unseal(changed.toString('base64url'), KEY, 'somebody')).toBeNull();
  }
});

test.each(['', 'x', '%%%', 'a'.repeat(37)])('%j is not an encrypted text', (text) => {
  expect(unseal(text, KEY)).toBeNull();
});
