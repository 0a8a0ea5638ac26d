import { execute, GraphQLError } from 'graphql';
import { addMocksToSchema } from '@graphql-tools/mock';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PAGES } from '#client/router.tsx';
import { render } from '#client/server.tsx';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { writtenHtml } from '#tests/support/writtenHtml.ts';
import { marketSchema } from './world/marketSchema.ts';

vi.setConfig({ testTimeout: 60_000 });

const draw = (url: string, schema = marketSchema(), homeLocale?: 'en' | 'hi' | 'es') =>
  render({
    homeLocale,
    url,
    origin: 'https://site.example',
    run: ({ document, variables }) => execute({ schema, document, variableValues: variables }),
    now: new Date('2026-11-21T10:00:00Z'),
  });
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

describe('the server renders', () => {
  test('a public page with its heading, its head, its data and its modules', async () => {
    const page = await draw('/signup');
    expect(page).toMatchObject({ status: 200, locale: 'en', failures: [] });
    expect(heading(page.html)).toBe('Sign Up');
    expect(page.html).toContain(
      'Coming Soon: This page is under development. Check back soon for updates!',
    );
    expect(page.head).toContain('<title>Sign Up | Kaamyab</title>');
    expect(page.head).toContain('rel="canonical" href="https://site.example/signup"');
    expect(page.head).toContain('hreflang="hi" href="https://site.example/hi/signup"');
    expect(page.head).toContain('hreflang="x-default" href="https://site.example/signup"');
    expect(JSON.parse(page.state)).toMatchObject({
      loaderData: { frame: { siteName: 'Kaamyab' } },
    });
    expect(page.modules).toEqual([
      'client/pages/frame/PlaceholderPage.tsx',
      'client/lib/catalogues/en.ts',
      'schema/words/en/shell.json',
    ]);
  });

  test('a page spelled with capital letters under its own address', async () => {
    const page = await draw('/SignUp');
    expect(page.head).toContain('rel="canonical" href="https://site.example/signup"');
  });

  test('the same page in Hindi, under its own address', async () => {
    const page = await draw('/hi/signup?from=mail');
    expect(page.locale).toBe('hi');
    expect(heading(page.html)).toBe('साइन अप');
    expect(page.html).toContain('href="/hi/faq"');
    expect(page.head).toContain('rel="canonical" href="https://site.example/hi/signup"');
    expect(page.modules).toContain('schema/words/hi/shell.json');
  });

  test('Hindi without a prefix and English with one, if Hindi is the site’s language', async () => {
    const own = await draw('/signup', marketSchema(), 'hi');
    expect(own.locale).toBe('hi');
    expect(own.html).toContain('href="/faq"');
    for (const tag of [
      'rel="canonical" href="https://site.example/signup"',
      'hreflang="hi" href="https://site.example/signup"',
      'hreflang="en" href="https://site.example/en/signup"',
      'hreflang="es" href="https://site.example/es/signup"',
      'hreflang="x-default" href="https://site.example/signup"',
    ])
      expect(own.head).toContain(tag);
    const english = await draw('/en/signup', marketSchema(), 'hi');
    expect(heading(english.html)).toBe('Sign Up');
    expect(english.html).toContain('href="/en/faq"');
    expect(english.head).toContain('rel="canonical" href="https://site.example/en/signup"');
    expect((await draw('/signup')).locale).toBe('en');
  });

  test.each([
    '/nowhere',
    '/404',
    '/hi/nowhere',
    '/en/about',
    '/%E0%A4%A',
    '//evil.example/',
    '/a%0Ab',
    '/%0d',
    '/hi/browse-jobs%e2%80%a8',
    '/a/%0ab?search=%0a',
  ])('%s as the 404 page', async (url) => {
    const page = await draw(url);
    expect(page.status).toBe(404);
    expect(page.html).toMatch(/Page Not Found|पेज नहीं मिला/);
    expect(page.head).toContain('content="noindex"');
  });

  test('a page behind a login as frame and skeleton, hidden from search engines', async () => {
    const page = await draw('/job-alerts');
    expect(page.status).toBe(200);
    expect(heading(page.html)).toBeUndefined();
    expect(page.html).toContain('aria-busy="true"');
    expect(page.head).toContain('content="noindex"');
    expect(page.head).not.toContain('canonical');
  });

  test('/login as the home page, which stays the canonical address', async () => {
    const [login, home] = await Promise.all([draw('/login?returnUrl=%2Fadmin'), draw('/')]);
    expect(heading(login.html)).toBe(heading(home.html));
    expect(login.head).toContain('content="noindex"');
    // The administrators' announcement, then the main actions.
    expect(home.head).toContain('name="description" content="Hello World. Search jobs');
  });

  test('a page whose data cannot be loaded as a failure that no one lists, keeps or waits for', async () => {
    const broken = addMocksToSchema({
      schema: marketSchema(),
      resolvers: {
        Query: {
          company: () => {
            throw new GraphQLError('away');
          },
        },
      },
    });
    const page = await draw('/companies/lotus-works', broken);
    expect(page).toMatchObject({ status: 500, canWait: false });
    expect(page.failures).toHaveLength(1);
    expect(page.head).toContain('content="noindex"');
    expect(page.head).not.toContain('canonical');
    expect(page.state).not.toContain('away');
  });

  test('an article that does not exist as the 404 page, also for the browser', async () => {
    const resolvers = { Query: { post: () => null } };
    const page = await draw('/blog/none', addMocksToSchema({ schema: marketSchema(), resolvers }));
    expect(page).toMatchObject({ status: 404, failures: [] });
    expect(page.head).toContain('content="noindex"');
    const { errors } = JSON.parse(page.state) as { errors: object };
    expect(Object.values(errors)).toMatchObject([{ status: 404 }]);
  });

  test.each([
    ['/companies?page=9', 'CompanyConnection'],
    ['/blog?page=9', 'PostConnection'],
    ['/browse-jobs?page=9', 'JobConnection'],
  ])('%s as not found if the list ends before it', async (path, type) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('SSR', true);
    const list = () => ({ totalCount: 30, nodes: [] });
    // Values of filters that find nothing are not linked.
    const value = () => ({ count: 0, selected: false });
    const past = await draw(path, marketSchema(null, { [type]: list, FacetValue: value }));
    expect(past).toMatchObject({ status: 404, failures: [] });
    expect(past.head).toContain('content="noindex"');
    expect(past.head).not.toContain('canonical');
  });

  test('complete pages so that their scripts can wait, but not those that open a dialog or from an email', async () => {
    const [search, login, email] = await Promise.all(
      ['/signup', '/login', '/reset-password'].map((path) => draw(path)),
    );
    expect([search!.canWait, login!.canWait, email!.canWait]).toEqual([true, false, false]);
  });

  test('no inline script, and nothing that closes the state or the title early', async () => {
    const hostile = addMocksToSchema({
      schema: marketSchema(),
      mocks: { Site: () => ({ name: '</script><script>alert(1)</script>' }) },
    });
    const page = await draw('/signup', hostile);
    expect(page.html).not.toContain('<script');
    expect(page.state).not.toContain('<');
    expect(page.head).not.toContain('<script');
  });

  test('the frame even if the site’s settings cannot be loaded', async () => {
    const broken = addMocksToSchema({
      schema: marketSchema(),
      resolvers: {
        Query: {
          site: () => {
            throw new GraphQLError('away');
          },
        },
      },
    });
    const page = await draw('/signup', broken);
    expect(page.status).toBe(200);
    expect(heading(page.html)).toBe('Sign Up');
  });
});

