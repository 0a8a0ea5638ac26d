import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';

const underWay = new WeakMap<Page, Set<Request>>();

/** Opens the address and returns its status once the page is hydrated and has no pending requests. */
export async function visit(page: Page, path: string): Promise<number> {
  trackRequests(page);
  const response = await page.goto(path, { waitUntil: 'load' });
  await waitUntilLoaded(page);
  return response?.status() ?? 0;
}

/**
 * As a click on a link does: the site stays open, and only what the next page needs is loaded. Two addresses of one page,
 * such as a list and an entry beside it, share its heading.
 */
export async function goWithin(page: Page, path: string, sharesHeading: boolean): Promise<void> {
  trackRequests(page);
  await page.evaluate((next) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = '';
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (!sharesHeading)
    await page
      .locator('h1:not([data-before])')
      .first()
      .waitFor({ state: 'attached', timeout: 15_000 });
  await waitUntilLoaded(page);
}

export async function waitUntilLoaded(page: Page): Promise<void> {
  const open = trackRequests(page);
  await vi.waitFor(
    async () => {
      const waitsFor = [...open].map((request) => request.url());
      const state = waitsFor.length > 0 ? `waits for ${waitsFor.join()}` : await stateOf(page);
      // It must still have no pending requests two frames later.
      if (state !== 'done' || open.size > 0) throw new Error(`${page.url()} ${state}`);
    },
    { timeout: 15_000, interval: 10 },
  );
}

function trackRequests(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => !isStream(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  underWay.set(page, open);
  return open;
}

/** A member's stream for live events stays open. */
function isStream(request: Request): boolean {
  return request.url().endsWith('/graphql/stream');
}

/** A page that navigates in the meantime does not respond; the next check will. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(look).catch(() => 'goes elsewhere');

  async function look(): Promise<string> {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    const main = document.querySelector('#main');
    if (!main) return 'has no main part';
    if (!Object.keys(main).some((key) => key.startsWith('__reactFiber'))) {
      // The scripts of an untouched page may wait for a sign of use.
      dispatchEvent(new Event('scroll'));
      return 'does not come alive';
    }
    if (document.querySelector('#main > [aria-busy="true"], #root > [role="progressbar"]'))
      return 'stays busy';
    return 'done';
  }
}
