import { expect, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { addToOutbox, outboxOf, outcomeOf } from '#client/lib/offline/outbox.ts';

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

test('only a later change of the same thing replaces one that waits', async () => {
  let stored: OutboxEntry[] = [];
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => stored);
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, row) => {
    stored.push(row as OutboxEntry);
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, ...ids) => {
    stored = stored.filter(({ id }) => !ids.includes(id));
  });
  const add = (about: string, title: string) =>
    addToOutbox('asha', { kind: 'save', about, title, request: {} as never });
  await add('job 1', 'Cook');
  await add('job 2', 'Nurse');
  await add('job 1', 'Head cook');
  const waiting = await outboxOf('asha');
  expect(waiting.map(({ title }) => title)).toEqual(['Nurse', 'Head cook']);
});
