import { isChunkError, reportError } from '#client/lib/clientErrors.ts';
import { redirect } from '#client/lib/routing.ts';

const RELOADED = 'reloadedFor';

/**
 * Handles a part of the application that cannot be loaded, usually because a new version was deployed while the page
 * was open: reloads the address once, then shows the 404 page (product decision 33).
 */
export async function missingChunk(error: unknown, url: string): Promise<never> {
  if (!isChunkError(error) || !navigator.onLine) throw error;
  reportError('chunk', error);
  if (sessionStorage.getItem(RELOADED) === url) throw redirect('/404');
  sessionStorage.setItem(RELOADED, url);
  location.assign(url);
  return new Promise<never>(() => undefined);
}

/** The page loaded completely, so the next missing part may trigger a reload again. */
export function forgetMissingChunk(): void {
  sessionStorage.removeItem(RELOADED);
}

/** Window errors of the same kind, outside navigation. */
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
