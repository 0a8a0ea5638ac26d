import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';

const waiting = new WeakMap<Page, Set<Request>>();

/** Opens the address and waits until the page has come alive and asks for nothing more. */
export async function visit(page: Page, path: string): Promise<number> {
  const open = follow(page);
  const response = await page.goto(path, { waitUntil: 'load' });
  await settled(page, open);
  return response?.status() ?? 0;
}

/** Alive means that React has taken over; quiet, that two frames later still nothing is under way. */
export async function settled(page: Page, open = follow(page)): Promise<void> {
  await vi.waitFor(
    async () => {
      if (open.size > 0) throw new Error(`waiting for ${[...open].map((one) => one.url()).join()}`);
      if (!(await page.evaluate(isAlive))) throw new Error(`${page.url()} does not come alive`);
      if (open.size > 0) throw new Error('it asks again');
    },
    { timeout: 15_000, interval: 10 },
  );
}

function follow(page: Page): Set<Request> {
  const known = waiting.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  waiting.set(page, open);
  return open;
}

async function isAlive(): Promise<boolean> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  const main = document.querySelector('#main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
}
