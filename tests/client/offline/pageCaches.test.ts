import { expect, test } from 'vitest';
import {
  filesCacheOf,
  handlingOf,
  keptAddress,
  outdatedCaches,
  itemsOverLimit,
  shellOf,
} from '#client/lib/offline/pageCaches.ts';

const OWN = 'https://jobs.example';

test.each([
  ['/job-details/1', 'navigate', 'page'],
  ['/hi/saved-jobs', 'navigate', 'page'],
  ['/assets/main-1.js', 'no-cors', 'file'],
  ['/icons/icon-192.png', 'no-cors', 'file'],
  ['/api/my-data', 'navigate', 'network'],
  ['/uploads/1/cv.pdf', 'navigate', 'network'],
  ['/feeds/jobs.xml', 'navigate', 'network'],
  ['/robots.txt', 'navigate', 'network'],
  ['/graphql', 'cors', 'network'],
])('%s in a request to %s comes from: %s', (pathname, mode, handling) => {
  const request = { method: 'GET', mode: mode as RequestMode };
  expect(handlingOf(request, { origin: OWN, pathname }, OWN)).toBe(handling);
});

test('writes and requests to other sites are left to the browser', () => {
  const page = { origin: OWN, pathname: '/' };
  expect(handlingOf({ method: 'POST', mode: 'navigate' }, page, OWN)).toBe('network');
  const elsewhere = { ...page, origin: 'https://other.example' };
  expect(handlingOf({ method: 'GET', mode: 'navigate' }, elsewhere, OWN)).toBe('network');
});

test('the files of the previous version stay for open pages, and older ones are deleted', () => {
  const names = ['kaamyab-pages', ...['1', '2', '3'].map(filesCacheOf), 'another'];
  expect(outdatedCaches(names, '3')).toEqual([filesCacheOf('1')]);
  expect(outdatedCaches(names, '4')).toEqual([filesCacheOf('1'), filesCacheOf('2')]);
});

test('each language has a page to show without a network', () => {
  expect([shellOf('/saved-jobs'), shellOf('/hi/saved-jobs'), shellOf('/hire')]).toEqual([
    '/app-shell',
    '/hi/app-shell',
    '/app-shell',
  ]);
});

test('the pages that were visited longest ago are deleted first', () => {
  expect([itemsOverLimit([1, 2, 3], 2), itemsOverLimit([1], 2)]).toEqual([[1], []]);
});

test('a search is kept beside other searches, and each language beside the others', () => {
  const kept = (address: string) => keptAddress(new URL(address, OWN));
  expect(kept('/hi/browse-jobs?search=cook#list')).toBe('/hi/browse-jobs?search=cook');
});
