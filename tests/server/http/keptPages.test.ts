import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'graphql';
import { createApp } from '#server/http/app.ts';
import type { PageSource } from '#server/http/pages.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { aJob } from '#tests/server/graphql/testJobs.ts';

let app: App;
let sites: string[];
let drawn = 0;
/** How many pages the second site draws for one network in a minute. */
const PAGES_A_MINUTE = 30;

const NEWEST = parse(
  '{ jobs(first: 10, sort: DATE) { nodes { title } } viewer { id user { email } } site { name } }',
);

const SEARCH = parse(
  'query($text: String) { jobs(first: 1, filter: { search: $text }) { totalCount } }',
);

/** The errors of the search whose text is in an address. */
async function failuresOf(run: Parameters<PageSource['render']>[0]['run'], text: string | null) {
  if (text === null) return [];
  if (text === 'outage') return [Object.assign(new Error('away'), { code: 'ECONNREFUSED' })];
  try {
    const { errors } = await run({ document: SEARCH, variables: { text } });
    return errors ? [{ errors }] : [];
  } catch (error) {
    return [error];
  }
}

/** Pages that show the titles of the newest jobs, and the name of the site. */
const pages: PageSource = {
  isDevelopment: false,
  isKept: true,
  inlineScript: async () => '',
  pageScript: async () => '',
  tags: async () => ({ html: '', waiting: [] }),
  explorerTags: async () => '',
  preloads: (locale) => [`</styles-${locale}.css>; rel=preload; as=style`],
  render: async ({ run, homeLocale: locale, url }) => {
    drawn += 1;
    const { data } = await run({ document: NEWEST, variables: {} });
    const html = JSON.stringify(data);
    const { searchParams } = new URL(url, 'http://kaamyab.example');
    const failures = await failuresOf(run, searchParams.get('search'));
    if (searchParams.has('broken')) failures.push(new Error('A part of the page is broken.'));
    const status = url.startsWith('/missing') ? 404 : failures.length > 0 ? 500 : 200;
    const empty = { head: '', state: '', modules: [] };
    const canWait = !url.includes('token=');
    return { status, html, locale, canWait, failures, ...empty };
  },
};

beforeAll(async () => {
  app = await theApp();
  const environment = { GUEST_RATE_LIMIT: String(2 * PAGES_A_MINUTE) };
  const other = await startApp({ databaseUrl: app.databaseUrl, environment });
  sites = await Promise.all(
    [app, other].map(async ({ services }) => {
      const { http } = await createApp(services, pages);
      await services.live.ready();
      return http.listen({ port: 0, host: '127.0.0.1' });
    }),
  );
});

const visit = (at: number, headers: Record<string, string> = {}, path = '/') =>
  fetch(`${sites[at]}${path}`, { headers });
const read = async (at: number) => (await visit(at)).text();

/** Resolves when the first site has heard of everything that was committed before. */
async function caughtUp() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = app.services.live.subscribe((event) => 'ended' in event && resolve());
  await app.sql(`select pg_notify('kaamyab_live', '{"ended":"nobody"}')`);
  await promise;
  leave();
}

test('an address with an invalid text is refused, and not reported as a fault', async () => {
  const status = async (text: string) =>
    (await visit(0, {}, `/browse-jobs?search=${encodeURIComponent(text)}`)).status;
  expect(await status('nurse')).toBe(200);
  for (const text of ['a\0b', 'x'.repeat(5_000)]) expect(await status(text)).toBe(400);
  expect((await visit(0, {}, '/browse-jobs?search=a%00b&broken=yes')).status).toBe(500);
});

test('a page may have something like a file name in its query, but not in its path', async () => {
  const status = async (path: string) => (await visit(0, {}, path)).status;
  for (const text of ['Node.js', 'asp.net', 'asha%40mail.example'])
    expect(await status(`/browse-jobs?type=x&search=${text}`), text).toBe(200);
  for (const path of ['/node.js', '/node.js?v=1', '/.env', '/uploads?a=b'])
    expect(await status(path), path).toBe(404);
});

test('a new, changed or closed job is seen on the kept pages of every process', async () => {
  await Promise.all([read(0), read(1)]);
  const id = await aJob(app, 'Turner');
  for (const at of [0, 1]) await expect.poll(() => read(at)).toContain('Turner');
  await app.sql(`update jobs set title = 'Lathe operator' where id = ?`, [id]);
  for (const at of [0, 1]) await expect.poll(() => read(at)).toContain('Lathe operator');
  await app.sql(`update jobs set status = 'closed' where id = ?`, [id]);
  for (const at of [0, 1]) await expect.poll(() => read(at)).not.toContain('Lathe operator');
});

test('a saved setting is seen as soon as this process has read it, whatever was drawn before', async () => {
  const { settings } = app.services;
  await settings.reload();
  await app.sql(
    `insert into settings (key, value, updated_at) values ('siteName', '"Naukri"', now())`,
  );
  await caughtUp();
  expect(await read(0)).toContain('"Kaamyab"');
  await settings.reload();
  expect(await read(0)).toContain('"Naukri"');
  drawn = 0;
  await settings.reload();
  await read(0);
  expect(drawn).toBe(0);
  await app.sql('delete from settings');
  await settings.reload();
});

