import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import { NO_QUESTION } from '#client/pages/admin/analytics/builder/question/question.ts';
import type { Step } from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { Answer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { ReportLead } from '#client/pages/admin/analytics/builder/actions/ReportLead.tsx';
import { ResultFacts } from '#client/pages/admin/analytics/builder/result/ResultFacts.tsx';
import { NothingFound } from '#client/pages/admin/analytics/builder/result/NothingFound.tsx';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { drawIn } from './charts/drawChart.tsx';
import { MODEL } from './builderWorld.tsx';

type ModelData = Parameters<typeof modelOf>[0];
const model = modelOf(MODEL as unknown as ModelData, { yes: 'Yes', no: 'No' });

const factsOf = async (values: object) => {
  const answer = {
    measures: [{ isStock: false }],
    exactFrom: null,
    rowCount: 1,
    isComplete: true,
    leftOut: 0,
    readAt: '2026-11-21T10:00:05.000Z',
    freshAt: '2026-11-21T10:00:05.000Z',
    milliseconds: 0.2,
    timeZone: 'Asia/Kolkata',
    ...values,
  };
  const { unmount } = await drawIn(<ResultFacts answer={answer as Answer} />);
  const facts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  unmount();
  return facts;
};

test('a result shows its size, age and duration, and what is left out', async () => {
  expect(await factsOf({})).toEqual([
    '1 row',
    'Loaded at 3:30:05 pm',
    '1 ms',
    'India Standard Time',
  ]);
  const cut = { rowCount: 500, isComplete: false, leftOut: 2, milliseconds: 12.6 };
  const old = { freshAt: '2026-11-20T10:00:00.000Z', timeZone: 'America/New_York' };
  expect(await factsOf({ ...cut, ...old })).toEqual([
    'The first 500 rows',
    'Loaded at 5:00:05 am',
    'As of 20 Nov, 5:00 am',
    '13 ms',
    'Eastern Time',
    '2 groups of fewer than five people are left out',
  ]);
});

test('a stock says that it is of a moment, and from when on it is exact', async () => {
  const facts = await factsOf({
    measures: [{ isStock: true }],
    exactFrom: '2026-11-19T10:00:00.000Z',
  });
  expect(facts).toContain(
    'Counted at the end of each step or of the period, and not added up over time',
  );
  expect(facts).toContain(
    'Exact since 19 Nov 2026. Earlier values come from dates and the activity log.',
  );
});

async function nothing(query: Partial<AnalyticsQuery>, leftOut = 0) {
  const asked = { measures: ['hires'], dimensions: [], ...query };
  const question = { ...NO_QUESTION, query: { ...asked, dimensions: [] } };
  const changed: AnalyticsQuery[] = [];
  const change = (step: Step) => changed.push(step(question).query);
  const build = { model, question, change, refusalOf: vi.fn<() => null>(() => null) };
  await drawIn(<NothingFound build={build} query={asked} leftOut={leftOut} />);
  return { changed, names: screen.queryAllByRole('button').map((one) => one.textContent) };
}
const goa = { dimension: 'state', is: ['Goa'] };
const remote = { dimension: 'remote', is: ['yes'] };

test('an empty result offers to remove each filter and the range', async () => {
  const range = { last: 7, unit: 'day' } as const;
  const { names, changed } = await nothing({ range, filter: { and: [goa, remote] } });
  screen.getByText('Nothing matches these filters (Last 7 days).');
  expect(names).toEqual([
    'Remove filter: State is Goa',
    'Remove filter: Remote is Yes',
    'Show all time',
  ]);
  fireEvent.click(screen.getByText('Remove filter: Remote is Yes').closest('button')!);
  fireEvent.click(screen.getByText('Show all time').closest('button')!);
  expect(changed.map((query) => [query.filter, query.range])).toEqual([
    [goa, range],
    [{ and: [goa, remote] }, undefined],
  ]);
});

test.for<[string, Partial<AnalyticsQuery>, number]>([
  ['There is no data yet.', {}, 0],
  ['There is no data for this period: Last 7 days.', { range: { last: 7, unit: 'day' } }, 0],
  [
    'The only group has fewer than five people. To protect their privacy, we do not show them.',
    {},
    1,
  ],
  [
    'All 3 groups have fewer than five people. To protect their privacy, we do not show them.',
    { filter: goa },
    3,
  ],
])('an empty answer says why: %s', async ([why, query, leftOut]) => {
  await nothing(query, leftOut);
  expect(screen.getByText(why)).toBeDefined();
});

test.for<[string, object]>([
  ['Only you can see this report', { isShared: false, isOwn: true }],
  ['Shared with all administrators', { isShared: true, isOwn: true }],
  ['Shared with all administrators · by Asha Rao', { isShared: true, isOwn: false }],
  ['Shared with all administrators', { isShared: true, isOwn: false, owner: null }],
])('a report says who sees it: %s', async ([said, values]) => {
  const owner = { id: 'u1', name: 'Asha Rao' };
  const report = { description: '', owner, ...values } as Parameters<
    typeof ReportLead
  >[0]['report'];
  const { container } = await drawIn(<ReportLead report={report} isChanged={false} />);
  expect(container.textContent).toBe(said);
});
