import { afterEach, expect, test, vi } from 'vitest';
import { visitedPages } from '#client/lib/offline/worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (title: string, date?: string) =>
  new Response(`<title>${title} | Kaamyab</title>`, { headers: date ? { date } : {} });

test('the pages kept on this device, the latest visit first', async () => {
  const kept = new Map([
    ['/faq', page('Questions')],
    ['/about', page('About us', 'Tue, 06 Oct 2026 08:00:00 GMT')],
    ['/blog', page('News | Blog', 'Wed, 07 Oct 2026 08:00:00 GMT')],
  ]);
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => kept.get(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  expect(await visitedPages()).toEqual([
    { url: '/blog', title: 'News | Blog', at: Date.UTC(2026, 9, 7, 8) },
    { url: '/about', title: 'About us', at: Date.UTC(2026, 9, 6, 8) },
    { url: '/faq', title: 'Questions', at: 0 },
  ]);
});