test('views and applications, which change all the time, leave pages alone', async () => {
  const id = await aJob(app, 'Welder');
  await caughtUp();
  expect(await read(0)).toContain('Welder');
  drawn = 0;
  await app.sql('update jobs set views = views + 1, applications_count = 3 where id = ?', [id]);
  await caughtUp();
  await read(0);
  expect(drawn).toBe(0);
});

test('everyone gets the page of a guest', async () => {
  const { seeker } = await scenario().seeker();
  const own = await visit(0, { authorization: `Bearer ${seeker.token}`, cookie: 'a=b' }, '/?own');
  expect(await own.text()).toContain('"viewer":null');
});

test(
  'a thousand mixed visits, with changes between them, show nobody the data of another user',
  { tags: ['full'] },
  async () => {
    const { seeker, employer, admin } = await scenario(app).seeker().employer().admin();
    const people = [seeker, employer, admin];
    const own = people.flatMap(({ id, email, token }) => [id, email, token]);
    const visitors = [{}, ...people.map(({ token }) => ({ authorization: `Bearer ${token}` }))];
    for (let round = 0; round < 20; round += 1) {
      if (round % 5 === 4) await aJob(app, `Job of round ${round}`);
      const visits = Array.from({ length: 50 }, async (_, at) => {
        const answer = await visit(at % 2, visitors[(at >> 1) % 4], `/?topic=${(at >> 3) % 2}`);
        expect(answer.headers.get('set-cookie')).toBeNull();
        return answer.text();
      });
      for (const page of await Promise.all(visits)) {
        expect(page).toContain('"viewer":null');
        expect(own.filter((text) => page.includes(text))).toEqual([]);
      }
    }
  },
);

test('an unchanged page is not sent again', async () => {
  const { headers } = await visit(0);
  const again = await visit(0, { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('content-security-policy')).toBeTruthy();
});

test('while a page is drawn, the browser gets early hints of what it will need, except over HTTP/1.0', async () => {
  const early = await new Promise<string | undefined>((resolve, reject) => {
    let link: string | undefined;
    request(`${sites[0]}/hi/early`)
      .on('information', ({ statusCode, headers }) => {
        link = `${statusCode} ${String(headers.link)}`;
      })
      .on('response', (answer) => answer.resume().on('end', () => resolve(link)))
      .on('error', reject)
      .end();
  });
  expect(early).toBe('103 </styles-hi.css>; rel=preload; as=style');
  const { hostname, port } = new URL(sites[0]!);
  const old = connect(Number(port), hostname);
  old.write('GET /early HTTP/1.0\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of old) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('a device may keep only pages that are complete without their scripts', async () => {
  const mark = async (path: string) => (await visit(0, {}, path)).headers.get('x-offline-copy');
  expect(await mark('/')).toBe('allowed');
  expect(await mark('/?token=secret')).toBeNull();
});

test.each([
  ['/about/', '/about'],
  ['/hi/faq//?search=a/', '/hi/faq?search=a/'],
  ['//evil.example/', '/evil.example'],
])('an address with a slash at its end leads to the one without: %s', async (path, target) => {
  const { status, headers } = await fetch(sites[0] + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, target]);
});

test('a kept page is compressed as the browser asks', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
  ] as const) {
    const { headers } = await visit(0, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')?.split(', ')).toEqual(['Origin', 'Accept-Encoding']);
  }
});

test('a network can have a limited number of pages drawn in a minute, and kept ones without a limit', async () => {
  const search = (at: number) => visit(1, {}, `/es/browse-jobs?search=${at}`);
  for (let at = 0; at < PAGES_A_MINUTE; at += 1) {
    await search(at);
    // Kept again, if it was forgotten because of what the tests before this one changed.
    expect((await visit(1)).status).toBe(200);
  }
  const refused = await search(-1);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toMatch(/^Desde tu red se han abierto más de 30 páginas/);
  expect((await visit(1)).status).toBe(200);
});

test('the page behind a link from an email is drawn each time', async () => {
  drawn = 0;
  for (const path of ['/?token=secret', '/?from=mail&token=secret'])
    for (const _ of [1, 2]) expect((await visit(0, {}, path)).status).toBe(200);
  expect(drawn).toBe(4);
});

test('while the database is away a page can be tried again in five seconds, and is not kept', async () => {
  drawn = 0;
  for (const _ of [1, 2]) {
    const { status, headers } = await visit(0, {}, '/browse-jobs?search=outage');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(drawn).toBe(2);
});

test('a page that does not exist is drawn each time', async () => {
  drawn = 0;
  for (const _ of [1, 2]) expect((await visit(0, {}, '/missing')).status).toBe(404);
  expect(drawn).toBe(2);
});
