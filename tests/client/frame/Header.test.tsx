import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Header } from '#client/components/Header.tsx';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { currentSession, startSession, type UserRole } from '#client/lib/session.ts';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawInSite, expectAddress, leave, logInAs } from './drawInSite.tsx';

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
  });
});

/** The wide header comes first; jsdom also renders the small menu, closed. */
const bar = () => within(screen.getAllByRole('navigation', { name: 'Main menu' })[0]!);
const menus = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const linesOf = async (menu: string) => {
  await userEvent.click(bar().getByRole('button', { name: menu }));
  const panel = bar().getByRole('button', { name: menu }).getAttribute('aria-controls')!;
  return within(document.getElementById(panel)!)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('where people work, the public menu makes room', () => {
  test('for the pages an employer works on', async () => {
    logInAs({ role: 'EMPLOYER' });
    await drawInSite(<Header work="EMPLOYER" />, { path: '/manage-jobs' });
    await screen.findAllByRole('link', { name: 'Company Profile' });
    const links = bar().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['Manage Jobs', '/manage-jobs'],
      ['Manage Applications', '/manage-applications'],
      ['Messages', '/messages'],
      ['Browse Database', '/browse-database'],
      ['Company Profile', '/company-profile'],
      ['Add Job', '/add-job'],
    ]);
    expect(links[1]!.getAttribute('aria-current')).toBe('page');
    expect(bar().queryByRole('button')).toBeNull();
  });

  test('for the interviews of an interviewer', async () => {
    logInAs({ role: 'EMPLOYER', teamRole: 'INTERVIEWER' });
    await drawInSite(<Header work="EMPLOYER" />, { path: '/interviews' });
    const link = await screen.findByRole('link', { name: 'Interviews' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(bar().queryByRole('link', { name: 'Browse Database' })).toBeNull();
  });

  test('for the menu beside an administrator’s page', async () => {
    logInAs({ role: 'ADMIN' });
    await drawInSite(<Header work="ADMIN" />);
    expect(screen.queryByRole('navigation', { name: 'Main menu', hidden: true })).toBeNull();
  });
});

describe('the documented menus', () => {
  test('link to their pages', async () => {
    await drawInSite(<Header />);
    expect(await linesOf('Home')).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Privacy Policy', '/privacy'],
      ['FAQ', '/faq'],
    ]);
    expect(await linesOf('Candidates')).toEqual([
      ['Browse Jobs', '/browse-jobs'],
      ['Browse Categories', '/browse-categories'],
      ['Job Alerts', '/job-alerts'],
    ]);
    expect(await linesOf('Employers')).toEqual([
      ['Add Job', '/add-job'],
      ['Manage Jobs', '/manage-jobs'],
      ['Manage Applications', '/manage-applications'],
      ['Browse Database', '/browse-database'],
    ]);
    expect(bar().getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
    expect(bar().getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  });

  test.each<[UserRole | 'guest', string[]]>([
    ['guest', ['Home', 'Candidates', 'Employers']],
    ['JOB_SEEKER', ['Home', 'Candidates']],
    ['EMPLOYER', ['Home', 'Employers']],
    ['ADMIN', ['Home', 'Candidates', 'Employers']],
  ])('for %s: %j', async (role, expected) => {
    if (role !== 'guest') logInAs({ role });
    await drawInSite(<Header />);
    expect(menus()).toEqual(expected);
  });

  test('lead an administrator to the admin area for what only employers have', async () => {
    logInAs({ role: 'ADMIN' });
    await drawInSite(<Header />);
    expect(await linesOf('Employers')).toEqual([
      ['Add Job', '/admin/bulk-upload'],
      ['Manage Jobs', '/admin/jobs'],
      ['Browse Database', '/admin/users?role=job_seeker'],
    ]);
  });

  test('mark the current page', async () => {
    await drawInSite(<Header />, { path: '/faq' });
    expect(bar().getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(bar().getByRole('button', { name: 'Home' }));
    expect(bar().getByRole('link', { name: 'FAQ' }).getAttribute('aria-current')).toBe('page');
    expect(bar().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });

  test('can be opened, navigated and closed by keyboard', async () => {
    const user = userEvent.setup();
    await drawInSite(<Header />);
    bar().getByRole('button', { name: 'Candidates' }).focus();
    await user.keyboard('{Enter}{Tab}');
    expect(document.activeElement?.textContent).toBe('Browse Jobs');
    await user.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('Candidates');
    await user.keyboard('{Enter}{Tab}{Enter}');
    await expectAddress('/browse-jobs');
  });
});

describe('the user area', () => {
  test('lets a guest log in and sign up in dialogs', async () => {
    startSession();
    await drawInSite(<Header />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(currentDialog()).toEqual({ name: 'login' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(currentDialog()).toEqual({ name: 'signup' });
  });

  test.each<[UserRole, string, string, boolean]>([
    ['JOB_SEEKER', 'Profile', '/profile', false],
    ['EMPLOYER', 'Company Profile', '/company-profile', false],
    ['ADMIN', 'Profile', '/admin/account', true],
  ])('%s: %s leads to %s, Admin Panel: %s', async (role, profile, path, admin) => {
    logInAs({ role });
    const { container } = await drawInSite(<Header />);
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Admin Panel' })).toHaveLength(admin ? 1 : 0);
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Asha Rao' }));
    const dashboard = await screen.findByRole('link', { name: 'Dashboard' });
    expect(dashboard.getAttribute('href')).toBe(role === 'ADMIN' ? '/admin' : '/');
    expect(screen.getByRole('link', { name: profile }).getAttribute('href')).toBe(path);
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await expectNoViolations(container);
  });

  test('uses the email if there is no name', async () => {
    logInAs({ firstName: '', lastName: '', email: 'ravi.kumar@mail.example' });
    await drawInSite(<Header />);
    expect(screen.getByRole('button', { name: 'Your account: Ravi Kumar' })).toBeTruthy();
  });

  test('Logout ends the session and leads home', async () => {
    logInAs({});
    await drawInSite(<Header />, { path: '/blog' });
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Asha Rao' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(currentSession().status).toBe('guest');
    await expectAddress('/');
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});

test('the same page in another language is a link away', async () => {
  await drawInSite(<Header />, { path: '/browse-jobs?search=HR' });
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  const hindi = screen.getByRole('link', { name: 'हिन्दी' });
  expect(hindi.getAttribute('href')).toBe('/hi/browse-jobs?search=HR');
  expect(hindi.getAttribute('hreflang')).toBe('hi');
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
});

test('the theme is chosen and stored', async () => {
  await drawInSite(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
