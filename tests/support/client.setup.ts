import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { closeApply } from '#client/components/apply/openApply.ts';
import { closeOnboarding } from '#client/components/onboarding/onboardingWindow.ts';
import { closeDialog } from '#client/lib/dialogs.ts';
import { logout } from '#client/lib/session.ts';
import '#client/ui/Dialog.tsx';
import '#client/ui/overlays/Menu.tsx';
import { loadSoonParts } from '#client/ui/loadOnUse.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { isFullSuite } from './suiteSize.ts';
import { whenRenderedOrFake } from './rendering.ts';
import { typeQuickly } from './quickTyping.ts';
import { computedStyles } from './computedStyles.ts';
import { lookUpQuickly } from './quickLookups.ts';

declare global {
  var originalTestingLibraryConfig: ReturnType<typeof getConfig> | undefined;
  var originalSetTimeout: typeof setTimeout | undefined;
  var timersForLater: Set<NodeJS.Timeout> | undefined;
}

const LATER_MS = 10_000;

/** This file runs once per test file, but the window and the library stay loaded. The originals are kept from the first time. */
const realSetTimeout = (globalThis.originalSetTimeout ??= notingTimers(setTimeout));
const usual = (globalThis.originalTestingLibraryConfig ??= { ...getConfig() });

/** What a page does much later, such as looking again once an undo has ended, must not reach another test. */
function notingTimers(plain: typeof setTimeout): typeof setTimeout {
  const timers = (globalThis.timersForLater ??= new Set());
  const noting = (run: () => void, delay = 0, ...rest: []) => {
    const timer = plain(run, delay, ...rest);
    if (delay > LATER_MS) timers.add(timer);
    return timer;
  };
  return (globalThis.setTimeout = Object.assign(noting, plain));
}

/**
 * jsdom draws frames by one interval for all of them. If a test that fakes intervals ended before its frame was drawn, no
 * frame would be drawn for the files after it.
 */
const frames = new Set<number>();
globalThis.requestAnimationFrame = (draw) => {
  const handle = Number(
    realSetTimeout(() => {
      frames.delete(handle);
      draw(performance.now());
    }, 1_000 / 60),
  );
  frames.add(handle);
  return handle;
};
globalThis.cancelAnimationFrame = (handle) => {
  frames.delete(handle);
  clearTimeout(handle);
};

/** Testing Library sets this while it retries a query. */
const isAwaited = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;

configure({
  // Printing the document costs more than finding something in it, and awaited elements are looked up many times.
  getElementError: (message, container) =>
    isAwaited() ? new Error(message ?? '') : usual.getElementError(message, container),
  // Many suites share the machine's cores.
  asyncUtilTimeout: 20_000,
  // After each user action and each wait: a page is checked once it is stable, not while it is rendering.
  asyncWrapper: async (work) => {
    const result = await usual.asyncWrapper(work);
    await whenRenderedOrFake();
    return result;
  },
});

if (!isFullSuite) typeQuickly();

lookUpQuickly();
window.getComputedStyle = computedStyles;

// Browser features that jsdom lacks and every page uses.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// React Aria uses it; ids and names in tests need no more than this.
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replace(/[^\w-]/g, (letter) => `\\${letter}`);

/** React, the router and the word catalogues complain on the console; in tests that is a failure. */
beforeEach(() => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    const messages = complaints.mock.calls.map((call) => call.map(String).join(' '));
    complaints.mockRestore();
    expect(messages, 'the console said').toEqual([]);
  };
});

// As on a page that has been open for a few seconds.
beforeAll(loadSoonParts);

// All files of a worker share one window; each starts with an empty one.
beforeAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  const html = document.documentElement;
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  history.replaceState(null, '', '/');
});

/** What loads on use may still be loading; the next file would find its window gone, or someone still logged in. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  logout();
  localStorage.clear();
  // The window may be closed before they are drawn.
  for (const handle of frames) cancelAnimationFrame(handle);
  // With a fake clock left over, no time limit of the next file would ever pass.
  expect(setTimeout, 'the clock').toBe(realSetTimeout);
});

afterEach(() => {
  cleanup();
  for (const timer of globalThis.timersForLater ?? []) clearTimeout(timer);
  globalThis.timersForLater?.clear();
  for (const { id } of queuedToasts()) closeToast(id);
  closeDialog();
  closeApply();
  closeOnboarding();
  localStorage.clear();
  sessionStorage.clear();
});
