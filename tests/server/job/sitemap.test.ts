import { beforeAll, expect, test } from 'vitest';
import { browsePath, readBrowse } from '#client/pages/browse/browseState.ts';
import { PAGES } from '#client/router.tsx';
import { CATEGORY_FACTS } from '#schema/options/categories.ts';
import { needsIndex, SINGLE_PAGES, sitemapFiles } from '#server/http/crawlers/sitemap.ts';
import { addArticle } from '#tests/server/content/post/articles.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

const read = async (path: string) => {
  const answer = await fetch(app.url + path);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  };
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);

test('the sitemap lists all public pages in every language, each with its alternates', async () => {
  const { live, closed, pending, employer } = await scenario(app)
    .employer()
    .job({ as: 'live' })
    .job({ as: 'closed', status: 'closed' })
    .job({ as: 'pending', adminStatus: 'pending' });
  await addArticle(app, { slug: 'published' });
  await app.sql(
    `insert into pay_figures (path, title, state, jobs, low, median, high, counted_at)
     values ('nurse/goa', 'nurse', 'Goa', 5, 1, 2, 3, now())`,
  );
  await addArticle(app, { slug: 'tomorrow', daysAgo: -1 });
  await app.sql(
    `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at, deleted_at)
     select gen_random_uuid(), 'deleted-company', 'Deleted', 'other', 'approved', at, at, at
     from (select ?::timestamptz as at) now`,
    [app.clock.now()],
  );
  const { status, type, text } = await read('/sitemap.xml');
  expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
  const listed = addresses(text);
  expect(listed).toContain(`${app.url}/`);
  expect(listed).toContain(`${app.url}/hi`);
  for (const language of ['', '/hi', '/es'])
    expect(listed).toContain(`${app.url}${language}/job-details/${live.id}`);
  expect(listed).toContain(`${app.url}/companies/company-${employer.company!.id}`);
  expect(listed).toContain(`${app.url}/browse-jobs?category=Finance%20%26%20Banking`);
  expect(listed).toContain(`${app.url}/salaries/nurse/goa`);
  expect(listed).toContain(`${app.url}/blog/published`);
  for (const { id } of [closed, pending]) expect(text).not.toContain(id);
  expect(text).not.toContain('/blog/tomorrow');
  expect(text).not.toContain('deleted-company');
  expect(new Set(listed).size).toBe(listed.length);
  const entry = text
    .split('\n')
    .find((line) => line.includes(`<loc>${app.url}/job-details/${live.id}`));
  for (const language of ['en', 'hi', 'es', 'x-default'])
    expect(entry).toContain(`hreflang="${language}"`);
  expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:.]+Z<\/lastmod>/);
  // Without a prefix, an address is in the language of the site.
  await app.settings({ defaultLanguage: 'hi' });
  await app.services.settings.reload();
  const hindi = await read('/sitemap.xml');
  await app.settings({ defaultLanguage: 'en' });
  await app.services.settings.reload();
  const home = `href="${app.url}/job-details/${live.id}"`;
  for (const language of ['hi', 'x-default'])
    expect(hindi.text).toContain(`hreflang="${language}" ${home}`);
});

test('the sitemap names categories as their pages do', async () => {
  const listed = addresses((await read('/sitemap.xml')).text);
  for (const { title } of Object.values(CATEGORY_FACTS)) {
    const path = browsePath(readBrowse(new URLSearchParams({ category: title })));
    expect(listed).toContain(app.url + path);
  }
});

test('the pages of the sitemap are those that the router allows search engines to show', () => {
  const LATER = /^(\/home|\/resume|\/candidates|\/signup|\/browse-database)$/;
  const open = PAGES.filter(
    ({ path, access, noindex }) => access === 'public' && !noindex && !path.includes(':'),
  );
  expect(SINGLE_PAGES.toSorted()).toEqual(
    open
      .map(({ path }) => path)
      .filter((path) => !LATER.test(path))
      .toSorted(),
  );
});

test('an index names the files of each kind that has pages', () => {
  const files = sitemapFiles({
    jobs: 20_000,
    companies: 1,
    posts: 10_001,
    categories: 0,
    salaries: 0,
  });
  expect(files.map((file) => file.replace(/^\/sitemaps\/|\.xml$/g, ''))).toEqual([
    'pages-1',
    'jobs-1',
    'jobs-2',
    'companies-1',
    'posts-1',
    'posts-2',
  ]);
});

test('an index is needed once one file would hold more than 10,000 pages', () => {
  const withJobs = (jobs: number) =>
    needsIndex({ jobs, companies: 10, posts: 0, categories: 0, salaries: 0 });
  const most = 10_000 - 10 - SINGLE_PAGES.length;
  expect([most, most + 1].map(withJobs)).toEqual([false, true]);
});

test('only the files that an index would name exist', async () => {
  const status = async (file: string) => (await read(`/sitemaps/${file}.xml`)).status;
  for (const file of ['pages-1', 'jobs-1', 'companies-1'])
    expect(await status(file), file).toBe(200);
  for (const file of ['pages-2', 'jobs-2', 'jobs-0', 'jobs-01', 'nothing-1', 'pages']) {
    expect(await status(file), file).toBe(404);
  }
});

test(
  'with many jobs there is an index of files, each with its part',
  { tags: ['full'] },
  async () => {
    await app.sql(
      `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
     select gen_random_uuid(), 'one-of-many-' || n, 'One of many', 'other', 'approved', ?::timestamptz, ?::timestamptz
     from generate_series(1, 10100) n`,
      [app.clock.now(), app.clock.now()],
    );
    const index = await read('/sitemap.xml');
    const files = addresses(index.text);
    expect(index.text).toContain('<sitemapindex');
    expect(files).toContain(`${app.url}/sitemaps/companies-2.xml`);
    const companies = new Set<string>();
    for (const file of files.filter((path) => path.includes('/companies-'))) {
      const part = addresses((await read(new URL(file).pathname)).text);
      for (const path of part.filter((address) => !/\/(hi|es)\//.test(address)))
        companies.add(path);
    }
    const [live] = await app.sql<{ total: number }>(
      `select count(*)::int as total from companies where admin_status = 'approved'`,
    );
    expect(companies.size).toBe(live?.total);
  },
);

test('robots.txt names the sitemap and what is not to be crawled', async () => {
  const { status, text } = await read('/robots.txt');
  expect(status).toBe(200);
  expect(text).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(
    '/api/ /graphql /explorer /admin /dev/ /client-errors /unsubscribe'.split(' '),
  );
  expect(text).not.toMatch(/Disallow: \/$/m);
});
