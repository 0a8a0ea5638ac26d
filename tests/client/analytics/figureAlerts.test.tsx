import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewAlertButton } from '#client/components/analytics/alerts/NewAlertButton.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { editedAlert } from '#client/pages/admin/analytics/alerts/editedAlert.ts';
import { Page } from '#client/pages/admin/AdminFigureAlertsPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const user = userEvent.setup({ delay: null });
const AREAS = ['admin', 'analytics', 'calculations', 'figureAlerts'] as const;

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'asha@mail.example' }));
});
afterEach(() => {
  act(() => leave());
});

const ALERT = {
  __typename: 'FigureAlert',
  id: '1',
  name: 'Jobs above 100',
  state: 'CROSSED',
  problem: null as string | null,
  figure: 'Jobs, last 7 days',
  condition: 'above 100',
  finding: 'Jobs, last 7 days: 137.',
  valueText: '137',
  link: '/admin/analytics/explore?measures=jobs',
  address: 'measures=jobs&last=7-day' as string | null,
  measure: 'JOBS',
  isPerGroup: false,
  kind: 'THRESHOLD',
  direction: 'ABOVE',
  amount: 100,
  isPercent: false,
  isMailed: true,
  isPosted: false,
  isActive: true,
  checkedAt: '2026-11-22T06:00:00.000Z',
  crossedAt: '2026-11-22T05:00:00.000Z',
  report: null,
  crossings: [
    {
      __typename: 'FigureAlertCrossing',
      id: 'c1',
      crossedAt: '2026-11-22T05:00:00.000Z',
      returnedAt: null,
      finding: 'Jobs, last 7 days: 137.',
      condition: 'above 100',
      link: '/admin/analytics/explore?measures=jobs&rows=1',
    },
  ],
};

const TRIAL = {
  __typename: 'FigureAlertTrial',
  isMet: true,
  finding: 'Jobs, last 7 days: 137.',
  condition: 'above 100',
  subject: 'Jobs above 100: 137',
  days: [{ __typename: 'FigureAlertDay', day: '2026-11-21', value: 20, text: '20' }],
  groups: [{ __typename: 'FigureAlertGroup', name: 'Sales', value: 20, text: '20' }],
  link: '/admin/analytics/explore?measures=jobs&rows=1',
  webhookBody: '{}',
};

