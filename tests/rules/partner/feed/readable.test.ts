import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readable } from '#server/http/feeds/readable.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const TIMEOUTS_MS = { stalled: 30_000, whole: 600_000 };
const LARGE = 'x'.repeat(100_000);

async function* pieces(count: number) {
  for (let at = 0; at < count; at += 1) yield LARGE;
}

const failureOf = (stream: ReturnType<typeof readable>) =>
  new Promise<unknown>((resolve) => stream.once('error', resolve));

test('a client that reads gets everything, however long it takes', async () => {
  const stream = readable(pieces(20), TIMEOUTS_MS);
  let length = 0;
  for await (const chunk of stream) {
    vi.advanceTimersByTime(TIMEOUTS_MS.stalled - 1);
    length += String(chunk).length;
  }
  expect(length).toBe(20 * LARGE.length);
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that reads nothing for half a minute is disconnected', async () => {
  const stream = readable(pieces(20), TIMEOUTS_MS);
  const failure = failureOf(stream);
  stream.read(1);
  await vi.waitFor(() => expect(stream.readableLength).toBeGreaterThan(0));
  vi.advanceTimersByTime(TIMEOUTS_MS.stalled);
  expect(await failure).toMatchObject({ message: 'The reader took too long' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that reads too slowly is disconnected eventually', async () => {
  const stream = readable(pieces(1_000), TIMEOUTS_MS);
  const failure = failureOf(stream);
  let taken = 0;
  for await (const _ of stream.iterator({ destroyOnReturn: false })) {
    vi.advanceTimersByTime(TIMEOUTS_MS.stalled - 1);
    if ((taken += 1) > 20) break;
  }
  expect(await failure).toMatchObject({ message: 'The reader took too long' });
});

test('a client that disconnects before the first byte leaves nothing behind', async () => {
  const stream = readable(pieces(1), TIMEOUTS_MS);
  const closed = new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await closed;
  expect(vi.getTimerCount()).toBe(0);
});
