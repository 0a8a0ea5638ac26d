import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';

const IDS = [newId(1_800_000_000_000), newId(1_800_000_000_001)];
const SECRET = 'a secret of thirty-two characters!';
const TOKEN = signIds('unsubscribe', IDS, SECRET);

test('a signed token returns its value, only for its own purpose and secret', () => {
  expect(openIds('unsubscribe', TOKEN, SECRET)).toEqual(IDS);
  expect(openIds('anything else', TOKEN, SECRET)).toBeNull();
  expect(openIds('unsubscribe', TOKEN, `${SECRET}.`)).toBeNull();
  expect(TOKEN).toMatch(/^[\w-]{86}$/);
});

test('no other text is accepted', () => {
  const bytes = Buffer.from(TOKEN, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(openIds('unsubscribe', changed.toString('base64url'), SECRET)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openIds('unsubscribe', text, SECRET)).toBeNull();
    }),
  );
  expect(openIds('unsubscribe', TOKEN.slice(22), SECRET)).toBeNull();
});
