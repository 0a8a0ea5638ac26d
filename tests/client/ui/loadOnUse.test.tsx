import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#client/lib/words.ts';
import { loadCode, loadOnUse } from '#client/ui/loadOnUse.ts';
import { queuedToasts } from '#client/ui/toast.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

function Part({ text }: { text: string; onClose?: () => void }) {
  return <p>{text}</p>;
}

/** Loading fails this many times. */
function lateAfter(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw LOST;
    return Part;
  });
  return { load, Late: loadOnUse(load) };
}

beforeEach(async () => {
  await loadWords('en', ['shell']);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  return () => vi.unstubAllGlobals();
});

test('something else is shown until a part is loaded, and its code is loaded once', async () => {
  const { load, Late } = lateAfter(0);
  const { rerender } = render(<Late text="here" waiting="soon" />);
  expect(screen.getByText('soon')).toBeTruthy();
  await screen.findByText('here');
  rerender(<Late key="again" text="again" waiting="soon" />);
  expect(screen.getByText('again')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('while a dialog is loading, a line at the top says so', async () => {
  const isShown = () => document.querySelector('[data-loading]') !== null;
  const { Late } = lateAfter(0);
  render(<Late text="dialog" onClose={() => undefined} />);
  expect(isShown()).toBe(true);
  await screen.findByText('dialog');
  expect(isShown()).toBe(false);
});

test('the line is also shown while the code of an action is loading', async () => {
  const isShown = () => document.documentElement.matches('[data-loading]');
  for (const load of [() => Promise.resolve('code'), () => Promise.reject(LOST)]) {
    const loading = loadCode(load);
    expect(isShown()).toBe(true);
    await loading;
    expect(isShown()).toBe(false);
  }
});

test('what cannot be loaded says so once and loads when it is tried again', async () => {
  const first = lateAfter(1);
  const second = lateAfter(1);
  render(
    <>
      <first.Late text="one" />
      <second.Late text="two" />
    </>,
  );
  await waitFor(() => expect(second.load).toHaveBeenCalled());
  await waitFor(() => expect(queuedToasts()).toHaveLength(1));
  const [notice] = queuedToasts();
  expect(notice).toMatchObject({
    title: 'We could not load this part of the page. Please try again.',
    action: { label: 'Try Again' },
  });
  notice!.action!.onPress();
  await screen.findByText('one');
  await screen.findByText('two');
});

test('a dialog that cannot be loaded closes, and the second time a reload is offered', async () => {
  const { Late } = lateAfter(2);
  const onClose = vi.fn();
  const { unmount } = render(<Late text="dialog" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(queuedToasts().at(-1)?.action).toBeUndefined();
  unmount();
  render(<Late text="dialog" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(queuedToasts()).toHaveLength(1);
  expect(queuedToasts()[0]?.action?.label).toBe('Reload Page');
});

test('without a network the notice says so, and parts are loaded when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Late } = lateAfter(1);
  render(<Late text="here" />);
  await waitFor(() => expect(queuedToasts()).toHaveLength(1));
  expect(queuedToasts()[0]?.message).toMatch(/offline/);
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
  await screen.findByText('here');
});
