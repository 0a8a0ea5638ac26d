import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { loader, meta, Page } from '#client/pages/companies/CompanyPage.tsx';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { NURSE } from '#tests/client/job/jobWorld.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

beforeEach(() => leave());

const LOTUS = {
  id: 'c1',
  slug: 'lotus-works',
  name: 'Lotus Works',
  size: 'employees_51_200',
  industry: 'healthcare',
  foundedYear: 1998,
  website: 'https://www.lotus.example/about',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  place: 'Pune, Maharashtra',
  description: ' Two clinics in Pune. ',
  logoUrl: '/files/lotus.png',
  recruiter: 'Meera Nair' as string | null,
  responses: null,
  offer: { benefits: [], pay: [] },
  openJobs: 30,
  contact: { phone: '022 2345 6789', email: null, takesLetters: false },
};
const JOBS = [
  { ...NURSE, id: '1', title: 'Staff Nurse' },
  { ...NURSE, id: '2', title: 'Ward Sister' },
];

interface World {
  company?: object | null;
  jobs?: object[];
  total?: number;
  path?: string;
}

function market({ company = LOTUS, jobs = JOBS, total = jobs.length }: World) {
  const asked: object[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: {
        company: (_root: unknown, { slug }: { slug: string }) => {
          asked.push({ slug });
          return company && { ...LOTUS, ...company };
        },
      },
      Company: {
        jobs: (_root: unknown, args: object) => {
          asked.push(args);
          return { totalCount: total, nodes: jobs };
        },
      },
    },
  });
  return { schema, asked };
}

async function open(world: World = {}) {
  const { schema, asked } = market(world);
  const { path = '/companies/lotus-works' } = world;
  const drawn = await drawInSite(<Page />, { schema, path });
  return { ...drawn, asked, user: userEvent.setup({ delay: null }) };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const facts = () => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, at) => [term, values[at]]);
};

describe('the page of a company', () => {
  test('shows an outline while loading, then the company and its open jobs', async () => {
    const { container } = await open();
    expect(container.querySelector('[aria-busy=true]')?.textContent).toContain('Loading');
    expect((await heading('Lotus Works')).tagName).toBe('H1');
    expect(container.querySelector('[aria-busy]')).toBeNull();
    expect(screen.getByText('Healthcare · Pune, Maharashtra')).toBeTruthy();
    expect(screen.getByText('Recruiter: Meera Nair')).toBeTruthy();
    expect(facts().slice(0, 3)).toEqual([
      ['Size', '51-200 employees'],
      ['Founded', '1998'],
      ['Website', 'lotus.example'],
    ]);
    const about = within(screen.getByRole('region', { name: 'About the company' }));
    expect(about.getByText('Two clinics in Pune.')).toBeTruthy();
    const jobs = within(screen.getByRole('region', { name: '2 open jobs' }));
    expect(screen.getByRole('link', { name: '2 open jobs' }).getAttribute('href')).toBe(
      '#open-jobs',
    );
    expect(jobs.getByRole('link', { name: 'Ward Sister' }).getAttribute('href')).toBe(
      '/job-details/2',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expectNoViolations(container);
  });

  test('invents nothing, and links to other jobs when none are open', async () => {
    const blank = {
      size: null,
      foundedYear: null,
      website: null,
      place: '',
      description: ' ',
      recruiter: null,
    };
    const { container } = await open({ company: blank, jobs: [] });
    await heading('Lotus Works');
    const names = ['Size', 'Founded', 'Website'];
    expect(facts()).toEqual(names.map((name) => [name, 'Not specified']));
    expect(screen.getByText('Healthcare')).toBeTruthy();
    expect(screen.getByText('No company description available.')).toBeTruthy();
    expect(screen.queryByText(/^Recruiter/)).toBeNull();
    const jobs = within(screen.getByRole('region', { name: 'Open jobs' }));
    expect(jobs.getByRole('heading', { name: 'No open jobs right now' })).toBeTruthy();
    expect(jobs.getByText(/^Lotus Works has no open jobs at the moment\./)).toBeTruthy();
    expect(jobs.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe(
      '/browse-jobs',
    );
    await expectNoViolations(container);
  });

  test('turns to the last page of its jobs from an address beyond it', async () => {
    await open({ total: 30, jobs: [], path: '/companies/lotus-works?page=5' });
    await expectAddress('/companies/lotus-works?page=3');
    expect(screen.queryByText(/no open jobs/i)).toBeNull();
  });

  test('turns the pages of its jobs, and the first page has no number in its address', async () => {
    const { user, asked } = await open({ total: 30, path: '/companies/lotus-works?page=2' });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(screen.getByRole('heading', { name: '30 open jobs' })).toBeTruthy();
    expect(asked).toContainEqual({ first: 12, page: 2 });
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/companies/lotus-works',
    );
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.queryByRole('link', { name: 'Page 4' })).toBeNull();
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    await expectAddress('/companies/lotus-works?page=3');
    expect(asked.at(-1)).toEqual({ first: 12, page: 3 });
    await user.click(pages.getByRole('link', { name: 'Page 1' }));
    await expectAddress('/companies/lotus-works');
    expect(asked.at(-1)).toEqual({ first: 12, page: 1 });
  });

  test('a missing company page links to all jobs', async () => {
    await open({ company: null });
    expect((await heading('Company not found')).tagName).toBe('H1');
    expect(
      screen.getByText('This company does not exist, or its page is not public yet.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe(
      '/browse-jobs',
    );
  });
});

describe('contact details', () => {
  test('are shown to job seekers', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    await open();
    expect(await heading('Contact')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '022 2345 6789' })).toBeTruthy();
  });

  test.each(['EMPLOYER', 'ADMIN', null] as const)('are not shown to %s', async (role) => {
    if (role) act(() => logInAs({ role }));
    const { asked } = await open();
    await heading('Lotus Works');
    await act(async () => {});
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
    expect(asked.filter((question) => 'slug' in question)).toHaveLength(1);
  });
});

