import { describe, expect, test } from 'vitest';
import { LOCALES, pathInLocale, type SiteLocale } from '#client/lib/locale.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { addressesOf, type Address } from './addresses.ts';
import { theMarket } from './market.ts';
import { parsedDocument } from './parsedDocument.ts';

const { app } = await theMarket();
const addresses = await addressesOf(app);
const publicOnes = addresses.filter(({ line }) => line.access === 'public');
const every = (list: Address[]) =>
  fewInQuickSuite(1, LOCALES).flatMap((locale) =>
    list.map(({ line, path }) => ({ line, path, locale })),
  );

const documents = new Map<string, ReturnType<typeof openDocument>>();

/** The page as a search engine, or a phone on a slow connection, gets it before any script has run. */
function documentAt(path: string, locale: SiteLocale = 'en') {
  const address = pathInLocale(locale, path);
  const known = documents.get(address) ?? openDocument(address);
  documents.set(address, known);
  return known;
}

async function openDocument(address: string) {
  const response = await fetch(app.url + address, { redirect: 'manual' });
  const document = parsedDocument(await response.text());
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  return { response, document, attribute };
}

describe('public pages are complete in their document', () => {
  test.each(every(publicOnes))('$locale $path', async ({ line, path, locale }) => {
    const { response, document } = await documentAt(path, locale);
    expect(response.status).toBe(line.status ?? 200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toMatch(/\S/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('#main h1')?.textContent).toMatch(/\S/);
    // A text without its translation shows its key.
    expect(document.body.textContent).not.toMatch(
      /\b(shell|home|account(?!\.password\.recent)|jobFacts)\.\w+\.\w+/,
    );
  });
});

describe('search engines get the right facts', () => {
  test.each(every(publicOnes))('about $locale $path', async ({ line, path, locale }) => {
    const { document, attribute } = await documentAt(path, locale);
    const isHidden = attribute('meta[name=robots]', 'content') === 'noindex';
    const languages = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
    );
    if (line.noindex || line.status === 404) {
      expect(isHidden).toBe(true);
      expect(languages).toEqual([]);
      expect(attribute('link[rel=canonical]', 'href')).toBeNull();
      return;
    }
    const canonical = line.canonical ?? path;
    const at = (language: SiteLocale) => app.url + pathInLocale(language, canonical);
    expect(languages).toEqual([
      ...LOCALES.map((language) => [language, at(language)]),
      ['x-default', at('en')],
    ]);
    expect(attribute('link[rel=canonical]', 'href')).toBe(at(locale));
    // A page without content has no summary and is not offered to search engines.
    if (!isHidden) expect(attribute('meta[name=description]', 'content')).toMatch(/\S/);
    for (const name of ['title', 'type', 'url', 'site_name'])
      expect(attribute(`meta[property="og:${name}"]`, 'content'), name).toMatch(/\S/);
  });

  test('nothing about pages behind a login', async () => {
    const closed = addresses.filter(({ line }) => line.access !== 'public');
    for (const { path } of fewInQuickSuite(12, closed)) {
      const response = await fetch(app.url + path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex"');
    }
  });
});

test('a search works without any script: jobs, filters, pages and a form that keeps the filters', async () => {
  const html = await (
    await fetch(`${app.url}/browse-jobs?type=full-time&category=finance-banking`)
  ).text();
  expect(html).toContain('<title>Finance &amp; Banking jobs | Kaamyab</title>');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(html.match(/href="\/job-details\//g)?.length).toBeGreaterThan(0);
  expect(html).toMatch(
    /href="[^"]*salary=[^"]*type=full-time|href="[^"]*type=full-time[^"]*salary=/,
  );
  expect(html).toContain('name="type" value="full-time"');
  const category = await (await fetch(`${app.url}/browse-jobs?category=finance-banking`)).text();
  expect(category).toContain('rel="canonical" href="http');
  expect(category).toContain('/browse-jobs?category=Finance%20%26%20Banking"');
});

test.each(['/no/such/page', '/hi/no/such/page', '/fr', '/browse-jobs/more'])(
  '%s is an HTML page with status 404',
  async (path) => {
    const { response, document } = await documentAt(path);
    expect(response.status).toBe(404);
    expect(document.documentElement.lang).toBe(path.startsWith('/hi/') ? 'hi' : 'en');
    expect(document.querySelector('h1')?.textContent).toMatch(/\S/);
  },
);

test.each([
  '/.git/config',
  '/package.json',
  '/assets/',
  '/uploads/',
  '/no/such.js',
  '/assets/old-Chunk123.js',
  '/api/no/such/path',
  '/robots.php',
])('%s is for machines: a 404 in JSON, no page', async (path) => {
  const answer = await app.rest('GET', path);
  expect(answer).toMatchObject({ status: 404, body: { statusCode: 404, code: 'NOT_FOUND' } });
});

test('only our own scripts run in a page', async () => {
  const { response, document } = await documentAt('/');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  const inline = [...document.querySelectorAll('script:not([src])')].filter(
    (script) => !/json/.test(script.getAttribute('type') ?? ''),
  );
  expect(inline).toHaveLength(1);
  expect(document.querySelectorAll('[onclick], [onload], [onerror]')).toHaveLength(0);
});

test('pages are revalidated each time, while their assets are cached forever', async () => {
  const { response, attribute } = await documentAt('/');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const script = await fetch(app.url + attribute('link[rel=stylesheet]', 'href'));
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
