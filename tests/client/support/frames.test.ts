import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

test('a frame is drawn although the intervals of its test were fake', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const drawn = new Promise(requestAnimationFrame);
  vi.useRealTimers();
  expect(await drawn).toBeTypeOf('number');
  const cancelled = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(cancelled));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(cancelled).not.toHaveBeenCalled();
});
