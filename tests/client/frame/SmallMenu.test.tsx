import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SmallMenu } from '#client/components/header/SmallMenu.tsx';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import type { UserRole } from '#client/lib/session.ts';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawInSite, expectAddress, leave, logInAs } from './drawInSite.tsx';

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
  });
});

const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const isScrollLocked = () => document.documentElement.classList.contains('overflow-hidden');
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

const HOME = ['Home', 'About Us', 'Privacy Policy', 'FAQ'];
const CANDIDATES = ['Browse Jobs', 'Browse Categories', 'Job Alerts'];
const EMPLOYERS = ['Add Job', 'Manage Jobs', 'Manage Applications', 'Browse Database'];
const REST = ['Blog', 'Contact', 'English', 'हिन्दी', 'Español'];

const SEEKERS_OWN = [
  'Dashboard',
  'Profile',
  'Recommended Jobs',
  'Saved Jobs',
  'My Applications',
  'Messages',
];

test.each<[UserRole | 'guest', string[]]>([
  ['guest', [...HOME, ...CANDIDATES, ...EMPLOYERS, ...REST]],
  ['JOB_SEEKER', [...SEEKERS_OWN, 'Settings', ...HOME, ...CANDIDATES, ...REST]],
  [
    'EMPLOYER',
    [
      'Dashboard',
      'Company Profile',
      'Messages',
      'Interviews',
      'Team',
      'Settings',
      ...HOME,
      ...EMPLOYERS,
      ...REST,
    ],
  ],
  [
    'ADMIN',
    [
      'Admin Panel',
      'Dashboard',
      'Profile',
      'Settings',
      ...HOME,
      ...CANDIDATES,
      ...EMPLOYERS.filter((page) => page !== 'Manage Applications'),
      ...REST,
    ],
  ],
])('%s finds the same items in the small menu as in the bar', async (role, expected) => {
  if (role !== 'guest') logInAs({ role });
  const { container } = await drawInSite(<SmallMenu />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button());
  if (role !== 'guest') await screen.findByRole('button', { name: 'Logout' });
  expect(links()).toEqual(expected);
  await expectNoViolations(container);
});

test('members of a team see the pages that their role includes', async () => {
  logInAs({ role: 'EMPLOYER', teamRole: 'INTERVIEWER' });
  await drawInSite(<SmallMenu />);
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Logout' });
  const own = ['Dashboard', 'Messages', 'Interviews', 'Team', 'Settings'];
  expect(links()).toEqual([...own, ...HOME, 'Manage Jobs', 'Manage Applications', ...REST]);
});

test('the page behind does not scroll; Escape closes the menu and returns the focus', async () => {
  const user = userEvent.setup();
  await drawInSite(<SmallMenu />);
  await user.click(button());
  expect(isScrollLocked()).toBe(true);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(isScrollLocked()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('following a link closes it; the focus is on the button if the page stays', async () => {
  await drawInSite(<SmallMenu />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Browse Jobs' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
  await expectAddress('/browse-jobs');
});

test('Login closes it and opens the dialog; changing the theme keeps it open', async () => {
  await drawInSite(<SmallMenu />);
  await userEvent.click(button());
  const themes = within(screen.getByRole('group', { name: 'Theme' }));
  await userEvent.click(themes.getByRole('button', { name: 'System' }));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(isOpen()).toBe(false);
  expect(currentDialog()?.name).toBe('login');
});
