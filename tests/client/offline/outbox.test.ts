import { afterEach, expect, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import {
  addToOutbox,
  discardEntry,
  OUTBOX_CHANNEL,
  outboxOf,
  outcomeOf,
  retryEntry,
  sendOutbox,
} from '#client/lib/offline/outbox.ts';
import { anotherTab, withChannels } from '#tests/client/live/tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What this device keeps, in the order in which it was stored. */
function keep(...entries: (Partial<OutboxEntry> & { id: string })[]) {
  const kept = new Map<string, OutboxEntry>();
  for (const [at, { id, ...more }] of entries.entries())
    kept.set(id, {
      id,
      userId: 'asha',
      kind: 'save',
      about: `saved ${id}`,
      title: id,
      createdAt: at,
      request: { method: 'PUT', path: `/api/saved-jobs/${id}` },
      ...more,
    });
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => [...kept.values()] as never);
  vi.spyOn(deviceStore, 'read').mockImplementation(async (_, id) => kept.get(id));
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, row) => {
    kept.set((row as OutboxEntry).id, row as OutboxEntry);
  });
  vi.spyOn(deviceStore, 'change').mockImplementation(async (_, id, changed) => {
    const row = kept.get(id);
    if (row) kept.set(id, { ...row, ...changed });
    return row !== undefined;
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, ...ids) => {
    for (const id of ids) kept.delete(id);
  });
  return kept;
}

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** A server that gives these answers, one after the other. */
function answering(...answers: (() => Response)[]) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: Omit<Asked, 'path'>) => {
    asked.push({ path, ...init });
    return answers[asked.length - 1]!();
  });
  return asked;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const account = { userId: 'asha', token: 'a-token', locale: 'hi' };

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
  keep();
  const add = (about: string, title: string) =>
    addToOutbox('asha', { kind: 'save', about, title, request: {} as never });
  await add('job 1', 'Cook');
  await add('job 2', 'Nurse');
  await add('job 1', 'Head cook');
  const waiting = await outboxOf('asha');
  expect(waiting.map(({ title }) => title)).toEqual(['Nurse', 'Head cook']);
});

test('what waits is sent oldest first, and other tabs hear of what arrived and what was refused', async () => {
  withChannels();
  const { said } = anotherTab(OUTBOX_CHANNEL);
  const refusal = { message: 'This job is closed.' };
  const kept = keep(
    { id: 'late', createdAt: 9 },
    { id: 'refused', refusal },
    { id: 'hidden', request: { method: 'POST', path: '/graphql', body: { id: 'x' } } },
    { id: 'busy' },
  );
  const asked = answering(
    json({ errors: [{ message: 'You hide 100 companies.', extensions: { code: 'LIMIT' } }] }),
    json({}, 503),
    json({ saved: true }),
  );
  expect(await sendOutbox(account)).toBe(1);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /graphql',
    'PUT /api/saved-jobs/busy',
    'PUT /api/saved-jobs/late',
  ]);
  expect(asked[0]).toMatchObject({
    body: '{"id":"x"}',
    headers: {
      authorization: 'Bearer a-token',
      'accept-language': 'hi',
      'idempotency-key': 'hidden',
    },
  });
  expect([...kept.values()].map((entry) => [entry.id, entry.refusal?.message])).toEqual([
    ['refused', 'This job is closed.'],
    ['hidden', 'You hide 100 companies.'],
    ['busy', undefined],
  ]);
  expect(said).toEqual([{ changed: true }, { sent: expect.objectContaining({ id: 'late' }) }]);
});

test('other tabs hear of what is discarded and of what is tried again', async () => {
  withChannels();
  const { said } = anotherTab(OUTBOX_CHANNEL);
  const kept = keep({ id: '1' }, { id: '2', refusal: { message: 'No.' } });
  await discardEntry('1');
  await retryEntry(kept.get('2')!);
  expect([...kept.values()]).toMatchObject([{ id: '2' }]);
  expect(kept.get('2')).not.toHaveProperty('refusal');
  expect(said).toEqual([{ changed: true }, { changed: true }]);
});

test('a file that has arrived is not sent again, and a full device does not hold up the rest', async () => {
  const file = { content: new Blob(['x']), name: 'cv.pdf', path: 'resume', fileId: 'f1' } as const;
  keep({ id: '1', kind: 'apply', file }, { id: '2' });
  vi.spyOn(deviceStore, 'change').mockRejectedValue(new Error('Full.'));
  const asked = answering(json({}, 503), json({ saved: true }));
  expect(await sendOutbox(account)).toBe(1);
  expect(asked.map(({ path }) => path)).toEqual(['/api/saved-jobs/1', '/api/saved-jobs/2']);
});

test('an application whose file was refused is not sent without it', async () => {
  const file = { content: new Blob(['x']), name: 'cv.pdf', path: 'resume' } as const;
  const request = { method: 'POST', path: '/api/applications', body: { jobId: '1' } } as const;
  const kept = keep({ id: '1', kind: 'apply', file, request });
  const asked = answering(json({ message: 'This file is empty.', statusCode: 400 }, 400));
  await sendOutbox(account);
  expect(asked.map(({ path }) => path)).toEqual(['/api/upload/resume']);
  expect(kept.get('1')?.refusal).toEqual({ message: 'This file is empty.' });
  // Once the person asks for it, it is tried again.
  await retryEntry(kept.get('1')!);
  const again = answering(json({ fileId: 'f1' }), json({ id: 'a1' }, 201));
  await sendOutbox(account);
  expect(again.map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : 'a form'))).toEqual(
    ['a form', { jobId: '1', resume: 'f1' }],
  );
  const keys = [...asked, ...again].map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['1-file', '1-file', '1']);
  expect(kept.size).toBe(0);
});

test('an application whose answer was lost counts as sent, even after the server has forgotten the request', async () => {
  const kept = keep({ id: '1', kind: 'apply' });
  answering(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendOutbox(account)).toBe(1);
  const once = { message: 'You have applied.', rule: 'application.submit.once', statusCode: 422 };
  answering(json(once, 422));
  expect(await sendOutbox(account)).toBe(0);
  expect(kept.size).toBe(0);
});

test('what is discarded while it is on its way is not kept again', async () => {
  const file = { content: new Blob(['x']), name: 'cv.pdf', path: 'resume' } as const;
  const kept = keep({ id: '1', kind: 'apply', file }, { id: '2' });
  const asked = answering(
    () => {
      kept.delete('1');
      return Response.json({ fileId: 'f1' });
    },
    () => {
      kept.delete('2');
      return Response.json({ message: 'No.' }, { status: 401 });
    },
  );
  await sendOutbox(account);
  expect(asked.map(({ path }) => path)).toEqual(['/api/upload/resume', '/api/saved-jobs/2']);
  expect(kept.size).toBe(0);
});
