import { expect, test } from 'vitest';
import { pathInLocale } from '#client/lib/locale.ts';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { waitUntilLoaded, visit } from '#tests/browser/pages/visit.ts';
import { slow, STEADY, watch } from './slowPhone.ts';

interface Visit {
  token?: string | undefined;
  width?: number;
  isSlow?: boolean;
}

async function shiftOf(path: string, { token, width = 360, isSlow = false }: Visit = {}) {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url, width, ...(token && { token }) });
  const seen = await watch(page);
  if (isSlow) await slow(page);
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  return (await seen()).shift;
}

test.each(['/', '/es', '/browse-jobs'])(
  '%s has no layout shift while it loads on a phone',
  { tags: ['full'] },
  async (path) => {
    expect(await shiftOf(path)).toBeLessThanOrEqual(STEADY);
  },
);

test.each(['/', '/job-details/:jobId'])(
  '%s in Hindi has no layout shift on a slow phone where the font arrives late',
  { tags: ['full'] },
  async (path) => {
    const { app } = await theMarket();
    const address = (await addressesOf(app)).find(({ line }) => line.path === path);
    const shift = await shiftOf(pathInLocale('hi', address!.path), { isSlow: true });
    expect(shift).toBeLessThanOrEqual(STEADY);
  },
);

test.each([
  { path: '/profile', width: 360 },
  { path: '/profile', width: 1440 },
  { path: '/my-applications', width: 360 },
])(
  '$path has no layout shift for a member at $width px while it loads',
  { tags: ['full'] },
  async ({ path, width }) => {
    const { tokens } = await theMarket();
    const shift = await shiftOf(path, { token: tokens.job_seeker, width });
    expect(shift).toBeLessThanOrEqual(STEADY);
  },
);

test('a page loads only the fonts it shows, in parallel with the styles', async () => {
  const app = await startApp({ pages: true });
  const page = await newPage({ baseUrl: app.url });
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  const preloaded = async (path: string) => {
    const html = await (await fetch(app.url + path)).text();
    return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, file]) => file!,
    );
  };
  const [latin, ...others] = await preloaded('/');
  expect(others).toEqual([]);
  await visit(page, '/');
  expect(fonts).toContain(latin);
  const hindi = (await preloaded('/hi')).filter((path) => path !== latin);
  expect(hindi.length).toBeGreaterThan(0);
  for (const font of hindi) expect(fonts).not.toContain(font);
  await visit(page, '/hi');
  for (const font of hindi) expect(fonts).toContain(font);
  // The whole Devanagari family is 258 kB; no page of ours needs it.
  expect([...fonts].filter((font) => font.includes('devanagari-devanagari'))).toEqual([]);
});
