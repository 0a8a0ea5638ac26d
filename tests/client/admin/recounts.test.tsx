import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminRecountsPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'recounts', 'activity', 'validation'] as const;

afterEach(() => {
  act(() => leave());
});

const aRecount = (values: object = {}) => ({
  id: 'r1',
  status: 'COMPLETE',
  askedBy: 'SCHEDULE',
  requestedAt: '2026-11-20T20:00:00.000Z',
  finishedAt: '2026-11-20T20:01:00.000Z',
  checked: 5_210,
  differing: 0,
  corrected: 0,
  findings: [],
  ...values,
});

const FOUND = aRecount({
  id: 'r2',
  differing: 24,
  corrected: 23,
  findings: [
    {
      value: 'JOB_VIEWS',
      checked: 642,
      differing: 23,
      corrected: 23,
      hasFailed: false,
      examples: [
        {
          id: 'x1',
          rowKey: 'j1',
          subjectKind: 'job',
          subjectId: 'j1',
          subjectName: 'Welder',
          before: { views: 18 },
          after: { views: 11 },
          correctedAt: '2026-11-20T20:00:09.000Z',
        },
      ],
    },
    {
      value: 'ACTIVITY_LOG',
      checked: 90,
      differing: 1,
      corrected: 0,
      hasFailed: true,
      examples: [],
    },
  ],
});

interface World {
  list?: ReturnType<typeof aRecount>[];
  path?: string;
  refusal?: string;
}

async function draw({ list = [], path = '/admin/settings/recounts', refusal }: World = {}) {
  act(() => logInAs({ role: 'ADMIN' }));
  const state = { isRunning: false };
  const recounts = () => ({ isRunning: state.isRunning, list });
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        recounts,
        recount: (_admin: unknown, { id }: { id?: string | null }) =>
          (id ? list.find((one) => one.id === id) : list[0]) ?? null,
      },
      Mutation: {
        recountNow: () => {
          if (refusal) throw new GraphQLError(refusal);
          state.isRunning = true;
          return { recounts: recounts() };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  const drawn = await drawInSite(page, { schema, path, route: '/admin/settings/recounts' });
  return { ...drawn, user: userEvent.setup() };
}

test('a recount shows what differed, with links and the values before and after, and what was not corrected', async () => {
  const { container } = await draw({
    list: [aRecount(), FOUND],
    path: '/admin/settings/recounts?recount=r2',
  });
  const views = await screen.findByRole('region', { name: 'Job views' });
  expect(views.textContent).toContain('23 rows differed · 23 were corrected');
  expect(views.textContent).toContain('22 further rows are not shown.');
  const link = within(views).getByRole('link', { name: 'Welder' });
  expect(link.getAttribute('href')).toBe('/admin/jobs/j1');
  const [, row] = within(views).getAllByRole('row');
  expect(row?.textContent).toMatch(/views18.*views11/);
  const log = screen.getByRole('region', { name: 'Activity log seals' });
  expect(log.textContent).toContain('None of them was corrected');
  expect(log.textContent).toContain('We could not compare some rows.');
  const history = screen.getByRole('region', { name: 'Recounts' });
  expect(within(history).getAllByRole('link')).toHaveLength(2);
  await expectNoViolations(container);
});

test('the page says that everything was right, and starts a recount', async () => {
  const { user } = await draw({ list: [aRecount()] });
  await screen.findByText('5,210 rows were compared. All of them were correct.');
  await user.click(screen.getByRole('button', { name: 'Recount now' }));
  await screen.findByText('Recount in progress…');
  expect(queuedToasts().map(({ title }) => title)).toContain('Recount started');
});

test('before the first night the page is empty, and a failed start shows an error', async () => {
  const { user } = await draw({ refusal: 'Try again later.' });
  await screen.findByText('No recounts yet');
  await user.click(screen.getByRole('button', { name: 'Recount now' }));
  await waitFor(() =>
    expect(queuedToasts().map(({ title }) => title)).toContain('We could not start a recount'),
  );
});

test('a recount that does not exist is shown as missing', async () => {
  await draw({ list: [aRecount()], path: '/admin/settings/recounts?recount=r9' });
  const said = await screen.findByText(/We could not find this recount/);
  expect(said.closest('[role=status]')).not.toBeNull();
});
