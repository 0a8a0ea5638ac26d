import { reportError } from '#client/lib/clientErrors.ts';

/** After that long without work, in milliseconds. */
export const QUIET = 3_000;

/** The service worker had to show a copy of this document. */
export const isCopy = (): boolean => 'copy' in document.documentElement.dataset;

/** Runs what can wait until the page has loaded and the browser has nothing to do; without a network at once. */
export function whenQuiet(work: () => Promise<void>): void {
  const run = () => {
    work().catch((error: unknown) => navigator.onLine && reportError('chunk', error));
  };
  if (isCopy() || !navigator.onLine) return run();
  const wait = () => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(run), QUIET);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
