import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { Link } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/jobPerformance/JobPerformancePage.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

const AREAS = ['jobPerformance', 'analytics'] as const;
const NONE = { views: 0, saves: 0, applications: 0, interviews: 0, offers: 0, hires: 0 };

const PERFORMANCE = {
  job: {
    __typename: 'Job',
    id: 'one',
    title: 'Driver',
    place: 'Pune, Maharashtra',
    postedAt: '2026-11-01T10:00:00.000Z',
    standing: 'LIVE',
  },
  timeZone: 'Asia/Kolkata',
  totals: { ...NONE, views: 200, applications: 12 },
  days: [{ day: '2026-11-20', counts: { ...NONE, views: 200, applications: 12 } }],
  sources: [
    { source: 'SEARCH', views: 200, applications: 9 },
    { source: null, views: 0, applications: 3 },
  ],
  funnel: [
    { step: 'VIEWS', count: 200, of: null, ofCount: 0 },
    { step: 'APPLICATIONS', count: 12, of: 'VIEWS', ofCount: 12 },
    { step: 'REVIEWED', count: 5, of: 'APPLICATIONS', ofCount: 5 },
  ],
  comparison: {
    jobs: 6,
    companies: 3,
    isByTitle: true,
    own: { ...NONE, applications: 12.5 },
    similar: { ...NONE, applications: 18 } as object | null,
  },
  suggestions: [
    { kind: 'ANSWERS_WAIT', own: 7, other: null, question: null },
    { kind: 'PAY_HIDDEN', own: 12.5, other: 20, question: null },
  ] as object[],
};

interface World {
  teamRole?: string;
  /** What the answer to another question than the first waits for. */
  held?: Promise<unknown>;
}

async function drawPage(performance: object | null, { teamRole = 'OWNER', held }: World = {}) {
  const asked: object[] = [];
  logInAs({ role: 'EMPLOYER', teamRole } as Parameters<typeof logInAs>[0]);
  await loadWords('en', AREAS);
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer: () => ({}) },
      Viewer: {
        jobPerformance: async (_root: unknown, given: { jobId: string }) => {
          asked.push({ ...given });
          if (asked.length > 1) await held;
          const job = { ...PERFORMANCE.job, id: given.jobId };
          return performance && { ...performance, job };
        },
      },
    },
  });
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
        <Link to="/manage-jobs/two/performance">Another job</Link>
      </main>
    </Words>
  );
  const path = '/manage-jobs/one/performance?period=7d';
  return {
    ...(await drawInSite(page, { schema, path, route: '/manage-jobs/:id/performance' })),
    asked,
  };
}

test('the page shows figures, percentages only of twenty or more, and what to change, with a link', async () => {
  const { container, asked } = await drawPage(PERFORMANCE);
  expect(await screen.findByRole('heading', { name: 'Performance of Driver' })).toBeTruthy();
  expect(asked).toEqual([{ jobId: 'one', period: 'DAYS_7' }]);
  const current = screen.getByRole('link', { name: '7 days' });
  expect(current.getAttribute('aria-current')).toBe('true');

  const funnel = screen.getByRole('region', { name: 'From view to hire' });
  expect(within(funnel).getByText('6% of 200 views')).toBeTruthy();
  expect(within(funnel).getByText('5 of 12 applications')).toBeTruthy();

  const changes = screen.getByRole('region', { name: 'What to change' });
  expect(within(changes).getByText('7 applicants have waited for more than a week.')).toBeTruthy();
  const links = within(changes).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/manage-applications?job=one&status=pending&sort=oldest',
    '/manage-jobs?edit=one',
  ]);
  const similar = screen.getByRole('row', { name: 'Applications 12.5 18' });
  expect(similar).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Not known – 3' })).toBeTruthy();
  await expectNoViolations(container);
});

test('a page without events, comparison and suggestions says so once each', async () => {
  await drawPage({
    ...PERFORMANCE,
    totals: NONE,
    days: [{ day: '2026-11-20', counts: NONE }],
    sources: [],
    funnel: [],
    comparison: { ...PERFORMANCE.comparison, similar: null },
    suggestions: [],
  });
  expect(await screen.findByText(/There are too few similar jobs/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nothing happened in this period' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What to change' })).toBeNull();
});

test('someone who cannot edit the job reads what to change without a link', async () => {
  await drawPage(PERFORMANCE, { teamRole: 'HIRING_MANAGER' });
  const changes = await screen.findByRole('region', { name: 'What to change' });
  expect(within(changes).getByRole('heading', { name: 'Show the pay' })).toBeTruthy();
  expect(within(changes).getAllByRole('link')).toHaveLength(1);
});

test('another period keeps the figures until its own arrive; another job does not', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { asked } = await drawPage(PERFORMANCE, { held });
  await screen.findByRole('heading', { name: 'Performance of Driver' });
  fireEvent.click(screen.getByRole('link', { name: '90 days' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ jobId: 'one', period: 'DAYS_90' }));
  const figures = screen.getByRole('region', { name: 'From view to hire' });
  expect(figures.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Another job' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ jobId: 'two' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Job performance');
  expect(screen.queryByRole('region', { name: 'From view to hire' })).toBeNull();
  release();
  await screen.findByRole('heading', { name: 'Performance of Driver' });
});

test('a job of another company looks as if it did not exist', async () => {
  await drawPage(null);
  expect(await screen.findByText(/We could not find this job/)).toBeTruthy();
});
