import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readable } from '#server/http/feeds/readable.ts';
import { lastModified } from '#server/http/feeds/unchanged.ts';

test('a feed names its last change in whole seconds, five seconds later, once these have passed', () => {
  const at = (time: string) => new Date(`2026-11-21T10:00:${time}Z`);
  const named = (readAt: string) =>
    lastModified({ changedAt: at('00.200'), readAt: at(readAt), tag: '' })?.toISOString();
  expect(named('05.999')).toBeUndefined();
  expect(named('06.000')).toBe('2026-11-21T10:00:06.000Z');
});

test('a reader who waits for the next part of a feed is not slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* parts() {
    yield 'first, ';
    await promise;
    yield 'second';
  }
  const all = text(readable(parts(), { stalled: 30_000, whole: 600_000 }));
  await new Promise((next) => setImmediate(next));
  vi.advanceTimersByTime(31_000);
  resolve();
  expect(await all).toBe('first, second');
});
