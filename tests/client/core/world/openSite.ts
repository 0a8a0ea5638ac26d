import type { GraphQLSchema } from 'graphql';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import { graphqlFetch, marketSchema, type ASHA } from './marketSchema.ts';

interface Visit {
  /** Who the stored token belongs to; null when the server does not know it any more; undefined for a guest. */
  viewer?: Partial<typeof ASHA> | null;
  fetch?: typeof fetch;
}

let root: Root | undefined;

/** As a browser does it: the server's document first, then client/main.tsx over it. */
export async function openSite(url: string, { viewer, fetch }: Visit = {}) {
  vi.resetModules();
  const { render } = await import('#client/server.tsx');
  const page = await render({
    url,
    origin: location.origin,
    schema: marketSchema(),
    contextValue: {},
  });
  history.replaceState(null, '', url);
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.html}</div>
    <script type="application/json" id="state">${page.state}</script>`;
  if (viewer !== undefined) {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('tokenExpiry', new Date(Date.now() + 86_400_000).toISOString());
  }

  const network = graphqlFetch(schemaFor(viewer));
  vi.stubGlobal('fetch', fetch ?? network.answer);
  root = await (await import('#client/main.tsx')).started;
  const { currentSession, settledSession } = await import('#client/lib/session.ts');
  const { currentDialog, openDialog } = await import('#client/lib/dialogs.ts');
  await new Promise((r) => setTimeout(r, 800)); console.log('ASKED', JSON.stringify(network.asked), document.body.innerHTML.slice(0,600), JSON.stringify(currentSession()));
  return { page, asked: network.asked, currentSession, currentDialog, openDialog };
}

function schemaFor(viewer: Visit['viewer']): GraphQLSchema {
  return marketSchema(viewer ?? null);
}

export function closeSite(): void {
  root?.unmount();
  root = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
}

export const address = (): string => location.pathname + location.search;

export const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
