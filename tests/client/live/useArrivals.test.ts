import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceEndOfUndo, useArrivals } from '#client/lib/live/useArrivals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page asks again three seconds after a decision can no longer be undone, unless it was left', () => {
  const asks = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { unmount } = renderHook(() => useArrivals(asks));
  const left = vi.fn(() => Promise.resolve());
  renderHook(() => useArrivals(left)).unmount();
  announceEndOfUndo(Date.now() + 5_000);
  vi.advanceTimersByTime(7_999);
  expect(asks).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asks).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
  unmount();
});
