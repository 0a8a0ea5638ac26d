import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedText } from '#client/pages/database/search/useTypedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A box for an amount, which the address has in rupees. */
function draw() {
  const committed = vi.fn();
  const isShownAs = (text: string) => text.replace(' lakh', '00000') === value;
  let value = '';
  const { result, rerender, unmount } = renderHook(() =>
    useTypedText(value, committed, { shown: value, isShownAs }),
  );
  return {
    committed,
    unmount,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.input.onChange({ target: { value: text } })),
    take: () => result.current.take(),
    lead: (next: string) => {
      value = next;
      rerender();
    },
  };
}

test('a text that was passed on with Enter is not passed on again', () => {
  const { committed, type, take } = draw();
  type('8 lakh ');
  expect(take()).toBe('8 lakh');
  vi.advanceTimersByTime(1_000);
  expect(committed).not.toHaveBeenCalled();
});

test('a text is not passed on once its page is left', () => {
  const { committed, type, unmount } = draw();
  type('8 lakh');
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(committed).not.toHaveBeenCalled();
});

test('a box keeps how someone wrote the value of the address, and follows another value', () => {
  const { type, lead, shown } = draw();
  type('8 lakh');
  lead('800000');
  expect(shown()).toBe('8 lakh');
  lead('900000');
  expect(shown()).toBe('900000');
});
