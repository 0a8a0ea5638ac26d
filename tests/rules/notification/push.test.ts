import { expect, test } from 'vitest';
import {
  nextPush,
  PUSH_LIFETIME,
  pushOutcome,
} from '#server/modules/notification/push/push.rules.ts';

test.each([
  [201, null, 'sent'],
  [299, null, 'sent'],
  [300, 'status', 'refused'],
  [499, 'status', 'refused'],
  [500, 'status', 'later'],
  [404, 'status', 'gone'],
  [410, 'status', 'gone'],
  [429, 'status', 'later'],
  [503, 'status', 'later'],
  [400, 'status', 'refused'],
  [null, 'connection', 'later'],
  // The notification may have arrived.
  [null, 'timeout', 'sent'],
])('push.outcome: %s (%s) means %s', (status, failure, outcome) => {
  expect(pushOutcome(status, failure)).toBe(outcome);
});

test('push.retry: waits longer each time, at least as long as asked, and not beyond a day', () => {
  const createdAt = new Date('2026-11-26T10:00:00Z');
  const after = (attempts: number, retryAfter: string | null, now = createdAt) => {
    const next = nextPush({ now, createdAt, attempts, retryAfter });
    return next && (next.getTime() - now.getTime()) / 1_000;
  };
  expect([1, 2, 3].map((attempts) => after(attempts, null))).toEqual([30, 120, 600]);
  expect(after(1, '90')).toBe(90);
  expect(after(6, null)).toBeNull();
  const late = new Date(createdAt.getTime() + PUSH_LIFETIME - 10_000);
  expect(after(1, null, late)).toBeNull();
});
