import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '#client/pages/manageApplications/useSelection.ts';

test('selecting all that match ends with the filter, and does not pass to the next one', () => {
  const counted = { at: '2026-11-21T06:30:00Z', selectable: 3 };
  const { result, rerender } = renderHook(({ filter }) => useSelection(filter, counted), {
    initialProps: { filter: 'nurses' },
  });
  act(() => result.current.selectAll());
  expect(result.current.has('asha')).toBe(true);
  rerender({ filter: 'cooks' });
  expect(result.current.all).toBeNull();
  expect(result.current.has('asha')).toBe(false);
});
