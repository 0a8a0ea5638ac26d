import { expect, test } from 'vitest';
import { localeOf } from '#server/lib/acceptLanguage.ts';

test.each([
  ['hi', 'hi'],
  ['es-MX', 'es'],
  ['HI-in', 'hi'],
  ['fr, hi;q=0.3, es;q=0.7', 'es'],
  ['fr-FR, fr;q=0.9, en-GB;q=0.5 , hi; q=0.6', 'hi'],
  ['es, hi', 'es'],
  ['hi;level=1;q=0.2, es;q=0.1', 'hi'],
  ['hi;q=0', 'en'],
  ['hi;q=0, es;q=0.1', 'es'],
  ['hi;q=much, es;q=0.1', 'es'],
  ['fr, *;q=0.5', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j is read as %s', (header, locale) => expect(localeOf(header)).toBe(locale));

test('without a supported language, it is that of the platform', () => {
  for (const header of [undefined, '', 'fr', 'hi;q=0'])
    expect(localeOf(header, 'es'), header).toBe('es');
  expect(localeOf('en', 'es')).toBe('en');
});
