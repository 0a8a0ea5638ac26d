/** What a page can ask of the site's service worker. Without a worker, nothing happens. */
export type WorkerMessage =
  /** Files of the build that the page loaded before there was a worker. */
  | { files: readonly string[] }
  /** Everything that a seeker can open without a network. */
  | { app: true }
  /** The empty page of a language, which opens any address without a network. */
  | { shell: string }
  /** The person logged out, so the pages visited on this device are deleted. */
  | { forgetPages: true };

export function postToWorker(message: WorkerMessage): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message, []));
}

/** Pages visited lately, newest first; the worker keeps them in this cache. */
export const PAGES_CACHE = 'kaamyab-pages';

export interface VisitedPage {
  url: string;
  title: string;
  at: number;
}

export async function visitedPages(): Promise<VisitedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const html = (await response?.text()) ?? '';
      return { url: request.url, title: titleIn(html), at: savedAtOf(response) };
    }),
  );
  return found.toSorted((one, other) => other.at - one.at);
}

export function savedAtOf(response: Response | undefined): number {
  const at = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(at) ? 0 : at;
}

/** Without the name of the site at its end, which is the same for all pages. */
function titleIn(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| [^|]*$/, '');
}
