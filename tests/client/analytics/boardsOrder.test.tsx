import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Page } from '#client/pages/admin/AdminDashboardPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { whenRenderedOrFake } from '#tests/support/rendering.ts';
import { aDashboard, aPin, aReport } from './boardsFixtures.ts';
import { drawBoards, fakeIntersectionObserver, type World } from './boardsWorld.tsx';

const user = userEvent.setup({ delay: null });
const PATH = '/admin/analytics/dashboards/d1';

let intersections = fakeIntersectionObserver();
const watch = (options?: { everything: boolean }) => {
  intersections = fakeIntersectionObserver(options);
  vi.stubGlobal('IntersectionObserver', intersections.Observer);
};

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', id: 'me' }));
  watch();
});
afterEach(() => {
  act(() => leave());
  vi.unstubAllGlobals();
});

const named = (measure: string, values: object = {}) =>
  aReport(measure, {
    name: `How many ${measure}?`,
    address: `measures=${measure}&by=category&grain=month&last=90-day&chart=bar`,
    ...values,
  });
const THREE = () => ['applications', 'hires', 'searches'].map((measure) => aPin(named(measure)));
const board = (values: object = {}) =>
  aDashboard('d1', { name: 'Monday morning', pins: THREE(), ...values });
const draw = (world: World = {}) =>
  drawBoards(Page, { path: PATH, dashboards: [board()], ...world });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tiles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const tile = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((one) => one.dataset['pin'] && one.textContent?.includes(name))!;
const choose = async (menu: string, item: string) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the order of the tiles', () => {
  test('changes with the arrow keys, and the handle keeps the focus', async () => {
    const { asked } = await draw();
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    const handle = () => button('Move How many applications?');
    act(() => handle().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tiles()).toEqual(['How many hires?', 'How many searches?', 'How many applications?']);
    expect(document.activeElement).toBe(handle());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(([, input]) => input)).toEqual([
      { id: 'papplications', position: 1 },
      { id: 'papplications', position: 2 },
    ]);
    await waitFor(() => expect(tiles().at(-1)).toBe('How many applications?'));
  });

  test('changes by dragging, and Escape reverts it', async () => {
    const { asked } = await draw();
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    const handle = button('Move How many searches?');
    Object.assign(handle, { setPointerCapture: () => undefined });
    const over = (name: string) => Object.assign(document, { elementFromPoint: () => tile(name) });
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    over('How many applications?');
    fireEvent.pointerMove(handle, { clientX: 10, clientY: 200 });
    await whenRenderedOrFake();
    expect(tiles()[0]).toBe('How many searches?');
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect(tiles()[0]).toBe('How many applications?');
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientX: 10, clientY: 200 });
    await whenRenderedOrFake();
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(asked).toEqual([['movePin', { id: 'psearches', position: 0 }]]));
    await waitFor(() => expect(tiles()[0]).toBe('How many searches?'));
  });

  test('reverts when it cannot be saved', async () => {
    await draw({ fails: (what) => (what === 'movePin' ? 'Away' : undefined) });
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    await choose('Actions for How many hires?', 'Move one place earlier');
    await waitFor(() => expect(queuedToasts()[0]?.title).toBe('We could not save the new order'));
    await waitFor(() => expect(tiles()[0]).toBe('How many applications?'));
  });

  test('a pin’s width can be changed, and a removed pin returns to its place on Undo', async () => {
    const { asked } = await draw({ path: `${PATH}?range=7-day` });
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    await choose('Actions for How many hires?', 'Width: Full');
    await waitFor(() => expect(asked).toEqual([['movePin', { id: 'phires', width: 4 }]]));
    await choose('Actions for How many hires?', 'Unpin');
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('How many searches?'));
    act(() => queuedToasts().at(-1)?.action?.onPress());
    await waitFor(() => expect(tiles()[1]).toBe('How many hires?'));
    expect(asked.slice(1)).toEqual([
      ['unpinReport', { id: 'phires' }],
      ['pinReport', { dashboardId: 'd1', reportId: 'hires', width: 4 }],
      ['movePin', { id: 'newhires', position: 1 }],
    ]);
    // The new pin has the dates of the dashboard, not those of its report.
    const link = () => screen.getByRole('link', { name: 'How many hires?: open in Explore' });
    await waitFor(() => expect(link().getAttribute('href')).toContain('last=7-day'));
  });
});
