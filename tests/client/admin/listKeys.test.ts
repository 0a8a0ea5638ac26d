import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announce, useAnnouncement } from '#client/lib/document/announcer.ts';
import { useAnnouncedCount } from '#client/pages/admin/lists/useAnnouncedCount.ts';
import { useListKeys } from '#client/pages/admin/lists/useListKeys.ts';

afterEach(() => document.body.replaceChildren());

test('j and k move between the rows, x ticks one, and / searches, until the list is left', () => {
  const row = (name: string) =>
    `<div data-row><input type="checkbox" id="${name}"><a href="#" data-name>${name}</a></div>`;
  document.body.innerHTML = `<main><form role="search"><input value="tea"></form>${row('One')}${row('Two')}</main>`;
  const { unmount } = renderHook(useListKeys);
  const press = (key: string, more = {}) => {
    const isFree = fireEvent.keyDown(document.activeElement!, { key, ...more });
    return `${document.activeElement!.textContent}${isFree ? '' : '!'}`;
  };
  const at = document.body.textContent;
  expect(['k', 'j', 'j', 'k', 'k'].map((key) => press(key))).toEqual([
    'One!',
    'Two!',
    'Two',
    'One!',
    'One',
  ]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('j', { [held]: true }), held).toBe('One');
  press('x');
  const ticked = () => [...document.querySelectorAll(':checked')].map(({ id }) => id);
  expect(ticked()).toEqual(['One']);
  press('/');
  const search = document.activeElement as HTMLInputElement;
  expect([search.value, search.selectionStart, search.selectionEnd]).toEqual(['tea', 0, 3]);
  // What is typed there moves nothing.
  fireEvent.keyDown(search, { key: 'j' });
  expect(document.activeElement).toBe(search);
  search.blur();
  expect(press('x')).toBe(at);
  unmount();
  expect(press('j')).toBe(at);
  expect(ticked()).toEqual(['One']);
});

test('the number of results is announced when it changes, but not with the page and not while loading', () => {
  announce('');
  const said = renderHook(useAnnouncement).result;
  const { rerender } = renderHook(useAnnouncedCount, {
    initialProps: undefined as string | undefined,
  });
  const after = (count: string | undefined) => {
    rerender(count);
    return said.current;
  };
  expect(['9 jobs', undefined, '9 jobs'].map(after)).toEqual(['', '', '']);
  expect(after('2 jobs')).toBe('2 jobs');
});
