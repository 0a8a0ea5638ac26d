import { describe, expect, test } from 'vitest';
import {
  addressInLocale,
  languageOfPath,
  localeOfAddress,
  withoutLanguage,
} from '#schema/options/localePaths.ts';
import { LOCALES } from '#schema/options/locales.ts';

describe.each(LOCALES)('with %s as the default language', (home) => {
  test.each(['/', '/?page=2', '/browse-jobs?x=/hi', '/history'])(
    '%s has one URL per language',
    (path) => {
      const addresses = LOCALES.map((locale) => addressInLocale(locale, path, home));
      expect(new Set(addresses).size).toBe(LOCALES.length);
      expect(addressInLocale(home, path, home)).toBe(path);
      for (const [at, locale] of LOCALES.entries()) {
        const { pathname } = new URL(addresses[at]!, 'https://site.example');
        expect(localeOfAddress(pathname, home)).toBe(locale);
        if (locale !== home) expect(withoutLanguage(addresses[at]!)).toBe(path);
      }
    },
  );
});

test('only our languages are recognized', () => {
  expect(['/en', '/hi/x', '/HI/x', '/history', '/', '/de/x'].map(languageOfPath)).toEqual([
    'en',
    'hi',
    null,
    null,
    null,
    null,
  ]);
});

test('no path leads to another site', () => {
  expect(withoutLanguage('/hi//evil.example/x')).toBe('/evil.example/x');
  expect(withoutLanguage('/hi/\\evil.example')).toBe('/evil.example');
  expect(withoutLanguage('/hi')).toBe('/');
});
