import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressInLocale } from '#schema/options/localePaths.ts';
import { LOCALES, type Locale } from '#schema/options/locales.ts';
import {
  SITEMAP_KINDS,
  sitemapCounts,
  sitemapPaths,
  PAGES_PER_FILE,
} from '#server/modules/content/sitemap/sitemap.service.ts';
import type { Services } from '#server/services.ts';
import { answerUnknownPath } from '#server/http/errorAnswers.ts';
import { publicCacheControl } from '#server/http/publicCacheControl.ts';

/** Pages with a fixed address, unlike the pages of jobs, companies and so on. */
export const SINGLE_PAGES = [
  '/',
  '/browse-jobs',
  '/browse-categories',
  '/companies',
  '/salaries',
  '/take-home-pay',
  '/blog',
  '/about',
  '/privacy',
  '/faq',
  '/contact',
  '/docs/api',
];

/** The public URL, and the language of addresses without a language prefix. */
interface Site {
  origin: string;
  home: Locale;
}

interface Entry {
  path: string;
  changedAt?: Date | null;
}

const OPEN = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Counts = Awaited<ReturnType<typeof sitemapCounts>>;

/** The files of an index. */
export function sitemapFiles(counts: Counts): string[] {
  const files = SITEMAP_KINDS.flatMap((kind) =>
    Array.from(
      { length: Math.ceil(counts[kind] / PAGES_PER_FILE) },
      (_, at) => `/sitemaps/${kind}-${at + 1}.xml`,
    ),
  );
  return ['/sitemaps/pages-1.xml', ...files];
}

/** Whether the pages need an index of several files. */
export function needsIndex(counts: Counts): boolean {
  return (
    SITEMAP_KINDS.reduce((sum, kind) => sum + counts[kind], SINGLE_PAGES.length) > PAGES_PER_FILE
  );
}

/** Serves one file while everything fits in it, then an index of files. Streamed as it is read. */
export function mountSitemap(app: FastifyInstance, services: Services): void {
  const { config, settings } = services;
  const site = (): Site => ({ origin: config.publicUrl, home: settings.known.defaultLanguage });

  app.get('/sitemap.xml', async (_request, reply) => {
    const counts = await sitemapCounts(services);
    const lines = needsIndex(counts)
      ? index(sitemapFiles(counts), config.publicUrl)
      : entries(everything(services), site());
    return send(services, reply, lines);
  });

  app.get('/sitemaps/:file', async (request: FastifyRequest, reply) => {
    const { file } = request.params as { file: string };
    const listed = sitemapFiles(await sitemapCounts(services));
    if (!listed.includes(`/sitemaps/${file}`)) return answerUnknownPath(request, reply);
    const [name, number] = file.split(/[-.]/);
    const kind = SITEMAP_KINDS.find((known) => known === name);
    const found = kind ? sitemapPaths(services, kind, Number(number)) : singlePages();
    return send(services, reply, entries(found, site()));
  });
}

async function send(services: Services, reply: FastifyReply, lines: AsyncIterable<string>) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', await publicCacheControl(services))
    .send(Readable.from(lines, { objectMode: false }));
}

async function* singlePages(): AsyncGenerator<Entry> {
  yield* SINGLE_PAGES.map((path) => ({ path }));
}

async function* everything(services: Services): AsyncGenerator<Entry> {
  yield* singlePages();
  for (const kind of SITEMAP_KINDS) yield* sitemapPaths(services, kind);
}

async function* index(files: string[], origin: string) {
  yield `${OPEN}<sitemapindex ${SPACE}>\n`;
  for (const file of files) yield `<sitemap><loc>${xml(origin + file)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* entries(found: AsyncIterable<Entry>, site: Site) {
  yield `${OPEN}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const entry of found) yield urlsOf(entry, site);
  yield '</urlset>\n';
}

/** A page in every language, with links to all its translations. */
function urlsOf({ path, changedAt }: Entry, { origin, home }: Site): string {
  const at = (locale: Locale) => xml(origin + addressInLocale(locale, path, home));
  const alternates = [...LOCALES.map((locale) => [locale, at(locale)]), ['x-default', at(home)]]
    .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
    .join('');
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return LOCALES.map(
    (locale) => `<url><loc>${at(locale)}</loc>${changed}${alternates}</url>\n`,
  ).join('');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
