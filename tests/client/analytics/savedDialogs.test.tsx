import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PinDialog } from '#client/components/analytics/PinDialog.tsx';
import { ScheduleDialog } from '#client/components/analytics/ScheduleDialog.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { PINS_MAX } from '#schema/options/reports.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { aDashboard, aPin, aReport } from './boardsFixtures.ts';
import { drawBoards, type World } from './boardsWorld.tsx';

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'asha@mail.example' }));
});
afterEach(() => {
  act(() => leave());
});

const REPORT = aReport('1', { name: 'Where people apply' });
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockReset();
});

const drawPin = (world: World = {}) =>
  drawBoards(() => <PinDialog report={REPORT} onClose={onClose} />, {
    reports: [{ ...REPORT }],
    ...world,
  });
const drawSchedule = (schedule: object | null, world: World = {}) =>
  drawBoards(() => <ScheduleDialog report={REPORT} onClose={onClose} />, {
    reports: [{ ...REPORT, schedule }],
    ...world,
  });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button')!);
const select = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toasts = () => queuedToasts().map(({ kind, title, message }) => [kind, title, message]);

describe('pinning a report', () => {
  test('offers the first dashboard with room for it, at half its width', async () => {
    const other = (at: number) => aPin(aReport(`x${at}`));
    const dashboards = [
      aDashboard('d1', { name: 'There', pins: [aPin(REPORT)] }),
      aDashboard('d2', {
        name: 'Full',
        pins: Array.from({ length: PINS_MAX }, (_, at) => other(at)),
      }),
      aDashboard('d3', { name: 'Free', pins: [other(1)] }),
    ];
    const { asked } = await drawPin({ dashboards });
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'ThereIt is already on this dashboard',
      'FullThis dashboard is full',
      'Free',
      'New dashboard',
    ]);
    screen.getByText('Dashboard', { selector: 'legend' });
    expect(screen.queryByLabelText('Dashboard name')).toBeNull();
    expect(screen.getByLabelText('Width on the dashboard')).toHaveProperty('value', '2');
    press('Pin');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked).toEqual([['pinReport', { reportId: '1', dashboardId: 'd3', width: 2 }]]);
    expect(toasts()).toEqual([['success', 'Pinned', 'Free']]);
    const action = queuedToasts()[0]!.action!;
    expect(action.label).toBe('Open the dashboard');
    act(() => action.onPress());
    await expectAddress('/admin/analytics/dashboards/d3');
  });

  test('creates the first dashboard, which needs a name; a refusal keeps what was typed', async () => {
    let isRefused = true;
    const { asked } = await drawPin({
      fails: (what) => (what === 'pinReport' && isRefused ? 'That is one too many.' : undefined),
    });
    const name = await screen.findByLabelText<HTMLInputElement>('Dashboard name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.queryByRole('radio')).toBeNull();
    press('Pin');
    screen.getByText('Enter a name for the dashboard');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(name, { target: { value: ' Mornings ' } });
    expect(screen.queryByText('Enter a name for the dashboard')).toBeNull();
    select('Width on the dashboard', '1');
    press('Pin');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not pin the report');
    expect(alert.textContent).toContain('That is one too many.');
    expect(name.value).toBe(' Mornings ');
    expect(onClose).not.toHaveBeenCalled();
    isRefused = false;
    press('Pin');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const input = { reportId: '1', newDashboardName: 'Mornings', width: 1 };
    expect(asked).toEqual([
      ['pinReport', input],
      ['pinReport', input],
    ]);
  });

  test('says when the dashboards cannot be loaded, and retries', async () => {
    let isAway = true;
    await drawPin({ fails: (what) => (what === 'dashboards' && isAway ? 'Away.' : undefined) });
    await screen.findByText('We could not load the dashboards');
    screen.getByText('Away.');
    screen.getByText('Request ID: r-1');
    isAway = false;
    press('Try Again');
    expect(await screen.findByLabelText('Dashboard name')).toBeDefined();
    expect(screen.queryByText('Away.')).toBeNull();
  });
});

const MONTHLY = {
  __typename: 'AnalyticsSchedule',
  id: 's1',
  every: 'MONTHLY',
  weekday: null,
  day: 31,
  hour: 6,
  timeZone: 'Asia/Kolkata',
  nextAt: '2026-11-30T00:30:00.000Z',
  lastSentAt: null,
  isActive: true,
};

describe('scheduling a report by email', () => {
  test('starts from the saved schedule, and sends only what the rhythm uses', async () => {
    const { asked } = await drawSchedule(MONTHLY);
    expect(await screen.findByLabelText('Every month')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Day of the month')).toHaveProperty('value', '31');
    screen.getByText('In shorter months, it is sent on the last day.');
    screen.getByText(/^On day 31 of every month at 6:00/);
    screen.getByText('In the site’s time zone (India Standard Time).');
    select('Day of the month', '28');
    expect(screen.queryByText('In shorter months, it is sent on the last day.')).toBeNull();
    select('At', '17');
    expect(screen.queryByText('Schedule emails')).toBeNull();
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toasts()[0]?.slice(0, 2)).toEqual(['success', 'Emails scheduled']);
    expect(toasts()[0]?.[2]).toMatch(/^On day 28 of every month at 5:00/);
    fireEvent.click(screen.getByLabelText('Every day'));
    expect(screen.queryByLabelText('Day of the month')).toBeNull();
    expect(screen.queryByLabelText('On')).toBeNull();
    screen.getByText(/^Every day at 5:00/);
    const common = { reportId: '1', hour: 17, isActive: true };
    expect(asked).toEqual([
      ['scheduleReport', { ...common, every: 'MONTHLY', weekday: null, day: 28 }],
    ]);
  });

  test('defaults to Mondays at eight, and cannot be stopped before it is saved', async () => {
    await drawSchedule(null);
    expect(await screen.findByLabelText('Every week')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('On')).toHaveProperty('value', '1');
    expect(screen.getByLabelText('At')).toHaveProperty('value', '8');
    expect(screen.queryByText('Stop emails')).toBeNull();
    expect(screen.getByText('Schedule emails').closest('button')?.type).toBe('submit');
    press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('can be stopped; if that is refused it continues and says why', async () => {
    let isRefused = true;
    const { asked } = await drawSchedule(MONTHLY, {
      fails: (what) => (what === 'unscheduleReport' && isRefused ? 'Not now.' : undefined),
    });
    await screen.findByText('Stop emails');
    press('Stop emails');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not change the email schedule');
    expect(alert.textContent).toContain('Not now.');
    expect(onClose).not.toHaveBeenCalled();
    isRefused = false;
    press('Stop emails');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toasts()).toEqual([['success', 'Emails stopped', 'Where people apply']]);
    expect(asked.at(-1)).toEqual(['unscheduleReport', { reportId: '1' }]);
  });

  test('is not possible for a deleted report', async () => {
    await drawSchedule(null, { reports: [] });
    await screen.findByText('We could not change the email schedule');
    expect(screen.queryByLabelText('Every week')).toBeNull();
  });
});
