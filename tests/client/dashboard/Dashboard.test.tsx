import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page as HomePage } from '#client/pages/home/HomePage.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const STATS = [
  { key: 'APPLICATIONS', value: 7, change: 200, compares: 'ADDED', recent: 3, before: 1 },
  {
    key: 'APPLICATIONS_VIEWED',
    value: 1_234,
    change: -25,
    compares: 'ADDED',
    recent: 300,
    before: 400,
  },
  { key: 'SAVED_JOBS', value: 9, change: null, compares: 'NONE', recent: 4, before: 1 },
  { key: 'JOB_ALERTS', value: 0, change: null, compares: 'NONE', recent: 0, before: 0 },
];
const HAPPENED = {
  id: 'a1',
  kind: 'APPLIED',
  at: '2026-11-21T09:30:00Z',
  jobId: 'j1',
  jobTitle: 'Accountant',
  companyName: 'Lotus Works',
  personName: null,
};
const MARKET = {
  dashboard: { stats: STATS, activity: [HAPPENED] as object[] } as object | null,
  completion: { percent: 91, missing: ['RESUME'] },
  savedJobIds: ['j1', 'j2'],
  todos: [] as object[],
  companyStatus: 'APPROVED' as string | null,
  fails: false,
};

async function open(
  market: Partial<typeof MARKET> = {},
  role: 'JOB_SEEKER' | 'EMPLOYER' = 'JOB_SEEKER',
  teamRole: 'INTERVIEWER' | null = null,
) {
  const world = { ...MARKET, ...market };
  const schema = mockedSchema({
    resolvers: {
      Query: {
        viewer: () => ({
          id: '1',
          savedJobIds: world.savedJobIds,
          timeZone: 'Asia/Kolkata',
          todos: world.todos,
          companyProfile: world.companyStatus && { id: 'c', adminStatus: world.companyStatus },
          user: { id: '1', profileCompletion: world.completion },
        }),
      },
      RecommendedJobConnection: { totalCount: () => 0, nodes: () => [] },
      Viewer: {
        dashboard: () => {
          if (world.fails) throw new Error('down');
          return world.dashboard;
        },
      },
    },
  });
  logInAs({ role, teamRole });
  const drawn = await drawInSite(<HomePage />, { schema });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Asha' });
  return { ...drawn, world };
}

afterEach(() => {
  cleanup();
  act(() => leave());
});

const card = (label: string) =>
  within(screen.getByRole('region', { name: 'Statistics' })).getByText(label).parentElement!;

describe('the dashboard of a seeker', () => {
  test('shows four figures with their change, and the number of saved jobs as the save buttons count them', async () => {
    const { container } = await open();
    await screen.findByText('1,234');
    expect(card('Applications').textContent).toContain('73 new in 30 days, 1 before');
    expect(card('Opened by employers').textContent).toContain('New in 30 days: -25%');
    expect(card('Saved jobs').textContent).toContain('24 new in 30 days');
    expect(card('Active alerts').textContent).toContain('0None yet');
    await expectNoViolations(container);
  });

  test('links to four pages', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: 'Quick actions' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/browse-jobs',
      '/resume',
      '/job-alerts',
      '/my-applications',
    ]);
  });

  test('starts with a breadcrumb to Home and the one thing to do next', async () => {
    await open();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const next = within(await screen.findByRole('region', { name: 'Add your resume' }));
    expect(next.getByRole('link').getAttribute('href')).toBe('/resume');
  });

  test('starts with what waits, when, and a link to where it is done', async () => {
    const offer = {
      kind: 'ANSWER_OFFER',
      dueAt: '2026-11-23T18:30:00Z',
      since: '2026-11-20T10:00:00Z',
      count: 1,
      applicationId: 'a1',
      jobId: 'j1',
      jobTitle: 'Accountant',
      companyName: 'Lotus Works',
      personName: 'Asha Rao',
      interviewKind: null,
      invitationPath: null,
    };
    const interview = {
      ...offer,
      kind: 'ATTEND_INTERVIEW',
      dueAt: '2026-11-21T12:00:00Z',
      interviewKind: 'VIDEO',
      invitationPath: '/interviews/abc',
    };
    const message = { ...offer, kind: 'READ_MESSAGE', dueAt: null };
    const { container } = await open({ todos: [interview, offer, message] });
    const list = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const lines = list
      .getAllByRole('listitem')
      .map((line) => [within(line).getByRole('link').getAttribute('href'), line.textContent]);
    expect(lines).toEqual([
      [
        '/interviews/abc',
        'Interview with Lotus WorksAccountant · Video · Saturday, 21 November 2026, 5:30\u00a0pm\u00a0ISTin 2 hours',
      ],
      [
        '/my-applications/a1#offers',
        'Answer the offer from Lotus WorksAccountant · until the end of Monday, 23 Novemberin 2 days',
      ],
      ['/messages/a1', 'Read the message from Lotus WorksAccountant1 day ago'],
    ]);
    expect(screen.queryByText('Next step')).toBeNull();
    await expectNoViolations(container);
  });

  test('shows recent activity with relative times', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: 'Recent activity' }));
    expect((await list.findByRole('listitem')).textContent).toBe(
      'You applied for Accountant at Lotus Works30 minutes ago',
    );
  });

  test.each([
    ['2026-11-21T09:59:30Z', 'Just now'],
    ['2026-11-21T07:00:00Z', '3 hours ago'],
    ['2026-11-18T10:00:00Z', '3 days ago'],
    ['2026-11-01T10:00:00Z', '1 Nov 2026'],
  ])('shows an event of %s as %s', async (at, label) => {
    await open({ dashboard: { stats: STATS, activity: [{ ...HAPPENED, at }] } });
    expect(await screen.findByText(label)).toBeTruthy();
  });

  test('shows jobs if there is no activity', async () => {
    await open({ dashboard: { stats: STATS, activity: [] } });
    const list = within(screen.getByRole('region', { name: 'Recent activity' }));
    await list.findByRole('heading', { name: 'No activity yet' });
    expect(list.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe(
      '/browse-jobs',
    );
  });

  test('reports failures without invented zeros, with a retry', async () => {
    const { world } = await open({ fails: true, savedJobIds: [] });
    expect(await screen.findByText('Failed to load statistics')).toBeTruthy();
    expect(screen.getByText('Failed to load recent activity')).toBeTruthy();
    expect(card('Applications').textContent).toMatch(/^Applications–/);
    world.fails = false;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0]!);
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.queryByText('Failed to load statistics')).toBeNull();
  });
});

