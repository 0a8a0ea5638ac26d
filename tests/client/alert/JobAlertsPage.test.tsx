import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endSession } from '#client/lib/session.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anAlert, drawAlerts } from './drawAlerts.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({}));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const names = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const toasts = () => queuedToasts().map(({ title }) => title);

describe('the list of alerts', () => {
  test('shows each alert with its facts, the total, and three tips', async () => {
    const { container } = await drawAlerts({
      alerts: [
        anAlert('1', {
          location: 'Pune, Maharashtra',
          place: 'Pune, Maharashtra',
          jobType: 'REMOTE',
          salaryRange: 'LAKH_5_8',
          frequency: 'WEEKLY',
          matches: 12,
          lastSentAt: '2026-11-19T10:00:00.000Z',
        }),
        anAlert('2', { isActive: false }),
      ],
    });
    await screen.findByText('2 Job Alerts');
    const [first, second] = screen.getAllByRole('article');
    for (const text of ['Active', 'nurse', 'Pune, Maharashtra', 'Remote', '₹5,00,000-8,00,000'])
      expect(within(first!).getByText(text)).toBeTruthy();
    expect(first!.textContent).toContain('12 jobs found');
    expect(first!.textContent).toContain('Last sent: 2 days ago');
    expect(second!.textContent).toContain('Last sent: Never');
    expect(within(second!).getByText('Inactive')).toBeTruthy();
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(
      '/browse-jobs?search=nurse&location=Pune%2C+Maharashtra&type=remote&salary=lakh_5_8&sort=date',
    );
    expect(screen.getAllByRole('listitem').slice(2)).toHaveLength(3);
    await expectNoViolations(container);
  });

  test('says that a followed company is away, and its jobs are not those of others', async () => {
    await drawAlerts({ alerts: [anAlert('1', { keywords: '', companyId: 'c1' })] });
    const row = within(await screen.findByRole('article'));
    row.getByText('This company is not on the site at the moment');
    expect(row.getByRole('link').getAttribute('href')).toBe('/browse-jobs?company=c1&sort=date');
  });

  test('is searched and filtered through its address', async () => {
    await drawAlerts({
      alerts: [
        anAlert('1', { name: 'Nurse' }),
        anAlert('2', { name: 'Driver', keywords: 'van', location: 'Pune', isActive: false }),
      ],
    });
    await screen.findByText('2 Job Alerts');
    await user.click(button('Inactive'));
    await waitFor(() => expect(names()).toEqual(['Driver']));
    await expectAddress('/job-alerts?show=inactive', 'PUSH');
    const search = screen.getByLabelText('Search your alerts');
    await user.type(search, 'pune DRI');
    await waitFor(() => expect(names()).toEqual(['Driver']));
    await user.type(search, ' cook');
    await screen.findByText('No job alerts found');
    await user.clear(search);
    await user.type(search, 'nur');
    await screen.findByText('No job alerts found');
    await expectAddress('/job-alerts?show=inactive&search=nur', 'REPLACE');
    await user.click(button('All'));
    await waitFor(() => expect(names()).toEqual(['Nurse']));
    expect(box('Search your alerts').value).toBe('nur');
  });

  test('says when it is empty and when it cannot be loaded', async () => {
    let away = true;
    await drawAlerts({ fails: () => (away ? 'away' : undefined) });
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Error loading alerts');
    expect(failure.textContent).toContain('Failed to fetch job alerts');
    away = false;
    await user.click(button('Try Again'));
    expect(await screen.findByText('No job alerts found')).toBeTruthy();
  });

  test('explains why no email will be sent', async () => {
    await drawAlerts({ settings: { jobAlerts: false } });
    expect(await screen.findByText(/turned off in your settings/)).toBeTruthy();
  });
});

