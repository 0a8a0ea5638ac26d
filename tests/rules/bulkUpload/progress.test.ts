import 'reflect-metadata';
import { beforeEach, expect, test } from 'vitest';
import type { LiveEvent } from '#server/db/live.ts';
import { bulkUploadProgress } from '#server/modules/bulkUpload/progress.service.ts';

type Ctx = Parameters<typeof bulkUploadProgress>[0];

const ID = '0190A5D2-0000-7000-8000-00000000000A';

let status: string;
let tell: (event: LiveEvent) => void;
let hasLeft: boolean;

beforeEach(() => {
  status = 'running';
  hasLeft = false;
});

async function watch() {
  const ctx = {
    viewer: { sessionId: 'own' },
    services: {
      live: {
        subscribe: (hearer: typeof tell) => {
          tell = hearer;
          return () => (hasLeft = true);
        },
        ready: async () => undefined,
      },
      database: { read: async () => [{ status }] },
    },
    t: (key: string) => key,
  } as unknown as Ctx;
  const progress = await bulkUploadProgress(ctx, ID);
  return progress[Symbol.asyncIterator]();
}

/** Whether anything can be read. */
const hasNews = (next: Promise<unknown>) =>
  Promise.race([
    next.then(() => true),
    new Promise((resolve) => setImmediate(() => resolve(false))),
  ]);

test('a person who follows an upload hears of its changes only, until it is done', async () => {
  const progress = await watch();
  expect((await progress.next()).value).toEqual({ upload: { status: 'running' } });
  const next = progress.next();
  tell({ bulkUpload: '0190a5d2-0000-7000-8000-00000000000b' });
  tell({ ended: 'another session' });
  expect(await hasNews(next)).toBe(false);
  tell({ bulkUpload: ID.toLowerCase() });
  expect((await next).value).toEqual({ upload: { status: 'running' } });
  // What happened while the line was down is not known.
  const later = progress.next();
  status = 'complete';
  tell({ resumed: true });
  expect((await later).value).toEqual({ upload: { status: 'complete' } });
  expect(await progress.next()).toEqual({ done: true, value: undefined });
  expect(hasLeft).toBe(true);
});

test('this ends with that person’s session', async () => {
  const progress = await watch();
  await progress.next();
  const next = progress.next();
  tell({ ended: 'own' });
  expect((await next).done).toBe(true);
  expect(hasLeft).toBe(true);
});