test.each([
  ['2026-11-20T10:00:01Z', 'Welcome, Asha'],
  ['2026-11-20T10:00:00Z', 'Welcome back, Asha'],
])('a user who signed up at %s reads "%s"', async (createdAt, welcome) => {
  logInAs({ role: 'JOB_SEEKER', createdAt });
  await drawInSite(<HomePage />, { schema: mockedSchema({}) });
  expect(await screen.findByRole('heading', { level: 1, name: welcome })).toBeTruthy();
});

describe('the dashboard of an employer', () => {
  const stats = [
    { key: 'ACTIVE_JOBS', value: 0, change: null },
    { key: 'APPLICATIONS_RECEIVED', value: 0, change: null },
    { key: 'JOB_VIEWS', value: 0, change: null },
    { key: 'APPLICATIONS_WAITING', value: 0, change: null },
  ];

  test('links to the documented pages, and to posting the first job', async () => {
    const { container } = await open({ dashboard: { stats, activity: [] } }, 'EMPLOYER');
    await screen.findByRole('link', { name: 'Post Your First Job' });
    const links = within(screen.getByRole('region', { name: 'Quick actions' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/add-job',
      '/manage-jobs',
      '/browse-database',
      '/company-profile',
    ]);
    expect(await screen.findByRole('heading', { name: 'Post your first job' })).toBeTruthy();
    await expectNoViolations(container);
  });

  test('leads from a posted job to its performance, which also exists before the job is approved', async () => {
    await open(
      { dashboard: { stats, activity: [{ ...HAPPENED, kind: 'POSTED', applicationId: null }] } },
      'EMPLOYER',
    );
    const job = await screen.findByRole('link', { name: 'Accountant' });
    expect(job.getAttribute('href')).toBe('/manage-jobs/j1/performance');
  });

  test('offers interviewers none of the actions that their role does not include', async () => {
    await open({ dashboard: { stats, activity: [] } }, 'EMPLOYER', 'INTERVIEWER');
    expect(await screen.findByText('Your hiring at a glance.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Quick actions' })).toBeNull();
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Post Your First Job' })).toBeNull();
  });

  test('leads owners of a rejected company to its profile instead of asking for a job', async () => {
    await open({ dashboard: { stats, activity: [] }, companyStatus: 'REJECTED' }, 'EMPLOYER');
    const next = await screen.findByRole('region', { name: 'Your company was not approved' });
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/company-profile');
    expect(screen.queryByRole('link', { name: 'Post Your First Job' })).toBeNull();
  });

  test('asks employers without a company to add it, not to post a job', async () => {
    await open({ dashboard: { stats, activity: [] }, companyStatus: null }, 'EMPLOYER');
    const next = await screen.findByRole('region', { name: 'Add your company' });
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/company-profile');
    expect(screen.queryByRole('link', { name: 'Post Your First Job' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your company profile' })).toBeNull();
  });

  test('leads to the applications of a job that wait, and shows the rest of a long list on request', async () => {
    const todos = Array.from({ length: 8 }, (_, n) => ({
      kind: 'REVIEW_APPLICATIONS',
      dueAt: null,
      since: '2026-11-20T10:00:00Z',
      count: 3,
      applicationId: null,
      jobId: `j${n}`,
      jobTitle: 'Accountant',
      companyName: 'Lotus Works',
      personName: null,
      interviewKind: null,
      invitationPath: null,
    }));
    await open({ dashboard: { stats, activity: [] }, todos }, 'EMPLOYER');
    const [first] = await screen.findAllByRole('link', { name: 'Review 3 applications' });
    expect(first!.getAttribute('href')).toBe('/manage-applications?job=j0&status=pending');
    expect(screen.getByText('2 more').closest('details')!.open).toBe(false);
  });
});

const LANDING_WORDS = ['home', 'jobFacts', 'postFacts'] as const;

test('a user who is not onboarded, and an administrator, see the landing page', async () => {
  const schema = mockedSchema({ mocks: { DateTime: () => HAPPENED.at } });
  await loadWords('en', LANDING_WORDS);
  const landing = (
    <Words areas={LANDING_WORDS}>
      <HomePage />
    </Words>
  );
  logInAs({ onboardingComplete: false });
  const { unmount } = await drawInSite(landing, { schema });
  expect(await screen.findByRole('searchbox', { name: 'What' })).toBeTruthy();
  unmount();
  logInAs({ role: 'ADMIN', onboardingComplete: true });
  await drawInSite(landing, { schema });
  expect(await screen.findByRole('searchbox', { name: 'What' })).toBeTruthy();
});