describe('an alert', () => {
  test('is switched off and on at once, and reverts if the server refuses', async () => {
    const refusals: string[] = [];
    const { asked } = await drawAlerts({ alerts: [anAlert('1')], fails: () => refusals[0] });
    await screen.findByText('1 Job Alert');
    await user.click(button('Deactivate Alert 1'));
    expect(button('Activate Alert 1')).toBeTruthy();
    await waitFor(() => expect(asked).toEqual([['update', { id: '1', isActive: false }]]));
    refusals.push('Not now.');
    await user.click(button('Activate Alert 1'));
    await waitFor(() => expect(toasts()).toEqual(['We could not save your change']));
    expect(button('Activate Alert 1')).toBeTruthy();
  });

  test('is deleted at once, with eight seconds to undo it; the focus stays in the list', async () => {
    const { asked } = await drawAlerts({ alerts: [anAlert('1'), anAlert('2'), anAlert('3')] });
    await screen.findByText('3 Job Alerts');
    await user.click(button('Delete Alert 2'));
    await waitFor(() => expect(names()).toEqual(['Alert 1', 'Alert 3']));
    expect(document.activeElement).toBe(button('Deactivate Alert 3'));
    const [toast] = queuedToasts();
    expect(toast).toMatchObject({ title: 'Job alert deleted', message: 'Alert 2', duration: 8000 });
    await waitFor(() => expect(asked).toEqual([['delete', { id: '2' }]]));
    act(() => toast!.action!.onPress());
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(asked.at(-1)).toEqual(['restore', { id: '2' }]);
    // After the last one was removed, the one before it takes its place.
    expect(names().at(-1)).toBe('Alert 2');
    await user.click(button('Delete Alert 2'));
    await waitFor(() => expect(document.activeElement).toBe(button('Deactivate Alert 3')));
  });

  test('is edited in place', async () => {
    const { asked } = await drawAlerts({
      alerts: [anAlert('1', { location: 'Pune, Maharashtra', salaryRange: 'LAKH_5_8' })],
    });
    await screen.findByText('1 Job Alert');
    await user.click(button('Edit Alert 1'));
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>(/Location/).value).toBe('Pune, Maharashtra');
    await user.clear(box('Alert name'));
    await user.type(box('Alert name'), 'ICU nurse');
    await user.selectOptions(screen.getByLabelText(/Salary range/), 'Any salary');
    await user.selectOptions(screen.getByLabelText('How often'), 'MONTHLY');
    await user.click(button('Save changes'));
    await waitFor(() => expect(names()).toEqual(['ICU nurse']));
    expect(asked).toEqual([
      [
        'update',
        {
          id: '1',
          name: 'ICU nurse',
          keywords: 'nurse',
          location: 'Pune, Maharashtra',
          jobType: null,
          salaryRange: null,
          filters: null,
          frequency: 'MONTHLY',
        },
      ],
    ]);
    await expectAddress('/job-alerts');
  });
});

test('the alert of a followed company keeps its empty keywords, and a type that is no longer offered', async () => {
  const company = { id: 'c1', slug: 'lotus-works' };
  const followed = { keywords: '', companyId: 'c1', company, jobType: 'TEMPORARY' };
  const { asked } = await drawAlerts({ alerts: [anAlert('1', followed)] });
  await user.click(await screen.findByRole('button', { name: 'Edit Alert 1' }));
  const type = await screen.findByLabelText<HTMLSelectElement>(/Job type/);
  expect(type.value).toBe('TEMPORARY');
  expect(screen.queryByLabelText('Keywords')).toBeNull();
  await user.click(button('Save changes'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]![1]).toMatchObject({ id: '1', jobType: 'TEMPORARY' });
  expect(asked[0]![1]).not.toHaveProperty('keywords');
});

