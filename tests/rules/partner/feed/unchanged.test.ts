import { expect, test } from 'vitest';
import { isUnchanged, lastModified } from '#server/http/feeds/unchanged.ts';
import type { FeedState } from '#server/modules/partner/feed/feed.service.ts';

const TAG = 'W/"state"';
const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const stateAt = (changedAt: string, readAt: string): FeedState => ({
  tag: TAG,
  changedAt: at(changedAt),
  readAt: at(readAt),
});

const state = stateAt('10:00:00.200', '10:01:00');

test('the date of a feed leaves time for changes that are still being saved, in whole seconds', () => {
  expect(lastModified(state)).toEqual(at('10:00:06'));
  expect(lastModified(stateAt('10:00:00', '10:00:05'))).toEqual(at('10:00:05'));
  expect(lastModified(stateAt('10:00:00', '10:00:04.999'))).toBeNull();
});

test.each([
  ['the same tag', { 'if-none-match': TAG }, true],
  ['the same tag among others', { 'if-none-match': `"other", "state"` }, true],
  ['another tag', { 'if-none-match': '"other"' }, false],
  ['the date', { 'if-modified-since': at('10:00:06').toUTCString() }, true],
  ['a later date', { 'if-modified-since': at('10:00:30').toUTCString() }, true],
  ['an earlier date', { 'if-modified-since': at('10:00:05').toUTCString() }, false],
  ['no date', { 'if-modified-since': 'yesterday' }, false],
  [
    'another tag with the date',
    { 'if-none-match': '"other"', 'if-modified-since': at('10:00:06').toUTCString() },
    false,
  ],
  ['nothing', {}, false],
])('a client that names %s', (_what, headers, unchanged) =>
  expect(isUnchanged({ headers }, state)).toBe(unchanged),
);

test('a feed that has just changed is known only by its tag', () => {
  const fresh = stateAt('10:00:00', '10:00:03');
  const since = at('10:30:00').toUTCString();
  expect(isUnchanged({ headers: { 'if-modified-since': since } }, fresh)).toBe(false);
  expect(isUnchanged({ headers: { 'if-none-match': TAG } }, fresh)).toBe(true);
});