/** A subject for each parameter; the schema answers for any. */
const SUBJECTS: Readonly<Record<string, string>> = {
  ':jobId': '0190a5d2-0000-7000-8000-000000000001',
  ':slug': 'lotus-works',
  ':title': 'accountant',
  ':place': 'pune-maharashtra',
  ':token': 'a-token',
};

/** The pages with most content come first. */
const SERVED = [
  '/',
  '/hi/browse-categories',
  '/job-details/:jobId',
  '/browse-jobs',
  '/companies/:slug',
  '/salaries/:title/:place',
  '/blog/:slug',
  '/faq',
  '/browse-categories',
  '/no/such/page',
];
const OTHERS = PAGES.filter(({ access, path }) => access === 'public' && !SERVED.includes(path));

/** Values that an address can name, which generated ones are not. */
const FACETS = {
  type: [{ value: 'FULL_TIME', label: 'Full-time', count: 3, selected: false }],
  experience: [{ value: 'ENTRY', label: 'Entry level', count: 2, selected: false }],
  salary: [{ value: 'LAKH_3_5', label: '3-5 LPA', count: 2, selected: false }],
  postedWithin: [{ value: 'DAYS_7', label: 'Last 7 days', count: 1, selected: false }],
  facts: [],
};

test.each(fewInQuickSuite(SERVED.length, [...SERVED, ...OTHERS.map(({ path }) => path)]))(
  '%s reads as recorded, for search engines and before any script has run',
  async (path) => {
    const schema = mockedSchema({
      mocks: {
        DateTime: () => '2026-11-20T10:00:00.000Z',
        Site: () => ({ name: 'Kaamyab' }),
        JobFacets: () => FACETS,
      },
      resolvers: { Query: { viewer: () => null } },
    });
    const url = path.replaceAll(/:\w+/g, (name) => SUBJECTS[name]!);
    const page = await draw(url, schema);
    document.head.innerHTML = page.head;
    document.body.innerHTML = page.html;
    // The frame around a page is the same everywhere.
    const shown = document.querySelectorAll(path === '/' ? 'body > *' : 'main');
    const record = [
      `status ${page.status}`,
      ...page.modules.map((module) => `needs ${module}`),
      writtenHtml(document.head.children),
      writtenHtml(shown),
    ];
    const file = `served/${url.slice(1).replaceAll('/', '-') || 'home-page'}.txt`;
    await expect(record.join('\n')).toMatchFileSnapshot(file);
  },
);
