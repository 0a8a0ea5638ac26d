import { expect, test } from 'vitest';
import { inOtherWords, waysToSay } from '#server/modules/search/words/spoken.rules.ts';

test('a name is said in English and in Hindi', () => {
  expect(inOtherWords(['electricians'])).toContain('इलेक्ट्रीशियन');
  expect(inOtherWords(['इलेक्ट्रिशियन'])).toEqual(expect.arrayContaining(['electrician', 'bijli mistri'])); // oxfmt-ignore
  expect(inOtherWords(['zirconium'])).toEqual([]);
});

test('the typed text comes first, then the same with each of its names in other words', () => {
  expect(waysToSay('C++ zirconium')).toEqual(['C++ zirconium']);
  const [typed, ...others] = waysToSay('Electrician, zirconium');
  expect(typed).toBe('Electrician, zirconium');
  expect(others).toContain('इलेक्ट्रीशियन zirconium');
  expect(waysToSay('electrician accountant driver').length).toBeLessThanOrEqual(60);
});

test('a place of work is no name for the work that is done there', () => {
  expect(inOtherWords(['cashier'])).not.toContain('दुकान');
});