describe('a new alert', () => {
  test('of a search with filters can leave them out; the focus moves on', async () => {
    const { asked } = await drawAlerts({ path: '/job-alerts?keywords=nurse&filters=shift%3Dday' });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Remove it' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('How often'));
    expect(dialog.queryByText(/more filter/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Alert' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject(['create', { keywords: 'nurse', filters: null }]);
  });

  test('of a search in one district keeps its other filters with another place', async () => {
    const filters = 'shift=day&state=Telangana&district=Hyderabad%2C+Telangana';
    const search = new URLSearchParams({ keywords: 'nurse', location: 'Hyderabad, Telangana', filters }); // oxfmt-ignore
    const { asked } = await drawAlerts({ path: `/job-alerts?${search}` });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Clear the location' }));
    await user.click(dialog.getByRole('button', { name: 'Create Alert' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject(['create', { location: null, filters: 'shift=day' }]);
  });

  test('without name or keywords is not created: the fields are marked and the first is focused', async () => {
    const { asked } = await drawAlerts();
    await screen.findByText('No job alerts found');
    await user.click(screen.getAllByRole('button', { name: 'Create Alert' })[0]!);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Create Alert' }));
    await waitFor(() => expect(within(dialog).getByText('Alert name is required')).toBeTruthy());
    expect(within(dialog).getByText('Keywords is required')).toBeTruthy();
    expect(box('Alert name').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(box('Alert name')));
    await user.type(box('Alert name'), 'Tea{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(box('Keywords')));
    expect(asked).toEqual([]);
    await expectNoViolations(dialog);
    await user.type(box('Keywords'), 'taster{Enter}');
    await waitFor(() => expect(names()).toEqual(['Tea']));
    expect(toasts()).toEqual(['Job alert created']);
    expect(asked).toEqual([
      [
        'create',
        {
          name: 'Tea',
          keywords: 'taster',
          location: null,
          jobType: null,
          salaryRange: null,
          filters: null,
          frequency: 'DAILY',
        },
      ],
    ]);
  });

  test('is prefilled from the search it came from, and previews its email', async () => {
    await drawAlerts({
      path: '/job-alerts?keywords=nurse&location=Pune%2C+Maharashtra&jobType=full-time&salaryRange=5-8',
    });
    const dialog = await screen.findByRole('dialog');
    expect(box('Keywords').value).toBe('nurse');
    expect(box('Alert name').value).toBe('nurse, Pune');
    expect(screen.getByLabelText<HTMLSelectElement>(/Job type/).value).toBe('FULL_TIME');
    expect(screen.getByLabelText<HTMLSelectElement>(/Salary range/).value).toBe('LAKH_5_8');
    await within(dialog).findByText('No matching jobs yet. We will keep looking.');
    expect(within(dialog).getByText('Next email: Sunday, 22 November at 8:00 am')).toBeTruthy();
    await user.keyboard('{Escape}');
    await expectAddress('/job-alerts');
  });

  test('that is half written when the session ends is there after the login, until it is sent', async () => {
    const path = '/job-alerts?open=new&keywords=nurse&filters=shift%3Dday';
    await drawAlerts({ path });
    await user.type(await screen.findByLabelText('Alert name'), ' by day');
    await user.click(button('Remove it'));
    cleanup();
    act(() => endSession('expired'));
    act(() => logInAs({}));
    const { asked } = await drawAlerts({ path });
    const dialog = within(await screen.findByRole('dialog'));
    expect(box('Alert name').value).toBe('nurse by day');
    expect(dialog.queryByText(/more filter/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Alert' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject(['create', { name: 'nurse by day', filters: null }]);
    cleanup();
    await drawAlerts({ path });
    expect((await screen.findByLabelText<HTMLInputElement>('Alert name')).value).toBe('nurse');
  });

  test('of another search does not take over what was typed', async () => {
    await drawAlerts({ path: '/job-alerts?keywords=nurse' });
    await user.type(await screen.findByLabelText('Keywords'), ' ICU');
    cleanup();
    await drawAlerts({ path: '/job-alerts?keywords=driver' });
    expect((await screen.findByLabelText<HTMLInputElement>('Keywords')).value).toBe('driver');
  });

  test('a refusal is shown in the dialog, which keeps everything typed', async () => {
    await drawAlerts({
      path: '/job-alerts?keywords=nurse',
      fails: () => 'You have 20 alerts.',
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Create Alert' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('You have 20 alerts.');
    expect(box('Keywords').value).toBe('nurse');
  });
});
