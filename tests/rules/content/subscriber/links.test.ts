import { expect, test } from 'vitest';
import {
  CONFIRM_LINK_LIFETIME,
  COUNTED_FOR,
  isSubscribed,
  isUsable,
  needsLink,
  subscribeForbiddenBy,
} from '#server/modules/content/subscriber/subscriber.rules.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-11-21T10:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

test('an address is subscribed from its confirmation until it unsubscribes', () => {
  expect(isSubscribed({})).toBe(false);
  expect(isSubscribed({ confirmedAt: NOW })).toBe(true);
  expect(isSubscribed({ confirmedAt: NOW, unsubscribedAt: NOW })).toBe(false);
});

test('subscriber.subscribe.not-too-many: a network can request ten links an hour', () => {
  expect(COUNTED_FOR).toBe(60 * MINUTE);
  expect(subscribeForbiddenBy(9)).toBeNull();
  expect(subscribeForbiddenBy(10)).toBe('subscriber.subscribe.not-too-many');
});

test.each([
  ['a new address needs one', {}, true],
  ['nine minutes after the last one', { askedAt: ago(10 * MINUTE - 1) }, false],
  ['ten minutes after the last one', { askedAt: ago(10 * MINUTE) }, true],
  ['a subscriber needs none', { confirmedAt: NOW, askedAt: ago(60 * MINUTE) }, false],
  ['a former subscriber needs one', { confirmedAt: NOW, unsubscribedAt: NOW }, true],
])('a confirmation link: %s', (_name, standing, expected) => {
  expect(needsLink(standing, NOW)).toBe(expected);
});

test('a link works for a week', () => {
  expect(CONFIRM_LINK_LIFETIME).toBe(7 * 1_440 * MINUTE);
  expect(isUsable({ askedAt: ago(CONFIRM_LINK_LIFETIME - 1) }, NOW)).toBe(true);
  expect(isUsable({ askedAt: ago(CONFIRM_LINK_LIFETIME) }, NOW)).toBe(false);
  expect(isUsable({ askedAt: null }, NOW)).toBe(false);
});
