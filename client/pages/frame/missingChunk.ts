import { isChunkError, reportError } from '#client/lib/clientErrors.ts';
import { redirect } from '#client/lib/routing.ts';

const RELOADED = 'reloadedFor';

/**
 * A part of the application that cannot be loaded: usually a new version was put in place while the page stood open,
 * so the address is opened afresh once; the second time it is the 404 page (decision 33).
 */
export function missingChunk(error: unknown, url: string): unknown {
  if (import.meta.env.SSR || !isChunkError(error) || !navigator.onLine) return error;
  reportError('chunk', error);
  if (sessionStorage.getItem(RELOADED) === url) return redirect('/404');
  sessionStorage.setItem(RELOADED, url);
  location.assign(url);
  return new Promise(() => undefined);
}

/** Window errors of the same kind, outside of a navigation. */
export function followWindowErrors(leave: (path: string) => void): () => void {
  const follow = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const isRoute = error instanceof Error && /no route matches/i.test(error.message);
    reportError('window', error ?? ('message' in event ? event.message : ''));
    if (isRoute || (isChunkError(error) && /404|not found/i.test(String(error)))) leave('/404');
  };
  addEventListener('error', follow);
  addEventListener('unhandledrejection', follow);
  return () => {
    removeEventListener('error', follow);
    removeEventListener('unhandledrejection', follow);
  };
}
