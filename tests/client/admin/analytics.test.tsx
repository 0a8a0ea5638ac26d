import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminAnalyticsPage.tsx';
import { ANALYTICS_FIGURES, type FigureSection } from '#schema/analytics/figures/figures.ts';
import { periodOfName } from '#schema/analytics/figures/periods.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

vi.setConfig({ testTimeout: 60_000 });
const AREAS = ['admin', 'account', 'analytics'] as const;
const user = userEvent.setup({ delay: null });

afterEach(() => {
  act(() => leave());
  vi.restoreAllMocks();
});

interface World {
  /** Values of single figures, by key. All others are 12, without a change. */
  figures?: Record<
    string,
    Partial<Record<'value' | 'change' | 'recent' | 'before', number | null>> & { counts?: object }
  >;
  fails?: (section: FigureSection) => boolean;
  chartFails?: (section: FigureSection) => boolean;
}

const away = () => {
  throw new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
};

async function draw(world: World, path = '/admin/analytics') {
  act(() => logInAs({ role: 'ADMIN' }));
  const asked: string[] = [];
  const part = (section: FigureSection) => () => {
    if (world.fails?.(section)) return away();
    return {
      figures: Object.keys(ANALYTICS_FIGURES[section]).map((key) => ({
        key,
        value: 12,
        change: null,
        recent: null,
        before: null,
        counts: null,
        ...world.figures?.[key],
      })),
      overTime: () => (world.chartFails?.(section) ? away() : overTime(section)),
    };
  };
  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Analytics: {
      figures: (_analytics: unknown, { period }: { period: string }) => {
        asked.push(periodOfName(period));
        return {
          period,
          from: '2026-10-22T10:00:00.000Z',
          countedAt: '2026-11-21T10:00:00.000Z',
          timeZone: 'Asia/Kolkata',
          users: part('users'),
          jobs: part('jobs'),
          applications: part('applications'),
        };
      },
    },
  };
  const schema = mockedSchema({ resolvers });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path })), asked };
}

const column = (key: string, unit: string) => ({
  key,
  name: key,
  unit,
  isAdditive: true,
  isStock: false,
  rowMeasures: [key],
});

