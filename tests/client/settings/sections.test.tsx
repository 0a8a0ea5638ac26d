import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page } from '#client/pages/settings/SettingsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawAccount, refuse, toasts } from '#tests/client/account/drawAccount.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

beforeEach(() => {
  act(() => logInAs({ email: 'asha@people.example' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const SETTINGS = {
  id: 'u1',
  emailNotifications: true,
  applicationAlerts: true,
  jobAlerts: true,
  jobRecommendations: true,
  jobExpiryAlerts: true,
  weeklyReports: false,
  marketingEmails: false,
  profileVisibility: 'PUBLIC',
  showContactInfo: true,
  allowDirectContact: true,
};

async function open(section: string, refuses = false) {
  const settings = { ...SETTINGS };
  const drawn = await drawAccount(<Page />, {
    path: `/settings?section=${section}`,
    viewer: () => ({
      hasPassword: true,
      sessions: [],
      settings,
      user: { id: 'u1', locale: 'HI' },
    }),
    mutations: {
      updateSettings: (input) =>
        refuses
          ? refuse('Try later.', { code: 'UNAVAILABLE' })
          : { settings: Object.assign(settings, input) },
    },
  });
  await screen.findByRole('tabpanel');
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('a switch moves at once and sends only itself', async () => {
  const { user, asked, container } = await open('notifications');
  await user.click(await toggle('Job alerts'));
  expect((await toggle('Job alerts')).checked).toBe(false);
  await waitFor(() => expect(asked).toEqual([['updateSettings', { jobAlerts: false }]]));
  await screen.findByText('Saved');
  await expectNoViolations(container);
});

test('the page says in which language emails come', async () => {
  await open('notifications');
  const line = await screen.findByText(/^Our emails and browser notifications are in/);
  expect(line.textContent).toMatch(/in Hindi\. To change this/);
});

test('a refused switch moves back with the reason', async () => {
  const { user } = await open('notifications', true);
  await user.click(await toggle('Job alerts'));
  await waitFor(() => expect(toasts()).toEqual([['We could not save your change', 'Try later.']]));
  expect((await toggle('Job alerts')).checked).toBe(true);
});

test('without email notifications the other switches are disabled', async () => {
  const { user } = await open('notifications');
  await user.click(await toggle('Email notifications'));
  await waitFor(async () => expect((await toggle('My applications')).disabled).toBe(true));
  screen.getByText('All of these are off while email notifications are off.');
});

test('a private profile shows nothing, and says so', async () => {
  const { user, asked, container } = await open('privacy');
  await user.click(await screen.findByRole('radio', { name: /^Private/ }));
  await waitFor(() =>
    expect(asked).toEqual([['updateSettings', { profileVisibility: 'PRIVATE' }]]),
  );
  await waitFor(async () => expect((await toggle('Show contact info')).disabled).toBe(true));
  await expectNoViolations(container);
});

test('administrators have only their security settings', async () => {
  act(() => logInAs({ email: 'asha@people.example', role: 'ADMIN' }));
  await drawAccount(<Page />, {
    path: '/admin/settings',
    viewer: () => ({ hasPassword: true, sessions: [], settings: SETTINGS }),
  });
  await screen.findByRole('heading', { name: 'Change password' });
  expect(screen.queryByRole('tab')).toBeNull();
});
