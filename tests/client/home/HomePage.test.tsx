import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { Page as HomePage } from '#client/pages/home/HomePage.tsx';
import { POPULAR_KEYWORDS } from '#schema/options/screens/homeSearch.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const NURSE = {
  title: 'Staff Nurse',
  company: { name: 'Kaveri Hospitals' },
  location: 'Mysuru, Karnataka',
  place: 'Mysuru, Karnataka',
  type: 'FULL_TIME',
  salary: '',
  salaryMin: 280_000,
  salaryMax: 360_000,
  isRemote: false,
  isFeatured: true,
  isHot: false,
  postedAt: '2026-11-19T10:00:00Z',
};
const MARKET = {
  figures: { activeJobs: 612, companies: 1_247, candidates: 12_345, newJobsThisWeek: 104 },
  featured: [NURSE] as object[],
  news: [] as object[],
};

function open(market: Partial<typeof MARKET> = {}, locale: SiteLocale = 'en') {
  const { figures, featured, news } = { ...MARKET, ...market };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-19T10:00:00Z',
      Query: () => ({
        site: { figures },
        categories: [
          { slug: 'finance-banking', title: 'Finance & Banking', icon: 'landmark', jobCount: 32 },
        ],
        jobs: { nodes: featured },
        posts: { nodes: news },
      }),
    },
  });
  return drawInSite(<HomePage />, { schema, locale });
}

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
  });
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name });

describe('the search of the home page', () => {
  test.each(POPULAR_KEYWORDS)('the keyword %s fills the box', async (keyword) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: keyword }));
    expect(box('What').value).toBe(keyword);
  });

  test('passes on its three values', async () => {
    await open();
    await userEvent.type(box('What'), ' staff nurse ');
    await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'Mysuru, Karnataka');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job type' }), 'Internship');
    await userEvent.click(screen.getByRole('button', { name: 'Search jobs' }));
    await expectAddress(
      '/browse-jobs?search=staff+nurse&location=Mysuru%2C+Karnataka&type=internship',
    );
  });

  test('takes a place that is chosen from the list', async () => {
    await open();
    const where = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
    await userEvent.type(where, 'mysuru');
    await userEvent.click(await screen.findByRole('option', { name: /Mysuru/ }));
    expect(where.value).toBe('Mysuru, Karnataka');
  });

  test('leaves out empty values', async () => {
    await open();
    await userEvent.type(box('What'), '{Enter}');
    await expectAddress('/browse-jobs');
  });

  test('has an address before any script runs, in the reader’s language', async () => {
    await open({}, 'hi');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/hi/browse-jobs');
    expect([...new FormData(form).keys()]).toEqual(['search', 'location', 'type']);
    const types = within(form).getAllByRole<HTMLOptionElement>('option');
    expect(types.map(({ value }) => value)).toEqual([
      '',
      'full-time',
      'part-time',
      'contract',
      'internship',
    ]);
  });
});

describe('the live figures', () => {
  const read = () =>
    screen.getAllByRole('definition').map((figure) => {
      const label = figure.parentElement?.querySelector('dt')?.textContent;
      return `${figure.textContent} ${label}`;
    });

  test('are rounded in the documented style', async () => {
    await open();
    await screen.findByText('104 new jobs this week');
    expect(read()).toEqual(['600+ active jobs', '1.2K+ companies', '12K+ candidates']);
  });

  test('and in the style of the other languages', async () => {
    await open({}, 'hi');
    await screen.findByText('इस हफ़्ते 104 नई नौकरियाँ');
    expect(read()).toEqual(['600+ खुली नौकरियाँ', '1.2 हज़ार+ कंपनियाँ', '12 हज़ार+ उम्मीदवार']);
  });

  test('leave out a figure that is zero', async () => {
    const figures = { activeJobs: 0, companies: 1, candidates: 0, newJobsThisWeek: 0 };
    await open({ figures });
    await screen.findByText('Be the first to hear about new jobs');
    expect(read()).toEqual(['1 company']);
  });
});

test('the three of the newest jobs that pay most are shown, the best paid first', async () => {
  const paying = (title: string, salaryMax: number | null) => ({ ...NURSE, id: title, title, salaryMax }); // oxfmt-ignore
  const featured = [paying('A', 3), paying('B', null), paying('C', 9), paying('D', 5)];
  await open({ featured });
  const stack = within(await screen.findByRole('list', { name: 'Newest jobs' }));
  expect(stack.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['C', 'D', 'A']);
});

