import { describe, expect, test } from 'vitest';
import {
  endOfOldSecret,
  expiryOf,
  forbiddenScope,
  hasOldSecret,
  hasRoom,
  isLiving,
  mayHaveKeys,
} from '#server/modules/account/apiKey/apiKey.rules.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const NOW = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

test.each([
  ['employer', 'approved', true],
  ['employer', 'pending', false],
  ['employer', 'rejected', false],
  ['employer', 'suspended', false],
  ['employer', null, false],
  ['admin', null, true],
] as const)('apiKey.create.approved-company: role %s, company %s: %s', (role, status, may) =>
  expect(mayHaveKeys(role, status)).toBe(may),
);

test('apiKey.create.room: at most twenty keys are active', () => {
  expect(hasRoom(19)).toBe(true);
  expect(hasRoom(20)).toBe(false);
});

test('apiKey.create.scope: only administrators’ keys can read market figures', () => {
  expect(forbiddenScope('employer', ['JOBS_READ', 'APPLICATIONS_WRITE'])).toBeNull();
  expect(forbiddenScope('employer', ['JOBS_READ', 'ANALYTICS_READ'])).toBe('ANALYTICS_READ');
  expect(forbiddenScope('admin', ['JOBS_WRITE', 'ANALYTICS_READ'])).toBeNull();
  expect(forbiddenScope('employer', [])).toBeNull();
});

describe('apiKey.create.expiry: from a day to a year', () => {
  test.each([
    ['ninety days by default', null, after(90 * DAY)],
    ['a day', after(DAY), after(DAY)],
    ['a day with a clock five minutes behind', after(DAY - 5 * MINUTE), after(DAY - 5 * MINUTE)],
    ['less than a day', after(DAY - 5 * MINUTE - 1), null],
    ['a leap year', after(366 * DAY), after(366 * DAY)],
    ['more than a leap year', after(366 * DAY + 1), null],
    ['the past', after(-DAY), null],
  ])('%s', (_name, asked, expected) => {
    expect(expiryOf(asked, NOW)).toEqual(expected);
  });

  test('an omitted expiry is the same as null', () => {
    expect(expiryOf(undefined, NOW)).toEqual(after(90 * DAY));
  });
});

describe('apiKey.rotate.old: when the old secret ends', () => {
  const inAYear = after(365 * DAY);
  test.each([
    ['a week by default', undefined, inAYear, after(7 * DAY)],
    ['until now', NOW, inAYear, NOW],
    ['thirty days', after(30 * DAY), inAYear, after(30 * DAY)],
    [
      'thirty days with a clock five minutes ahead',
      after(30 * DAY + 5 * MINUTE),
      inAYear,
      after(30 * DAY + 5 * MINUTE),
    ],
    ['not more than thirty days', after(30 * DAY + 5 * MINUTE + 1), inAYear, null],
    ['not longer than the key itself', undefined, after(DAY), after(DAY)],
  ])('%s', (_name, asked, expiresAt, expected) => {
    expect(endOfOldSecret(asked, expiresAt, NOW)).toEqual(expected);
  });
});

test('apiKey.rotate.two-alive: an old secret works until its end', () => {
  expect(hasOldSecret({ previousUntil: after(1) }, NOW)).toBe(true);
  expect(hasOldSecret({ previousUntil: NOW }, NOW)).toBe(false);
  expect(hasOldSecret({ previousUntil: null }, NOW)).toBe(false);
  expect(hasOldSecret({}, NOW)).toBe(false);
});

test('apiKey.change.living: a key is inactive once revoked or expired', () => {
  expect(isLiving({ expiresAt: after(1) }, NOW)).toBe(true);
  expect(isLiving({ expiresAt: NOW }, NOW)).toBe(false);
  expect(isLiving({ expiresAt: after(1), revokedAt: null }, NOW)).toBe(true);
  expect(isLiving({ expiresAt: after(1), revokedAt: after(-1) }, NOW)).toBe(false);
});
