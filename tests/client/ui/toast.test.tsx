import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts, toast } from '#client/ui/toast.ts';
import { DialogWindow } from '#client/ui/overlays/DialogWindow.tsx';
import { ToastCard } from '#client/ui/toasts/ToastCard.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

const labels = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  error: 'Error',
  region: 'Notifications',
  close: 'Close',
};

beforeAll(() => import('#client/ui/toasts/ToastStack.tsx'));
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast states its kind in a word, in a polite region, and disappears after its duration', async () => {
  render(<Toaster labels={labels} />);
  act(() => void toast({ kind: 'error', title: 'Failed to save job', message: 'Try again.' }));
  const title = await screen.findByText('Failed to save job');
  expect(title.textContent).toBe('Error: Failed to save job');
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.contains(title)).toBe(true);
  await expectNoViolations(region);
  await pass(6000);
  expect(queuedToasts()).toEqual([]);
  await expect.poll(() => screen.queryByText('Failed to save job')).toBeNull();
});

test('on a phone, toasts are above the bar at the bottom of a job', async () => {
  render(<Toaster labels={labels} />);
  act(() => void toast({ kind: 'info', title: 'Noted' }));
  const region = await screen.findByRole('region', { name: 'Notifications' });
  const list = region.querySelector('[data-sonner-toaster]') as HTMLElement;
  const HIGHEST_BAR = 77;
  expect(parseInt(list.style.getPropertyValue('--mobile-offset-bottom'))).toBeGreaterThan(
    HIGHEST_BAR,
  );
  await pass(6000);
});

test('a dialog that fills a phone closes messages of success, which would cover its fields', async () => {
  const say = () => {
    toast({ kind: 'success', title: 'Welcome' });
    toast({ kind: 'success', title: 'Removed', action: { label: 'Undo', onPress: vi.fn() } });
    toast({ kind: 'error', title: 'Failed' });
  };
  const left = (isPhone: boolean) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
    say();
    render(
      <DialogWindow title="Profile" closeLabel="Close" onClose={vi.fn()}>
        Name
      </DialogWindow>,
    );
    const titles = queuedToasts().map(({ id, title }) => (closeToast(id), title));
    cleanup();
    return titles;
  };
  expect(left(false)).toEqual(['Welcome', 'Removed', 'Failed']);
  expect(left(true)).toEqual(['Removed', 'Failed']);
  vi.restoreAllMocks();
});

test('the action of a toast runs once and closes it', async () => {
  const onPress = vi.fn();
  render(<Toaster labels={labels} />);
  act(() => void toast({ kind: 'success', title: 'Removed', action: { label: 'Undo', onPress } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  await pass(500);
  expect(queuedToasts()).toEqual([]);
});

test('the key z undoes what the newest toast with a countdown offers, outside of fields', async () => {
  const done = [vi.fn(), vi.fn()];
  const { container } = render(<Toaster labels={labels} />);
  const until = Date.now() + 3000;
  for (const onPress of done)
    act(
      () =>
        void toast({ kind: 'success', title: 'Moved', until, action: { label: 'Undo', onPress } }),
    );
  act(
    () => void toast({ kind: 'info', title: 'Saved', action: { label: 'Open', onPress: vi.fn() } }),
  );
  await screen.findByText('Saved');
  const field = container.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', altKey: true });
  const dialog = container.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  fireEvent.keyDown(document.body, { key: 'z' });
  dialog.remove();
  expect(done[1]).not.toHaveBeenCalled();
  act(() => void fireEvent.keyDown(document.body, { key: 'z' }));
  expect(done[1]).toHaveBeenCalledOnce();
  expect(done[0]).not.toHaveBeenCalled();
  act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
  expect(done[0]).toHaveBeenCalledOnce();
});

test('the caller can close it', async () => {
  render(<Toaster labels={labels} />);
  let close = () => {};
  act(() => {
    close = toast({ kind: 'info', title: 'Uploading', duration: Infinity });
  });
  await screen.findByText('Uploading');
  act(() => close());
  await expect.poll(() => screen.queryByText('Uploading')).toBeNull();
});

test('hover and focus each pause its timer, and leave a second to read it', async () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const message = { id: 1, kind: 'info', title: 'Note this', duration: 4200 } as const;
  render(<ToastCard toast={message} labels={labels} onEnd={onEnd} />);
  const card = screen.getByText('Note this').closest('div')!.parentElement!;
  await pass(4000);
  fireEvent.pointerEnter(card);
  await pass(0);
  await pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(card);
  await pass(0);
  await pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await pass(0);
  await pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('closing a toast returns the focus; a focus that has moved elsewhere stays there', async () => {
  render(
    <>
      <button type="button">Save</button>
      <button type="button">Apply</button>
      <Toaster labels={labels} />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => void toast({ kind: 'info', title: 'First', duration: Infinity }));
  act(() => save.focus());
  const close = await screen.findByRole('button', { name: 'Close' });
  expect(close.closest('li')?.hasAttribute('tabindex')).toBe(false);
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(save);
  await pass(500);

  act(() => void toast({ kind: 'info', title: 'Second', duration: Infinity }));
  const next = await screen.findByRole('button', { name: 'Close' });
  act(() => next.focus());
  const apply = screen.getByRole('button', { name: 'Apply' });
  act(() => apply.focus());
  expect(document.activeElement).toBe(apply);
  fireEvent.click(next);
  expect(document.activeElement).toBe(apply);
});

test('a toast with an expiry counts down on its button, and disappears when it is over', async () => {
  render(<Toaster labels={labels} />);
  const action = { label: 'Undo', onPress: vi.fn() };
  act(() => void toast({ kind: 'success', title: 'Moved', until: Date.now() + 3000, action }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  expect(button.textContent).toMatch(/^Undo · [23]$/);
  // Neither hover nor focus pauses a countdown.
  act(() => button.focus());
  await pass(2000);
  expect(button.textContent).toBe('Undo · 1');
  await pass(1500);
  expect(queuedToasts()).toEqual([]);
  expect(action.onPress).not.toHaveBeenCalled();
});
