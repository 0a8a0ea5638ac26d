import type { TypedDocumentNode } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@apollo/client/react';
import { concatAST, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { History, History_activity } from '#client/components/admin/History.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { Page } from '#client/pages/admin/AdminActivityPage.tsx';
import { ACTIVITY_ACTIONS } from '#schema/options/activity.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anEntry, drawWithLog } from './activityWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => leave());
});

const draw = (world: Parameters<typeof drawWithLog>[2] = {}, path = '/admin/activity') =>
  drawWithLog(<Page />, path, world);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the activity log', () => {
  test('shows action, subject, actor and time, and expands to all details', async () => {
    const entries = [
      anEntry('7'),
      anEntry('6', { action: 'tree.plant', subject: null, before: null, after: null }),
      anEntry('5', {
        actor: { kind: 'USER', id: 'u9', name: null, email: null },
        action: 'settings.update',
        subject: { kind: 'settings', id: '', name: null },
      }),
    ];
    const { container } = await draw({ entries });
    await screen.findByText('3 entries');
    expect(link('Job 7').getAttribute('href')).toBe('/admin/jobs/j7');
    expect(screen.getByText('tree.plant')).toBeTruthy();
    expect(screen.getByText('By A deleted account')).toBeTruthy();
    await user.click(button('Job rejected'));
    expect(button('Job rejected').getAttribute('aria-expanded')).toBe('true');
    const table = within(screen.getByRole('table', { name: 'Changes' }));
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(cells).toEqual([
      'ApprovalBeforePendingAfterRejected',
      'Admin notesBeforeEmptyAfterNo pay.',
    ]);
    expect(screen.getByText('request-7')).toBeTruthy();
    expect(screen.getByText('10.0.0.7')).toBeTruthy();
    await expectNoViolations(container);
    await user.click(link('Show only actions by Meera Nair'));
    await expectAddress('/admin/activity?actor=u1');
    await user.click(await screen.findByRole('button', { name: 'Show actions by everyone' }));
    await expectAddress('/admin/activity');
  });

  test('is filtered by words, kinds, actions and days, and reset', async () => {
    const { asked } = await draw({ entries: [anEntry('1')], total: 25 });
    await screen.findByText('25 entries');
    await user.selectOptions(screen.getByLabelText('Type'), 'Company');
    await expectAddress('/admin/activity?kind=company');
    const offered = [...screen.getByLabelText('Action').querySelectorAll('option')];
    expect(offered.map(({ value }) => value)).toEqual([
      '',
      ...ACTIVITY_ACTIONS.filter((action) => action.startsWith('company.')),
    ]);
    await user.selectOptions(screen.getByLabelText('Action'), 'Company rejected');
    await expectAddress('/admin/activity?action=company.reject&kind=company');
    await user.type(screen.getByLabelText('Start date'), '2026-11-20');
    await expectAddress('/admin/activity?action=company.reject&kind=company&from=2026-11-20');
    const end = screen.getByLabelText<HTMLInputElement>('End date');
    // The day that browsers report for the first digit of a year.
    fireEvent.change(end, { target: { value: '0002-11-21' } });
    expect(end.value).toBe('0002-11-21');
    await expectAddress('/admin/activity?action=company.reject&kind=company&from=2026-11-20');
    fireEvent.change(end, { target: { value: '' } });
    await user.type(screen.getByLabelText('Search the log'), 'mill');
    await expectAddress(
      '/admin/activity?search=mill&action=company.reject&kind=company&from=2026-11-20',
    );
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        search: 'mill',
        action: 'company.reject',
        subjectKind: 'company',
        from: '2026-11-20',
        page: 1,
      }),
    );
    await user.click(button('Clear filters'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await expectAddress('/admin/activity');
    await user.click(screen.getByLabelText('Page 2'));
    await expectAddress('/admin/activity?page=2');
  });

  test('says so when it is empty or cannot be loaded', async () => {
    let away = false;
    await draw({ fails: () => away }, '/admin/activity?search=x');
    expect(await screen.findByText('No entries found')).toBeTruthy();
    away = true;
    await user.selectOptions(screen.getByLabelText('Type'), 'Job');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to fetch activity logs',
    );
    away = false;
    await user.click(button('Try Again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the integrity check', () => {
  test('reports an intact log, and its own failure', async () => {
    let away = true;
    await draw({ fails: (what) => away && what === 'check' });
    await user.click(button('Check the log'));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not check the log');
    away = false;
    await user.click(button('Check the log'));
    expect(await screen.findByText('All 12 entries are unchanged.')).toBeTruthy();
    await user.click(button('Close this message'));
    expect(screen.queryByText('The log is intact')).toBeNull();
  });

  test.each([
    ['CHANGED', 'Entry 7 was changed after it was recorded', true],
    ['MISSING', 'Entry 7 is missing.', false],
    ['ADDED', 'Entry 7 was not recorded by the site.', true],
  ])('names the entry that is %s', async (how, said, leads) => {
    await draw({ check: { whole: 6, broken: { id: '7', how } } });
    await user.click(button('Check the log'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(said);
    expect(alert.textContent).toContain('The 6 entries before it are intact.');
    expect(within(alert).queryAllByRole('link', { name: 'Show entry 7' })).toHaveLength(
      leads ? 1 : 0,
    );
  });
});

describe('the export', () => {
  const open = async () => {
    await draw({}, '/admin/activity?from=2026-11-01&to=2026-11-20');
    await user.click(button('Export'));
    return within(await screen.findByRole('dialog', { name: 'Export activity logs' }));
  };

  test('uses the selected days and downloads the file', async () => {
    const asked = vi.fn(async () => new Response('a', { status: 200 }));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} }),
    );
    const dialog = await open();
    await user.click(dialog.getByLabelText('JSON, for programs'));
    await expectNoViolations(document.body);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveBeenCalledWith(
      '/api/admin/activity-logs/export?format=json&startDate=2026-11-01&endDate=2026-11-20',
      expect.objectContaining({ headers: expect.anything() as object }),
    );
  });

  test('is not started for reversed dates, and reports a refusal', async () => {
    const asked = vi.fn(async () => Response.json({ message: 'Too early.' }, { status: 503 }));
    vi.stubGlobal('fetch', asked);
    const dialog = await open();
    const last = dialog.getByLabelText('End date');
    await user.clear(last);
    await user.type(last, '2026-10-01');
    expect(dialog.getByText('The end date cannot be before the start date')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(asked).not.toHaveBeenCalled();
    await user.clear(last);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('Failed to export activity logs');
    expect(alert.textContent).toContain('Too early.');
  });
});

const OF_JOB = parse(
  '{ admin { activity(subjectKind: "job", subjectId: "j1", first: 5) { ...History_activity } } }',
);
const HISTORY = concatAST([OF_JOB, History_activity]) as TypedDocumentNode<{
  admin: { activity: FragmentType<typeof History_activity> };
}>;

function JobHistory() {
  const { data } = useQuery(HISTORY);
  const activity = data?.admin.activity;
  return activity && <History activity={activity} subject={{ kind: 'job', id: 'j1' }} />;
}

describe('the history of a subject', () => {
  test('shows its entries and links to the full log', async () => {
    const entries = [anEntry('2'), anEntry('1', { action: 'job.create' })];
    await drawWithLog(<JobHistory />, '/', { entries, total: 9 });
    const part = within(await screen.findByRole('region', { name: 'History' }));
    expect(part.getByRole('button', { name: 'Job rejected' })).toBeTruthy();
    expect(part.queryByText('Job 2')).toBeNull();
    expect(part.getByRole('link', { name: 'View all 9 in the log' }).getAttribute('href')).toBe(
      '/admin/activity?kind=job&subject=j1',
    );
  });

  test('says so when there are none', async () => {
    await drawWithLog(<JobHistory />, '/');
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeTruthy();
  });
});