/** A server with alerts; `asked` collects the mutations. */
async function draw(part: ReactNode, alerts = [ALERT], path = '/admin/analytics/alerts') {
  const asked: [string, object][] = [];
  const noted =
    (name: string, result: (input: { id: string }) => object) =>
    (_: unknown, { input }: { input: { id: string } }) => {
      asked.push([name, { ...input }]);
      return result(input);
    };
  const measures = [
    { key: 'JOBS', name: 'Jobs', unit: 'COUNT' },
    { key: 'HIRES', name: 'Hires', unit: 'COUNT' },
  ];
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: { analytics: () => ({}) },
      Analytics: {
        alerts: () => alerts,
        alert: (_: unknown, { id }: { id: string }) => alerts.find((one) => one.id === id) ?? null,
        tryAlert: () => TRIAL,
        model: () => ({ measures, dimensions: [{ key: 'CATEGORY', name: 'Category' }] }),
      },
      Mutation: {
        saveFigureAlert: noted('save', (input) => {
          alerts = alerts.map((one) => (one.id === input.id ? { ...one, ...input } : one));
          return { alert: ALERT };
        }),
        turnFigureAlert: noted('turn', (input) => ({ alert: { ...ALERT, ...input } })),
        deleteFigureAlert: noted('delete', ({ id }) => ({ deletedAlertId: id })),
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>{part}</main>
    </Words>,
    { schema, path },
  );
  return { ...drawn, asked };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = async (item: string) => {
  await user.click(button('Actions for Jobs above 100'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('an alert on a question has a name, a limit and ways to notify, and can be tried before it is saved', async () => {
  const watched = {
    query: {
      measures: ['jobs', 'hires'],
      dimensions: ['time', 'category'],
      calculations: [
        { kind: 'share_of_total' as const, measure: 'jobs' },
        { kind: 'running_total' as const, measure: 'jobs' },
      ],
      range: { last: 7, unit: 'day' as const },
    },
    reportId: null,
  };
  const { asked, container } = await draw(
    <NewAlertButton watched={watched} label="Tell me when…" />,
  );
  await user.click(button('Tell me when…'));
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when…' });
  const form = within(dialog);
  await user.click(await form.findByRole('radio', { name: /^Each group: Category/ }));
  await user.selectOptions(form.getByLabelText('What to watch'), 'Share of the total (Jobs)');
  await user.click(form.getByRole('radio', { name: /^The total/ }));
  expect(form.getByLabelText<HTMLSelectElement>('What to watch').value).toBe('jobs');
  await user.click(form.getByRole('radio', { name: /^Each group: Category/ }));

  await user.click(form.getByRole('button', { name: 'Save alert' }));
  expect(form.getByText('Enter a number.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Amount'));
  expect(asked).toEqual([]);

  await user.selectOptions(await form.findByLabelText('What to watch'), 'Hires');
  await user.click(form.getByRole('radio', { name: 'It changes' }));
  await user.selectOptions(form.getByLabelText('Direction'), 'Falls by');
  await user.type(form.getByLabelText('Amount'), '25');
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe(
    'Hires down by 25%, for each category',
  );
  await user.click(form.getByRole('button', { name: 'Try it now' }));
  expect(await form.findByText('You would be notified now.')).toBeTruthy();
  expect(form.getByRole('rowheader', { name: 'Sales' })).toBeTruthy();
  expect(form.getByText('Jobs above 100: 137')).toBeTruthy();
  expect(asked).toEqual([]);
  await expectNoViolations(container);

  await user.click(form.getByLabelText('Email to asha@mail.example'));
  // The result was for other values.
  expect(form.queryByText('You would be notified now.')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([
    [
      'save',
      {
        id: null,
        name: 'Hires down by 25%, for each category',
        query: { measures: ['JOBS', 'HIRES'], dimensions: ['TIME', 'CATEGORY'] },
        measure: 'HIRES',
        isPerGroup: true,
        kind: 'CHANGE',
        direction: 'BELOW',
        amount: 25,
        isPercent: true,
        isMailed: false,
      },
    ],
  ]);
  expect(queuedToasts().at(-1)?.message).toBe('Hires down by 25%, for each category');
});

test(
  'the list shows the state of each alert, and lets it be paused, looked up, edited and deleted',
  { tags: ['full'] },
  async () => {
    const { asked, container } = await draw(<Page />, [
      ALERT,
      {
        ...ALERT,
        id: '2',
        name: 'Broken',
        state: 'PROBLEM',
        problem: 'The report is gone.',
        address: null,
      },
    ]);
    expect(await screen.findByText('Notified you')).toBeTruthy();
    expect(screen.getByText('The report is gone.')).toBeTruthy();
    expect(button('Broken')).toHaveProperty('disabled', true);
    await expectNoViolations(container);

    await choose('Pause the alert');
    await choose('History');
    await expectAddress('/admin/analytics/alerts?alert=1');
    const history = await screen.findByRole('dialog', { name: 'History of “Jobs above 100”' });
    expect(await within(history).findByText('Not back to normal yet')).toBeTruthy();
    await user.click(within(history).getByRole('button', { name: 'Close' }));

    await user.click(button('Jobs above 100'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit alert' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Amount').value).toBe('100');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await choose('Delete…');
    await user.click(await screen.findByRole('button', { name: 'Delete alert' }));
    await waitFor(() => expect(screen.queryByText('Notified you')).toBeNull());
    expect(asked).toEqual([
      ['turn', { id: '1', isActive: false }],
      ['delete', { id: '1' }],
    ]);
  },
);

test('closing the history of an alert returns to it, and the list shows it as edited', async () => {
  await draw(<Page />, [ALERT], '/admin/analytics/alerts?alert=1');
  const history = await screen.findByRole('dialog', { name: 'History of “Jobs above 100”' });
  fireEvent.click(within(history).getByRole('button', { name: 'Close' }));
  const name = () => button('Jobs above 100');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  fireEvent.click(name());
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Many jobs' } });
  fireEvent.click(button('Save alert'));
  // At once, not when the page asks again by itself.
  await screen.findByText('Many jobs', { selector: '[data-name]' }, { timeout: 10_000 });
});

test('an edited alert on a report still watches the report', () => {
  const report = { id: 'weekly' };
  const edited = editedAlert({ ...ALERT, report } as unknown as Parameters<typeof editedAlert>[0]);
  expect(edited?.watched.reportId).toBe('weekly');
});

test('without alerts, the page says where to set one', { tags: ['full'] }, async () => {
  await draw(<Page />, []);
  expect(await screen.findByText('No alerts yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the overview' })).toBeTruthy();
});
