import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { anAlert, drawAlerts } from './drawAlerts.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({}));
});
afterEach(() => {
  act(() => leave());
});

const jobs = ['One', 'Two', 'Three', 'Four'].map((title) => ({
  id: title,
  title,
  company: { id: 'c1', name: 'Lotus Works' },
  place: title === 'Two' ? '' : 'Pune',
}));
const reasons = jobs.map(({ title }) => `“${title}” in the title`);
const preview = async (heading = 'New in the last 24 hours') => {
  const dialog = await screen.findByRole('dialog');
  return within((await within(dialog).findByRole('heading', { name: heading })).parentElement!);
};

describe('the preview of an alert', () => {
  test('shows the first three jobs of the email and how many more there are', async () => {
    await drawAlerts({
      path: '/job-alerts?keywords=nurse',
      preview: () => ({ total: 9, jobs, reasons }),
    });
    const box = await preview();
    expect(await box.findByText('9 jobs would be in this email')).toBeTruthy();
    expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One Lotus Works · Pune“One” in the title',
      'Two Lotus Works“Two” in the title',
      'Three Lotus Works · Pune“Three” in the title',
    ]);
    expect(box.getByText('and 6 more')).toBeTruthy();
  });

  test('suggests narrowing down an alert that matches too much', async () => {
    await drawAlerts({
      path: '/job-alerts?keywords=nurse',
      preview: () => ({ total: 200, jobs, reasons }),
    });
    expect(
      await (await preview()).findByText(/^More than 200 jobs would be in this email\. Narrow/),
    ).toBeTruthy();
  });

  test('waits for keywords, and says when it cannot be loaded', async () => {
    let asked = 0;
    await drawAlerts({
      preview: () => {
        asked += 1;
        throw new Error('Away.');
      },
    });
    await screen.findByText('No job alerts found');
    await user.click(screen.getByRole('button', { name: 'Create Alert' }));
    const box = await preview();
    expect(box.getByText('Enter keywords to preview the email.')).toBeTruthy();
    await user.type(screen.getByLabelText('Keywords'), 'nurse');
    expect(await box.findByText('We could not load the preview.')).toBeTruthy();
    // Not for each letter.
    expect(asked).toBe(1);
    expect(box.queryByText(/would be in this email/)).toBeNull();
  });
});

test('a user with an unconfirmed email address learns why no email will be sent', async () => {
  act(() => logInAs({ emailVerified: false }));
  await drawAlerts({ settings: { jobAlerts: false } });
  expect(
    await screen.findByText('We will send your alerts once you confirm your email address.'),
  ).toBeTruthy();
  expect(screen.queryByText(/turned off in your settings/)).toBeNull();
});

test.each([{ jobAlerts: false }, { emailNotifications: false }])(
  'a user who gets no email is led to the settings: %j',
  async (settings) => {
    await drawAlerts({ settings });
    const link = await screen.findByRole('link', { name: 'Open settings' });
    expect(link.getAttribute('href')).toBe('/settings');
  },
);

test('no reason is shown when emails are sent', async () => {
  await drawAlerts();
  await screen.findByText('No job alerts found');
  expect(screen.queryByRole('link', { name: 'Open settings' })).toBeNull();
});

test('filters that hide every alert can be cleared together', async () => {
  await drawAlerts({ alerts: [anAlert('1')], path: '/job-alerts?show=inactive' });
  await screen.findByText('No job alerts found');
  await user.click(screen.getByRole('link', { name: 'Show all alerts' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a failed deletion restores the alert and removes the Undo offer', async () => {
  const refusals: string[] = [];
  await drawAlerts({ alerts: [anAlert('1')], fails: () => refusals[0] });
  await screen.findByText('1 Job Alert');
  refusals.push('Not now.');
  await user.click(screen.getByRole('button', { name: 'Delete Alert 1' }));
  await waitFor(() =>
    expect(queuedToasts()).toMatchObject([
      { kind: 'error', title: 'We could not save your change', message: 'Not now.' },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Alert 1' })).toBeTruthy();
});
