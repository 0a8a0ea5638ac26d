import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminReportsPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aDashboard, aPin, aReport } from './boardsFixtures.ts';
import { drawBoards, type World } from './boardsWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'asha@mail.example' }));
});
afterEach(() => {
  act(() => leave());
});

const draw = (world: World = {}) => drawBoards(Page, world);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const choose = async (menu: string, item: string) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const MARKET = () => [
  aReport('1', { name: 'Where people apply' }),
  aReport('2', {
    name: 'Hires of the quarter',
    isOwn: false,
    mayChange: false,
    isShared: true,
    owner: { id: 'o', name: 'Ravi Iyer' },
  }),
  aReport('3', { name: 'Sent on Mondays', isShared: true }),
];

describe('scheduling by email', () => {
  test('shows the next three dates before it is saved; a schedule can be paused and removed', async () => {
    const { asked } = await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    await choose('Actions for Where people apply', 'Send by email…');
    const dialog = await screen.findByRole('dialog', {
      name: 'Send “Where people apply” by email',
    });
    await within(dialog).findByText('We send it to you at asha@mail.example.');
    expect(within(dialog).getByText(/^Every Monday at 8:00/)).toBeTruthy();
    const days = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace(/,? \d+:00.*$/, '').replace(' at', ''));
    // Today is Saturday, 21 November.
    expect(days()).toEqual(['Monday, 23 November', 'Monday, 30 November', 'Monday, 7 December']);
    await user.click(within(dialog).getByLabelText('Every month'));
    await user.selectOptions(within(dialog).getByLabelText('Day of the month'), '31');
    expect(days()).toEqual(['Monday, 30 November', 'Thursday, 31 December', 'Sunday, 31 January']);
    await user.click(within(dialog).getByLabelText('Every week'));
    await user.selectOptions(within(dialog).getByLabelText('On'), 'Friday');
    await user.selectOptions(within(dialog).getByLabelText('At'), '17');
    await expectNoViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Schedule emails' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual([
      'scheduleReport',
      { reportId: '1', every: 'WEEKLY', weekday: 5, day: null, hour: 17, isActive: true },
    ]);
    expect(await screen.findByText(/^Every Friday at 5:00/)).toBeTruthy();
    await user.click(button('Pause the emails for Where people apply'));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(asked[1]?.[1]).toMatchObject({ weekday: 5, hour: 17, isActive: false });
    await choose('Actions for Where people apply', 'Change email schedule…');
    await user.click(await screen.findByRole('button', { name: 'Stop emails' }));
    await waitFor(() => expect(asked[2]).toEqual(['unscheduleReport', { reportId: '1' }]));
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
  });
});

describe('pinning', () => {
  test('offers dashboards that do not have the report yet, or a new one', async () => {
    const [first, second] = MARKET();
    const dashboards = [
      aDashboard('d1', { name: 'Mornings', pins: [aPin(first!)] }),
      aDashboard('d2', { name: 'Weeks', pins: [] }),
      aDashboard('d3', { name: 'Not mine', isOwn: false, mayChange: false }),
    ];
    const { asked } = await draw({ reports: [first!, second!], dashboards });
    await screen.findByText('Where people apply');
    await choose('Actions for Where people apply', 'Pin to a dashboard…');
    const dialog = await screen.findByRole('dialog', { name: 'Pin “Where people apply”' });
    const mornings = await within(dialog).findByRole<HTMLInputElement>('radio', {
      name: /^Mornings/,
    });
    expect(mornings.disabled).toBe(true);
    expect(within(dialog).queryByText('Not mine')).toBeNull();
    await expectNoViolations(dialog);
    await user.click(within(dialog).getByLabelText('New dashboard'));
    await user.click(within(dialog).getByRole('button', { name: 'Pin' }));
    expect(within(dialog).getByText('Enter a name for the dashboard')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Dashboard name'), 'Fridays');
    await user.selectOptions(within(dialog).getByLabelText('Width on the dashboard'), '4');
    await user.click(within(dialog).getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(toasts()).toEqual([['Pinned', 'Fridays']]));
    expect(asked).toEqual([
      ['pinReport', { reportId: '1', newDashboardName: 'Fridays', width: 4 }],
    ]);
  });
});

describe('the dashboards', () => {
  test('are renamed, shared with their reports, and deleted with Undo', async () => {
    const [hidden] = MARKET();
    const dashboards = [aDashboard('d1', { name: 'Mornings', pins: [aPin(hidden!)] })];
    const { asked, container } = await draw({ reports: [hidden!], dashboards });
    await screen.findByRole('link', { name: 'Mornings' });
    await expectNoViolations(container);
    await choose('Actions for Mornings', 'Share with administrators');
    const question = await screen.findByRole('alertdialog', {
      name: 'Share the report on it too?',
    });
    expect(within(question).getByText('Where people apply')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Share dashboard and reports' }));
    await waitFor(() => expect(toasts()[0]?.[0]).toBe('Shared with the other administrators'));
    expect(asked.map(([what]) => what)).toEqual(['shareReport', 'saveDashboard']);

    await choose('Actions for Mornings', 'Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename dashboard' });
    await user.clear(within(dialog).getByLabelText('Dashboard name'));
    await user.type(within(dialog).getByLabelText('Dashboard name'), 'Evenings');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Evenings' });
    await choose('Actions for Evenings', 'Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Evenings' })).toBeNull());
    act(() => queuedToasts().at(-1)?.action?.onPress());
    expect(await screen.findByRole('link', { name: 'Evenings' })).toBeTruthy();
  });

  test('that cannot be deleted stay, without an offer to undo it', async () => {
    const dashboards = [aDashboard('d1', { name: 'Middays', pins: [] })];
    await draw({ dashboards, fails: (what) => (what === 'deleteDashboard' ? 'Away' : undefined) });
    await screen.findByRole('link', { name: 'Middays' });
    await choose('Actions for Middays', 'Delete');
    await waitFor(() => expect(toasts().at(-1)?.[1]).toBe('Away'));
    expect(toasts().filter(([, message]) => message === 'Middays')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Middays' })).toBeTruthy();
  });

  test('open once they are created', async () => {
    const dashboards = [aDashboard('d1', { name: 'Mornings', pins: [] })];
    await draw({ reports: [], dashboards });
    await screen.findByRole('link', { name: 'Mornings' });
    await user.click(button('New dashboard'));
    const made = await screen.findByRole('dialog', { name: 'New dashboard' });
    await user.type(within(made).getByLabelText('Dashboard name'), 'Noons');
    await user.click(within(made).getByRole('button', { name: 'Create dashboard' }));
    await expectAddress('/admin/analytics/dashboards/n2');
  });
});
