import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import type { Rendered } from '#client/server.tsx';
import { graphqlFetch, marketSchema, type ASHA } from './marketSchema.ts';

interface Visit {
  /** The owner of the stored token; null if the server no longer knows it; undefined for a guest. */
  viewer?: Partial<typeof ASHA> | null;
  /** What the server rendered; without it the browser renders from scratch. */
  page?: Rendered | undefined;
  fetch?: typeof fetch;
}

/** What the server renders for these addresses, in its own process. */
export async function drawPages(...urls: string[]): Promise<Rendered[]> {
  const program = 'tests/client/core/world/drawPages.ts';
  const run = promisify(execFile);
  const { stdout } = await run('node', [program, location.origin, ...urls], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return JSON.parse(stdout) as Rendered[];
}

/** A long timeout: a busy machine is not a failure. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

let close = () => {};

/** As in a browser: the server's document, then client/main.tsx on top of it. */
export async function openSite(url: string, { viewer, page, fetch }: Visit = {}) {
  vi.resetModules();
  history.replaceState(null, '', url);
  document.head.innerHTML = page?.head ?? '';
  // Once hydrated, it rewrites the head.
  const drawnHead = document.head.querySelector('[data-page]');
  document.body.innerHTML = `<div id="root">${page?.html ?? ''}</div>
    <script type="application/json" id="state">${page?.state ?? 'null'}</script>`;
  if (viewer !== undefined) {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('tokenExpiry', new Date(Date.now() + 86_400_000).toISOString());
  }

  const network = graphqlFetch(marketSchema(viewer ?? null));
  vi.stubGlobal('fetch', fetch ?? network.answer);
  const { root, stop } = await (await import('#client/main.tsx')).started;
  close = () => {
    stop();
    root.unmount();
  };
  const session = await import('#client/lib/session.ts');
  const { currentDialog } = await import('#client/lib/dialogs.ts');
  await session.settledSession();
  await eventually(() => expect(document.head.contains(drawnHead)).toBe(false));
  return { asked: network.asked, currentSession: session.currentSession, currentDialog, session };
}

export function closeSite(): void {
  close();
  close = () => {};
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
}

export const address = (): string => location.pathname + location.search;

export const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
