import { describe, expect, test } from 'vitest';
import { localeOfPath, pathInLocale } from '#client/lib/locale.ts';
import { safeReturnUrl } from '#client/lib/guard/returnUrl.ts';
import { routePath } from '#client/pages/frame/route/routePath.ts';

describe('the language prefix of an address', () => {
  test.each([
    ['/', 'en'],
    ['/hi', 'hi'],
    ['/hi/browse-jobs', 'hi'],
    ['/es/', 'es'],
    ['/history', 'en'],
    ['/en/about', 'en'],
    ['/HI/about', 'en'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  test.each([
    ['en', '/browse-jobs', '/browse-jobs'],
    ['hi', '/', '/hi'],
    ['hi', '/?page=2', '/hi?page=2'],
    ['es', '/blog/a?x=1', '/es/blog/a?x=1'],
  ] as const)('%s %s is %s', (locale, path, expected) =>
    expect(pathInLocale(locale, path)).toBe(expected),
  );

  test('the router sees the path without the prefix', () => {
    expect(routePath('https://site.example/hi/add-job?x=1', 'hi')).toBe('/add-job?x=1');
    expect(routePath('https://site.example/hi', 'hi')).toBe('/');
    expect(routePath('https://site.example/history', 'en')).toBe('/history');
  });
});

describe('a returnUrl leads to this site only', () => {
  test.each([
    ['/job-details/1?apply=1#top', '/job-details/1?apply=1#top'],
    ['//evil.example/a', null],
    ['/\\evil.example', null],
    ['/a/..//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['browse-jobs', null],
    ['', null],
    [null, null],
    [7, null],
  ])('%j is %j', (value, expected) => expect(safeReturnUrl(value)).toBe(expected));
});