function overTime(section: string) {
  return {
    dimensions: [column('TIME', 'TIME')],
    measures: [column(section.toUpperCase(), 'COUNT')],
    rows: [1, 2, 3].map((day) => ({
      keys: [`2026-11-0${day}`],
      labels: [`${day} Nov`],
      values: [day],
      previous: null,
    })),
    totals: null,
    pivot: null,
    timeZone: 'Asia/Kolkata',
    grain: 'DAY',
    rowCount: 3,
    isComplete: true,
    leftOut: 0,
    readAt: '2026-11-21T10:00:00.000Z',
  };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('every figure is in its section, with its change and unit', async () => {
  const { container } = await draw({
    figures: {
      totalUsers: { value: 123_456, change: 25, recent: 50, before: 40 },
      growthRate: { value: -33.33, change: null },
      newUsersToday: { value: 1, change: -50, recent: 1, before: 2 },
      activeUsers: { value: 0, change: null, recent: 0, before: 0 },
      avgSessionDuration: { value: 12.5, change: 4 },
      avgTimeToFill: { value: null, change: null },
    },
  });
  const users = await part('Users');
  expect(await users.findByText('1,23,456')).toBeTruthy();
  expect(users.getByText('New: +25% compared with the previous 30 days')).toBeTruthy();
  expect(users.getByText('-33.3%')).toBeTruthy();
  expect(users.getByText('Compared with the previous 30 days')).toBeTruthy();
  expect(users.getByText('1 today, 2 by this time yesterday')).toBeTruthy();
  expect(users.getByText('None in 30 days')).toBeTruthy();
  expect(users.getByText('+4% compared with the previous 30 days')).toBeTruthy();
  const jobs = await part('Jobs');
  expect(jobs.getByText('No data yet')).toBeTruthy();
  expect(container.querySelectorAll('a[href$="chart=number"]')).toHaveLength(24);
  expect(container.querySelectorAll('a[href$="chart=line"]')).toHaveLength(3);
});

test('small numbers and standings show counts instead of percentages', async () => {
  await draw({
    figures: {
      growthRate: {
        value: 66.7,
        counts: { part: 5, whole: null, partBefore: 3, wholeBefore: null },
      },
      activeJobs: { value: 408, change: 51, recent: 408, before: 271 },
      pendingJobs: { value: 3, change: 50, recent: 3, before: 2 },
      approvedApplications: { value: 30, change: 69, recent: 22, before: 13 },
      conversionRate: {
        value: 60,
        change: 140,
        counts: { part: 3, whole: 5, partBefore: 1, wholeBefore: 4 },
      },
    },
  });
  const users = await part('Users');
  expect(await users.findByText('5 now, 3 before')).toBeTruthy();
  const jobs = await part('Jobs');
  expect(jobs.getByText('+51% in 30 days')).toBeTruthy();
  expect(jobs.getByText('30 days ago: 2')).toBeTruthy();
  const applications = await part('Applications');
  expect(
    applications.getByText(
      '22 from the last 30 days, 13 from the 30 days before at the same point',
    ),
  ).toBeTruthy();
  expect(applications.getByText('3 of 5')).toBeTruthy();
  expect(applications.getByText('1 of 4 in the 30 days before, at the same point')).toBeTruthy();
});

test('the page has no accessibility violations', async () => {
  const { container } = await draw({});
  await (await part('Users')).findAllByText('12');
  await expectNoViolations(container);
});

test('the period is part of the address and of the query', async () => {
  const { asked } = await draw({}, '/admin/analytics?period=7d');
  const choice = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(choice.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(asked).toEqual(['7d']));
  await user.click(choice.getByRole('link', { name: '1 year' }));
  await expectAddress('/admin/analytics?period=1y');
  await waitFor(() => expect(asked).toEqual(['7d', '1y']));
  expect(
    await (await part('Users')).findAllByText('Compared with the previous 365 days'),
  ).toBeTruthy();
  await user.click(choice.getByRole('link', { name: '30 days' }));
  await expectAddress('/admin/analytics');
});

test('a figure explains its meaning and the source of both numbers on demand', async () => {
  await draw({});
  const users = await part('Users');
  await user.click(await users.findByRole('button', { name: 'About this figure: Total users' }));
  const explanation = within(await screen.findByRole('dialog', { name: 'Total users' }));
  expect(explanation.getByText('Everyone with an account.')).toBeTruthy();
  const path = (name: string) => explanation.getByRole('link', { name }).getAttribute('href');
  expect(path('Open in Explore')).toBe('/admin/analytics/explore?measures=users&chart=number');
  expect(path('Open the change in Explore')).toBe(
    '/admin/analytics/explore?measures=users&last=30-day-rolling&compare=previous_period&chart=number',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a section that fails says so by itself and can be retried', async () => {
  let isAway = true;
  await draw({ fails: (section) => section === 'jobs' && isAway });
  const jobs = await part('Jobs');
  expect((await jobs.findByRole('alert')).textContent).toContain('Failed to fetch job analytics');
  expect(await (await part('Users')).findAllByText('12')).toBeTruthy();
  isAway = false;
  await user.click(jobs.getByRole('button', { name: 'Try Again' }));
  expect(await (await part('Jobs')).findAllByText('12')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed chart leaves the figures', async () => {
  await draw({ chartFails: (section) => section === 'applications' });
  const applications = await part('Applications');
  expect((await applications.findByRole('alert')).textContent).toContain(
    'Failed to fetch application analytics',
  );
  expect(applications.getAllByText('12')).toBeTruthy();
});

test('a complete failure is reported once', async () => {
  await draw({ fails: () => true });
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Failed to load analytics'),
  ]);
});

test('an empty period says so', async () => {
  await draw({
    figures: {
      totalJobs: { value: 0, change: null },
      totalApplications: { value: 0, change: null },
    },
  });
  expect(await screen.findByText('No job has been posted yet.')).toBeTruthy();
  expect(screen.getByText('Nobody has applied yet.')).toBeTruthy();
});

test('the visible report is exported with its definitions', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:report';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  await draw({ figures: { totalUsers: { value: 7, change: 25 } } });
  await (await part('Users')).findByText('7');
  await user.click(screen.getByRole('button', { name: 'Download report' }));
  const lines = (await files[0]!.text()).split('\r\n');
  expect(lines[0]).toBe('Analytics report');
  expect(lines[1]).toBe('Period,30 days');
  expect(lines.filter((line) => /^(Users|Jobs|Applications),/.test(line))).toHaveLength(24);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Users,Total users,7,count,25,The change compares what was added.*,Everyone with an account\.,http.*measures=users/,
    ),
  );
});
