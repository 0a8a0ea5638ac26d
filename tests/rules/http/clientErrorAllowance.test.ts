import { expect, test } from 'vitest';
import { ClientErrorAllowance } from '#server/http/clientErrorAllowance.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000);

test('a visitor may report ten errors a minute', () => {
  const allowance = new ClientErrorAllowance();
  const taken = Array.from({ length: 12 }, () => allowance.take('a', at(15)));
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
  expect(taken[11]).toEqual({ isAllowed: false, dropped: 0, retryAfter: 45 });
  expect(allowance.take('b', at(16)).isAllowed).toBe(true);
  expect(allowance.take('a', at(60))).toEqual({ isAllowed: true, dropped: 2, retryAfter: 60 });
  expect(allowance.take('a', at(61)).dropped).toBe(0);
});

test('all visitors together may report sixty errors a minute', () => {
  const allowance = new ClientErrorAllowance();
  const taken = Array.from({ length: 500 }, (_, n) => allowance.take(`v${n}`, at(0)));
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(60);
});
