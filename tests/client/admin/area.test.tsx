import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { Page as AdminLoginPage } from '#client/pages/admin/AdminLoginPage.tsx';
import { Page as AdminPage } from '#client/pages/admin/AdminPage.tsx';
import { PAGES } from '#client/router.tsx';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCompany, aJob } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  act(() => leave());
});

describe('the overview', () => {
  test('shows pending items, oldest first, and only permitted actions', async () => {
    act(() => logInAs({ role: 'ADMIN' }));
    const verifications = [{}];
    const companies = [aCompany('1'), aCompany('2', { adminStatus: 'APPROVED', verifications })];
    const jobs = [aJob('1', { riskSigns: ['FEE'] }), aJob('2')];
    const permissions = { canViewAnalytics: false };
    const { container } = await drawAdmin(AdminPage, {
      path: '/admin',
      companies,
      jobs,
      permissions,
    });
    const waiting = within(await screen.findByRole('region', { name: /Jobs waiting/ }));
    const link = await waiting.findByRole('link', { name: 'Job 1' });
    expect(link.getAttribute('href')).toBe('/admin/jobs?status=pending&open=1');
    expect(waiting.getByText('Asks for money')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: /Companies waiting/ })).queryByText('Company 2'),
    ).toBeNull();
    const verified = within(screen.getByRole('region', { name: /Verifications to review/ }));
    expect(verified.getByRole('link', { name: 'Company 2' }).getAttribute('href')).toBe(
      '/admin/companies?verification=1&open=2',
    );
    expect(verified.queryByText('Company 1')).toBeNull();
    const quick = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(quick.getByRole('link', { name: /Manage Users/ }).getAttribute('href')).toBe(
      '/admin/users',
    );
    expect(quick.queryByRole('link', { name: /View Analytics/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Analytics' })).toBeNull();
    await expectNoViolations(container);
  });

  test('changed companies and changed jobs each have a link to their list', async () => {
    act(() => logInAs({ role: 'ADMIN' }));
    const changed = { pendingChange: {} };
    const companies = [aCompany('1', { adminStatus: 'APPROVED', ...changed })];
    const jobs = [aJob('1', { adminStatus: 'APPROVED' }, changed)];
    await drawAdmin(AdminPage, { path: '/admin', companies, jobs });
    const changes = within(await screen.findByRole('region', { name: /Changes to review/ }));
    const hrefOf = async (name: string) =>
      (await changes.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Companies')).toBe('/admin/companies?changed=1');
    expect(await hrefOf('Jobs')).toBe('/admin/jobs?changed=1');
  });

  test('says so when nothing is pending, and when loading fails', async () => {
    act(() => logInAs({ role: 'ADMIN' }));
    const { unmount } = await drawAdmin(AdminPage, { path: '/admin' });
    expect(await screen.findByText('No jobs need a decision.')).toBeTruthy();
    unmount();
    await drawAdmin(AdminPage, { path: '/admin', fails: () => 'Away' });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load data');
    expect(document.querySelector('.skeleton')).toBeNull();
  });

  test('logging out of the admin area leads home', async () => {
    act(() => logInAs({ role: 'ADMIN' }));
    await drawAdmin(AdminPage, { path: '/admin' });
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
    await expectAddress('/');
    expect(currentSession().status).toBe('guest');
  });
});

describe('the admin login', () => {
  const submit = async (email: string) => {
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'Demo@1234');
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };

  test('requires both fields and lets an administrator in', async () => {
    const { container } = await drawAdmin(AdminLoginPage, { path: '/admin/login' });
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/2/);
    await submit('admin@demo.kaamyab.example');
    await waitFor(() => expect(currentSession().user?.role).toBe('ADMIN'));
    // The page's entry in the router redirects logged-in administrators to the overview.
    const line = PAGES.find(({ path }) => path === '/admin/login');
    expect(line?.instead).toEqual({ ADMIN: '/admin' });
  });

  test('checks the role after the login', async () => {
    await drawAdmin(AdminLoginPage, { path: '/admin/login', roleOf: () => 'EMPLOYER' });
    await submit('employer@demo.kaamyab.example');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Access denied. Admin privileges required.',
    );
  });

  test('shows the error, or that the login failed', async () => {
    const reason = 'Wrong email or password.';
    await drawAdmin(AdminLoginPage, { path: '/admin/login', fails: () => reason });
    await submit('admin@demo.kaamyab.example');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason));
  });
});
