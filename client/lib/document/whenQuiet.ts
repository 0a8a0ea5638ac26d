import { reportError } from '#client/lib/clientErrors.ts';

/** How long to wait after the page has loaded, in milliseconds. */
export const QUIET_AFTER_MS = 3_000;

/** Whether this document is a copy that the service worker had kept. */
export const isCachedCopy = (): boolean => 'copy' in document.documentElement.dataset;

/**
 * Runs work that can wait until a while after the page has loaded and the browser is idle; without a network, at once.
 */
export function whenQuiet(work: () => Promise<void>): void {
  const run = () => {
    work().catch((error: unknown) => navigator.onLine && reportError('chunk', error));
  };
  if (isCachedCopy() || !navigator.onLine) return run();
  const wait = () =>
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(run), QUIET_AFTER_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
