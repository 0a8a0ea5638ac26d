import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { ChangedMost } from '#client/pages/admin/home/ChangedMost.tsx';
import { Figures } from '#client/pages/admin/home/Figures.tsx';
import { MARKET_FIGURE_KEYS } from '#schema/options/marketFigures.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin'] as const;

afterEach(() => {
  act(() => leave());
});

async function draw(stats: () => object) {
  act(() => logInAs({ role: 'ADMIN' }));
  const resolvers: IResolvers = { Query: { admin: () => ({}) }, Admin: { stats } };
  const schema = mockedSchema({ resolvers });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <ChangedMost />
        <Figures />
      </main>
    </Words>
  );
  return drawInSite(page, { schema, path: '/admin' });
}

const all = (value: number | null) =>
  Object.fromEntries(MARKET_FIGURE_KEYS.map((key) => [key, value]));
const COUNTED = { countedAt: '2026-11-20T09:00:00.000Z' };

test('each figure has its name and change, and those that changed the most come first', async () => {
  const { container } = await draw(() => ({
    ...all(7),
    totalUsers: 123_456,
    changes: { ...all(null), totalUsers: 25, newUsersToday: -50, totalJobs: 10_800 },
    recent: { ...all(0), totalUsers: 50, newUsersToday: 1, totalJobs: 109 },
    before: { ...all(0), totalUsers: 40, newUsersToday: 2, totalJobs: 1 },
    ...COUNTED,
  }));
  const region = within(await screen.findByRole('region', { name: 'The market in figures' }));
  expect(await region.findByText('1,23,456')).toBeTruthy();
  expect(region.getByText('New in 30 days: +25%')).toBeTruthy();
  expect(region.getByText('1 today, 2 by this time yesterday')).toBeTruthy();
  expect(region.getByText('109 new in 30 days, 1 before')).toBeTruthy();
  expect(region.getAllByText('Nothing new in 30 days')).toHaveLength(2);
  expect(region.getAllByText('None now, and none 30 days ago')).toHaveLength(4);
  expect(region.getAllByText('None from the last 30 days')).toHaveLength(2);
  expect(region.queryByText('–')).toBeNull();
  const changed = within(screen.getByRole('region', { name: 'Changed most' }));
  expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Total jobs 109 new in 30 days, 1 before',
  ]);
  expect(region.getByText(/^As of/)).toBeTruthy();
  expect(region.getByRole('link', { name: 'Pending companies' }).getAttribute('href')).toBe(
    '/admin/companies?status=pending',
  );
  expect(
    region.getByRole('link', { name: /^Pending companies: open in/ }).getAttribute('href'),
  ).toBe('/admin/analytics/explore?measures=pending_companies&chart=number');
  await expectNoViolations(container);
});

test('a link to a stock shows it beside the one of 30 days ago', async () => {
  await draw(() => ({
    ...all(350),
    changes: { ...all(0), pendingApplications: 113 },
    recent: { ...all(350), pendingApplications: 350 },
    before: { ...all(350), pendingApplications: 164 },
    ...COUNTED,
  }));
  const changed = within(await screen.findByRole('region', { name: 'Changed most' }));
  const link = await changed.findByRole('link', { name: 'Pending applications' });
  expect(link.getAttribute('href')).toBe(
    '/admin/analytics/explore?measures=stock_pending_applications&last=30-day-rolling&compare=previous_period&chart=number',
  );
});

test('a failure says so, and a retry loads the figures', async () => {
  let isAway = true;
  await draw(() => {
    if (isAway) throw new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
    return { ...all(3), changes: all(null), recent: all(0), before: all(0), ...COUNTED };
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch dashboard stats',
  );
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await screen.findAllByText('3')).length).toBe(12);
});