describe('featured jobs', () => {
  test('show the facts at a glance', async () => {
    const { container } = await open();
    const card = within(await screen.findByRole('article'));
    for (const text of ['Kaveri Hospitals', 'Mysuru, Karnataka', 'Featured', 'Full Time'])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText('₹2.8–3.6L a year').title).toBe('About ₹23,300–30,000 a month');
    expect(card.getByText('2 days ago').title).toMatch(/^19 Nov 2026, 3:30.pm IST$/);
    expect(card.getByRole('link', { name: 'Staff Nurse' }).getAttribute('href')).toMatch(
      /^\/job-details\//,
    );
    await expectNoViolations(container);
  });

  test('use the employer’s words if no figures are certain', async () => {
    const words = { ...NURSE, salary: 'Best in the industry', salaryMin: null, salaryMax: null };
    await open({ featured: [words] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Best in the industry')).toBeTruthy();
  });

  test('show placeholders while loading, and an empty list says what to do', async () => {
    const { container } = await open({ featured: [] });
    expect(container.querySelectorAll('[aria-busy] .skeleton')).not.toHaveLength(0);
    expect(await screen.findByRole('heading', { name: 'No featured jobs right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toBeTruthy();
    await expectNoViolations(container);
  });
});

test('the news show three articles with links, and Read More names them and leads to the blog', async () => {
  const news = ['one', 'two', 'three'].map((slug) => ({
    slug,
    title: `Article ${slug}`,
    locale: 'EN',
    category: 'CAREER',
    image: null,
    publishedAt: '2026-11-19T10:00:00Z',
  }));
  const { container } = await open({ featured: [], news });
  const part = within(await screen.findByRole('region', { name: 'News and advice' }));
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
    '/blog/one',
    '/blog/two',
    '/blog/three',
  ]);
  expect(part.getByRole('link', { name: 'Read More: News and advice' }).getAttribute('href')).toBe(
    '/blog',
  );
  await expectNoViolations(container);
});

test('a category links to all categories, its count to its own jobs', async () => {
  await open();
  const title = await screen.findByRole('link', { name: 'Finance & Banking' });
  expect(title.getAttribute('href')).toBe('/browse-categories');
  const count = screen.getByRole('link', { name: '32 jobs, Finance & Banking' });
  expect(count.getAttribute('href')).toBe('/browse-jobs?category=Finance%20%26%20Banking');
});

describe('the three steps', () => {
  const steps = () =>
    within(screen.getByRole('region', { name: 'Three steps to a new job' })).getAllByRole('link');

  test('let a guest sign up, then upload a resume, then browse jobs', async () => {
    await open();
    const [register, upload, apply] = steps();
    await userEvent.click(register!);
    expect(currentDialog()).toEqual({ name: 'signup' });
    await userEvent.click(upload!);
    expect(currentDialog()).toEqual({ name: 'signup', returnUrl: '/resume' });
    expect(apply!.getAttribute('href')).toBe('/browse-jobs');
  });

  test('lead a job seeker to the profile, the resumes and the jobs', async () => {
    logInAs({ role: 'JOB_SEEKER', onboardingComplete: false });
    await open();
    const targets = steps().map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/profile', '/resume', '/browse-jobs']);
  });
});

describe('the calls to action', () => {
  const calls = () =>
    ['Sign Up', 'Upload Your Resume', 'Post a Job', 'Browse Jobs'].filter(
      (name) => screen.queryByText(name) !== null,
    );

  test('of a guest', async () => {
    await open();
    expect(calls()).toEqual(['Sign Up', 'Upload Your Resume', 'Post a Job']);
    await userEvent.click(screen.getByRole('link', { name: 'Post a Job' }));
    expect(currentDialog()).toEqual({ name: 'signup', hiring: true, returnUrl: '/add-job' });
  });

  test.each([
    ['JOB_SEEKER', true],
    ['ADMIN', false],
  ] as const)('of a %s', async (role, hasResume) => {
    // Onboarded users would see their dashboard.
    logInAs({ role, onboardingComplete: false });
    await open();
    expect(calls()).toContain('Browse Jobs');
    expect(screen.queryByRole('region', { name: 'Your resume, ready to go' }) !== null).toBe(
      hasResume,
    );
  });

  test('let an employer post a job', async () => {
    logInAs({ role: 'EMPLOYER', onboardingComplete: false });
    await open();
    const links = screen.getAllByRole('link', { name: 'Post a Job' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/add-job', '/add-job']);
    expect(screen.queryByText('Sign Up')).toBeNull();
  });
});
