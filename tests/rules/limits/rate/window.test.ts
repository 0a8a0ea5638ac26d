import { expect, test } from 'vitest';
import { isOver, limitStatusOf, totalOf } from '#server/modules/limits/rate/rateLimit.rules.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const window = { startedAt: START, shared: 30, onTheWay: 20, own: 7 };

test('a window lasts a minute, and ends too if the clock was set back', () => {
  expect(isOver(window, START)).toBe(false);
  expect(isOver(window, START + 59_999)).toBe(false);
  expect(isOver(window, START + 60_000)).toBe(true);
  expect(isOver(window, START - 59_999)).toBe(false);
  expect(isOver(window, START - 60_000)).toBe(true);
});

test('the total adds what the table knows, what is on its way, and what was counted here', () => {
  expect(totalOf(window)).toBe(57);
});

test('the remaining number is never below zero', () => {
  expect(limitStatusOf(window, 60, START, true)).toEqual({
    isAllowed: true,
    limit: 60,
    left: 3,
    resetsIn: 60,
  });
  expect(limitStatusOf(window, 50, START, false)).toMatchObject({ isAllowed: false, left: 0 });
});

test.each([
  ['a second after it began', 1_000, 59],
  ['half a second later', 1_500, 59],
  ['at its last moment', 59_999, 1],
  ['after it has ended', 61_000, 1],
  ['with a clock that is behind', -5_000, 60],
])('the seconds until a window ends, %s', (_when, later, seconds) => {
  expect(limitStatusOf(window, 60, START + later, true).resetsIn).toBe(seconds);
});
