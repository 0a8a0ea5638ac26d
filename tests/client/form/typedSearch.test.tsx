import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseAfter } from '#client/components/form/pauseAfter.ts';
import { useTypedSearch } from '#client/components/form/useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 500;

/** A box whose text was searched for before, with a suggestion below it. */
function draw() {
  const committed = vi.fn();
  const Search = ({ value }: { value: string }) => {
    const { input, put } = useTypedSearch(value, committed, PAUSE);
    return (
      <>
        <input {...input} />
        <button type="button" onClick={() => put('Accountant')}>
          Accountant
        </button>
      </>
    );
  };
  const { rerender, unmount } = render(<Search value="nurse" />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  return {
    box,
    committed,
    unmount,
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    put: () => fireEvent.click(screen.getByRole('button', { name: 'Accountant' })),
    lead: (value: string) => rerender(<Search value={value} />),
  };
}

test('what is typed is searched for once, after a pause, and only if it is new', () => {
  const { committed, type } = draw();
  type('a');
  vi.advanceTimersByTime(PAUSE - 1);
  type('ac ');
  vi.advanceTimersByTime(PAUSE - 1);
  expect(committed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(committed.mock.calls).toEqual([['ac']]);
  type('ac');
  vi.advanceTimersByTime(PAUSE);
  expect(committed).toHaveBeenCalledTimes(1);
});

test('what is chosen stays: the text typed before is no longer searched for', () => {
  const { box, committed, type, put } = draw();
  type('ac');
  put();
  expect(box.value).toBe('Accountant');
  vi.advanceTimersByTime(PAUSE);
  expect(committed).not.toHaveBeenCalled();
  type('ac');
  vi.advanceTimersByTime(PAUSE);
  expect(committed.mock.calls).toEqual([['ac']]);
});

test('the box follows the address, but not while someone types', () => {
  const { box, committed, type, put, lead } = draw();
  lead('driver');
  expect(box.value).toBe('driver');
  type('ac');
  lead('cook');
  expect(box.value).toBe('ac');
  put();
  lead('Accountant');
  lead('driver');
  expect(box.value).toBe('driver');
  vi.advanceTimersByTime(PAUSE);
  expect(committed).not.toHaveBeenCalled();
});

test('nothing is searched for after the page was left', () => {
  const { committed, type, unmount } = draw();
  type('ac');
  unmount();
  vi.advanceTimersByTime(PAUSE);
  expect(committed).not.toHaveBeenCalled();
});

test('a search waits longer for the rest of a word than after one, or when the box is emptied', () => {
  expect(['', 'nurse ', 'nur'].map(pauseAfter)).toEqual([350, 350, 1_000]);
});
