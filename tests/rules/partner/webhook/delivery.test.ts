import { describe, expect, test } from 'vitest';
import type { Viewer } from '#server/graphql/context.ts';
import {
  hasRoom,
  isGivenUp,
  nextAttempt,
  RETRIES,
  scopeOf,
} from '#server/modules/partner/webhook/webhook.rules.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const NOW = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const failed = { now: NOW, attempts: 1, retryAfter: null, chance: 0 };

describe('webhook.delivery.next', () => {
  // The schedule that Standard Webhooks 1.0.0 recommends.
  test.each([
    [1, 5 * SECOND],
    [2, 5 * MINUTE],
    [3, 30 * MINUTE],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR],
  ])('after failure %i the next attempt is %i milliseconds later', (attempts, wait) => {
    expect(nextAttempt({ ...failed, attempts })).toEqual(after(wait));
  });

  test('after ten failures there are no more attempts', () => {
    expect(RETRIES).toHaveLength(9);
    expect(nextAttempt({ ...failed, attempts: 10 })).toBeNull();
  });

  test('deliveries that failed together are retried up to a tenth later', () => {
    expect(nextAttempt({ ...failed, attempts: 4, chance: 1 })).toEqual(after(2.2 * HOUR));
    expect(nextAttempt({ ...failed, attempts: 4, chance: 0.5 })).toEqual(after(2.1 * HOUR));
    // The time that the receiver asks for is kept.
    expect(nextAttempt({ ...failed, retryAfter: '3600', chance: 1 })).toEqual(after(HOUR));
  });

  test.each([
    ['seconds', '3600', HOUR],
    ['seconds between blanks', ' 3600 ', HOUR],
    ['a date', 'Sat, 21 Nov 2026 12:00:00 GMT', 2 * HOUR],
    ['less than the schedule', '1', 5 * SECOND],
    ['more than a day', '90000', 24 * HOUR],
    ['a number of ten digits', '1000000000', 5 * SECOND],
    ['a date in the past', 'Sat, 21 Nov 2026 09:00:00 GMT', 5 * SECOND],
    ['a negative number', '-3600', 5 * SECOND],
    ['words', 'later', 5 * SECOND],
    ['nothing', '', 5 * SECOND],
  ])('Retry-After with %s', (_what, retryAfter, wait) => {
    expect(nextAttempt({ ...failed, retryAfter })).toEqual(after(wait));
  });
});

describe('webhook.disable.failing', () => {
  const DAY = 24 * HOUR;
  test.each([
    ['for five days, with the schedule at its end', -5 * DAY, null, true],
    ['for less than five days', -5 * DAY + 1, null, false],
    ['for a week, with an attempt to come', -7 * DAY, after(HOUR), false],
  ])('a webhook that has failed %s', (_name, since, next, expected) => {
    expect(isGivenUp(after(since), NOW, next)).toBe(expected);
  });
});

describe('webhook.scope.company', () => {
  test.each([
    ['employer', 'lotus', { companyId: 'lotus' }],
    ['employer', null, null],
    ['admin', null, { companyId: null }],
    ['admin', 'lotus', { companyId: null }],
    ['job_seeker', null, null],
    ['job_seeker', 'lotus', null],
  ] as const)('%s of company %s', (role, companyId, expected) => {
    expect(scopeOf({ role, companyId } as Viewer)).toEqual(expected);
  });
});

test('webhook.create.room: the last free place can be used, but no more', () => {
  expect(hasRoom(9, 10)).toBe(true);
  expect(hasRoom(10, 10)).toBe(false);
});
