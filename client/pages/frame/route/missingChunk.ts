import { isChunkError, reportError } from '#client/lib/clientErrors.ts';
import { redirect } from '#client/lib/routing.ts';

const RELOADED = 'reloadedFor';

/**
 * A part of the application that cannot be loaded: usually a new version was put in place while the page stood open,
 * so the address is opened afresh once; the second time it is the 404 page (decision 33).
 */
export async function missingChunk(error: unknown, url: string): Promise<never> {
  if (!isChunkError(error) || !navigator.onLine) throw error;
  reportError('chunk', error);
  if (sessionStorage.getItem(RELOADED) === url) throw redirect('/404');
  sessionStorage.setItem(RELOADED, url);
  location.assign(url);
  return new Promise<never>(() => undefined);
}

/** The page is whole: the next missing part is worth a fresh start again. */
export function forgetMissingChunk(): void {
  sessionStorage.removeItem(RELOADED);
}

/** Window errors of the same kind, outside of a navigation. */
export function followWindowErrors(leave: (path: string) => void): () => void {
  const follow = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
    const text = error instanceof Error ? error.message : String(error);
    reportError('window', error);
    const isRouteOrChunk = /no route matches/i.test(text) || isChunkError(error);
    if (isRouteOrChunk && /404|not found|no route/i.test(text)) leave('/404');
  };
  addEventListener('error', follow);
  addEventListener('unhandledrejection', follow);
  return () => {
    removeEventListener('error', follow);
    removeEventListener('unhandledrejection', follow);
  };
}
