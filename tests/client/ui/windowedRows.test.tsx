import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowAttributes } from '#client/ui/windowing/rowAttributes.ts';
import { useRowWindow } from '#client/ui/windowing/useRowWindow.ts';
import { WindowedRows } from '#client/ui/windowing/WindowedRows.tsx';

const HEIGHT = 50;
const page = { scrolled: 0, width: 800, taller: 0 };

beforeEach(() => {
  Object.assign(page, { scrolled: 0, width: 800, taller: 0 });
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
  const prototype = HTMLElement.prototype;
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(() => page.width);
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const height = this.dataset['row'] ? HEIGHT + page.taller : 0;
    return { top: this.tagName === 'UL' ? -page.scrolled : 0, height } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const keys = Array.from({ length: 100 }, (_, index) => `${index}`);

function List({ loaded = 100, pinned = null }: { loaded?: number; pinned?: string | null }) {
  const known = keys.slice(0, loaded);
  const { box, ...window } = useRowWindow<HTMLUListElement>(
    { keys: known, count: 100 },
    { guess: 80, gap: 10 },
  );
  return (
    <ul ref={box}>
      <WindowedRows
        window={window}
        keys={known}
        pinned={pinned}
        waiting="…"
        row={(place) => (
          <li key={place.id} {...rowAttributes(place)}>
            {place.id}
          </li>
        )}
      />
    </ul>
  );
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
const scrollTo = (scrolled: number) => {
  page.scrolled = scrolled;
  act(() => void fireEvent.scroll(window));
};
/** The space reserved above and below the rendered rows. */
const spaces = () => {
  const hidden = [...document.querySelectorAll<HTMLElement>('li[aria-hidden]')];
  return [hidden.at(0)!, hidden.at(-1)!].map(({ style }) => Number.parseInt(style.height, 10));
};

test('only the visible rows of a long list are rendered, with space for all the others', () => {
  const { unmount } = render(<List />);
  expect(rows()[0]).toBe(0);
  expect(rows().length).toBeLessThan(30);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('100');
  scrollTo(3000);
  expect(rows()).toEqual(Array.from({ length: 28 }, (_, index) => 40 + index));
  // Each is 50 high, with a gap of 10.
  expect(spaces()).toEqual([40 * 60, 32 * 60]);
  expect(screen.getByText('40').getAttribute('aria-posinset')).toBe('41');
  unmount();
});

test('the focused row stays rendered, and loading rows have a placeholder', () => {
  const { rerender } = render(<List pinned="2" />);
  scrollTo(3000);
  const pinned = screen.getByText('2');
  expect([pinned.style.position, pinned.style.top]).toEqual(['absolute', '120px']);
  expect(pinned.dataset['row']).toBeUndefined();
  rerender(<List loaded={44} />);
  expect(rows()).toEqual([40, 41, 42, 43]);
  const waiting = screen.getAllByText('…');
  expect(waiting).toHaveLength(24);
  expect(waiting[0]?.style.height).toBe('60px');
  rerender(<List pinned="90" />);
  expect(rows().at(-1)).toBe(90);
});

test('the rows are measured again when the width changes', () => {
  render(<List />);
  scrollTo(3000);
  page.taller = 20;
  act(() => void fireEvent(window, new Event('resize')));
  expect(spaces()[0]).toBe(40 * 60);
  page.width = 400;
  act(() => void fireEvent(window, new Event('resize')));
  expect(spaces()[0]).not.toBe(40 * 60);
});
