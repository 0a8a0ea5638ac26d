import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowSelection } from '#client/components/selection/useRowSelection.ts';

interface Job {
  id: string;
  status: string;
}

const open = (...ids: string[]): Job[] => ids.map((id) => ({ id, status: 'open' }));

function select(first: Job[], most = 3) {
  const { result, rerender } = renderHook(({ rows }) => useRowSelection(rows, most), {
    initialProps: { rows: first },
  });
  return {
    now: () => result.current,
    ids: () => result.current.rows.map(({ id }) => id),
    show: (...rows: Job[]) => rerender({ rows }),
    do: (change: (selection: typeof result.current) => void) => act(() => change(result.current)),
  };
}

test('selected rows are in the state that the list shows, and in the last one where it does not', () => {
  const list = select(open('nurse', 'cook'));
  list.do(({ togglePage }) => togglePage());
  list.show({ id: 'nurse', status: 'closed' }, ...open('clerk'));
  expect(list.now().rows).toEqual([
    { id: 'nurse', status: 'closed' },
    { id: 'cook', status: 'open' },
  ]);
  expect(list.now().page).toBe('some');
});

test('a page is selected as a whole, up to the most rows, and cleared as a whole', () => {
  const list = select(open('nurse', 'cook'));
  expect(list.now().page).toBe('none');
  list.do(({ toggle }) => toggle(open('cook')[0]!));
  list.do(({ togglePage }) => togglePage());
  expect([list.ids().toSorted(), list.now().page]).toEqual([['cook', 'nurse'], 'all']);
  list.show(...open('clerk', 'driver'));
  list.do(({ togglePage }) => togglePage());
  expect([list.ids().length, list.now().page, list.now().has('driver')]).toEqual([
    3,
    'some',
    false,
  ]);
  list.show(...open('nurse', 'cook'));
  list.do(({ togglePage }) => togglePage());
  expect(list.ids()).toEqual(['clerk']);
});

test('rows are added, kept and removed by their ids', () => {
  const list = select(open('nurse'));
  list.do(({ add }) => add(open('nurse', 'cook', 'clerk', 'driver')));
  expect(list.ids()).toEqual(['nurse', 'cook', 'clerk']);
  list.do(({ keep }) => keep(['cook', 'clerk']));
  list.do(({ remove }) => remove(['clerk']));
  expect(list.ids()).toEqual(['cook']);
  list.do(({ toggle }) => toggle(open('cook')[0]!));
  expect(list.ids()).toEqual([]);
  list.do(({ add }) => add(open('nurse')));
  list.do(({ clear }) => clear());
  expect(list.ids()).toEqual([]);
});