describe('search engines', () => {
  const AREAS = ['company'] as const;

  async function load({ query = '', ...world }: World & { query?: string } = {}) {
    await loadWords('en', AREAS);
    const { schema, asked } = market(world);
    const client = createApollo({ link: new SchemaLink({ schema }) });
    const params = { slug: 'lotus-works' };
    const request = new Request(`https://kaamyab.example/companies/lotus-works${query}`);
    const answer = (await loader({ client, params, request })) as object;
    const wrapped = answer as { data: object; init?: { status: number } };
    const data = wrapped.init ? wrapped.data : answer;
    const line = { path: '/companies/:slug', page: 'companies/CompanyPage', access: 'public' };
    const head = meta({ words: translatorOf('en', AREAS), data, params, line } as never);
    return { asked, head, status: wrapped.init?.status ?? 200 };
  }

  test('read the name, the facts and the address of the company', async () => {
    const { asked, head, status } = await load();
    expect(status).toBe(200);
    expect(asked).toEqual([{ slug: 'lotus-works' }, { first: 12, page: 1 }]);
    expect(head).toEqual({
      title: 'Jobs at Lotus Works',
      description: 'Lotus Works, Healthcare: 30 open jobs.',
      canonical: '/companies/lotus-works',
      image: '/files/lotus.png',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Lotus Works',
          url: 'https://kaamyab.example/companies/lotus-works',
          description: 'Two clinics in Pune.',
          sameAs: 'https://www.lotus.example/about',
          logo: 'https://kaamyab.example/files/lotus.png',
          foundingDate: '1998',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Pune',
            addressRegion: 'Maharashtra',
            addressCountry: 'IN',
          },
        },
      ],
    });
  });

  test('read nothing the company has not provided, and find each page at its own address', async () => {
    const blank = { description: ' ', logoUrl: null, foundedYear: null, city: null, state: null };
    const company = { ...blank, website: 'javascript:alert(1)', industry: 'Beekeeping' };
    const { head } = await load({ query: '?page=2', company });
    expect(head).toEqual({
      title: 'Jobs at Lotus Works',
      description: 'Lotus Works, Beekeeping: 30 open jobs.',
      canonical: '/companies/lotus-works?page=2',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Lotus Works',
          url: 'https://kaamyab.example/companies/lotus-works',
          address: { '@type': 'PostalAddress', addressCountry: 'IN' },
        },
      ],
    });
  });

  test('read the country of an office abroad', async () => {
    const company = { city: 'Singapore', state: null, country: 'Singapore' };
    const { head } = await load({ company });
    expect(head.jsonLd?.[0]).toMatchObject({
      address: { addressLocality: 'Singapore', addressCountry: 'Singapore' },
    });
  });

  test('get a 404 for a missing company', async () => {
    const { head, status } = await load({ company: null });
    expect([status, head]).toEqual([404, { title: 'Company not found', noindex: true }]);
  });
});
