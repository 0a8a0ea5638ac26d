import { expect, test } from 'vitest';
import { outcomeOf } from '#client/lib/offline/outbox.ts';

test.each([
  ['arrives', 200, {}, 'sent'],
  ['finds the server down', 503, {}, 'later'],
  ['finds the server in trouble', 500, {}, 'later'],
  ['comes too often', 429, { code: 'RATE_LIMITED' }, 'later'],
  ['takes too long', 408, {}, 'later'],
  ['meets itself', 409, { rule: 'api.idempotency.running' }, 'later'],
] as const)('what was written without a network and %s', (_, status, refused, outcome) => {
  expect(outcomeOf({}, status, refused)).toBe(outcome);
});

test('what has arrived before counts as sent only if it may have', () => {
  const again = { message: 'You have applied.', rule: 'application.submit.once' };
  expect(outcomeOf({ mayHaveArrived: true }, 422, again)).toBe('sent');
  expect(outcomeOf({}, 422, again)).toEqual({ refusal: { message: 'You have applied.' } });
});

test('a refusal says why, and whether it takes a login', () => {
  const refusal = (status: number, code: string) => outcomeOf({}, status, { message: 'No.', code });
  expect(refusal(403, 'FORBIDDEN')).toEqual({ refusal: { message: 'No.' } });
  for (const [status, code] of [
    [401, 'X'],
    [422, 'UNAUTHENTICATED'],
  ] as const)
    expect(refusal(status, code)).toEqual({ refusal: { message: 'No.', needsLogin: true } });
});
