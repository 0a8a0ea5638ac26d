import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '#client/pages/manageApplications/useSelection.ts';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';

test('selecting all that match ends with the filter, and does not pass to the next one', () => {
  const counted = { at: '2026-11-21T06:30:00Z', selectable: 3, withdrawn: 0 };
  const { result, rerender } = renderHook(({ filter }) => useSelection(filter, counted), {
    initialProps: { filter: 'nurses' },
  });
  act(() => result.current.selectAll());
  expect(result.current.has('asha')).toBe(true);
  rerender({ filter: 'cooks' });
  expect(result.current.all).toBeNull();
  expect(result.current.has('asha')).toBe(false);
});

test('no more can be selected one by one than can be changed at once', () => {
  const { result } = renderHook(() => useSelection('nurses', undefined));
  const { toggle } = result.current;
  act(() => {
    for (let at = 0; at <= DECISIONS_AT_ONCE_MAX; at += 1) toggle(`${at}`);
  });
  expect(result.current.ids.size).toBe(DECISIONS_AT_ONCE_MAX);
  act(() => result.current.toggle('0'));
  expect(result.current.has('0')).toBe(false);
});
