import { afterEach, describe, expect, test } from 'vitest';
import { few } from '#tests/support/breadth.ts';
import { address, closeSite, eventually, heading, openSite } from './world/openSite.ts';

afterEach(closeSite);

describe('a guest', () => {
  test.each(few(1, ['/add-job', '/job-alerts', '/settings', '/my-applications']))(
    'at %s is sent home and asked to log in',
    async (path) => {
      const { currentDialog } = await openSite(path);
      await eventually(() => expect(address()).toBe('/'));
      expect(currentDialog()).toEqual({
        name: 'login',
        message: 'Please log in to continue.',
        returnUrl: path,
        ...(path === '/add-job' && { hiring: true }),
      });
    },
  );

  test('at the admin gate goes to /login with a way back', async () => {
    const { currentDialog } = await openSite('/admin/users?page=2');
    await eventually(() => expect(currentDialog()).not.toBeNull());
    expect(address()).toBe('/login?returnUrl=%2Fadmin%2Fusers%3Fpage%3D2');
    expect(currentDialog()).toMatchObject({ name: 'login', returnUrl: '/admin/users?page=2' });
  });

  test('with a returnUrl to another site is only asked to log in', async () => {
    const { currentDialog } = await openSite('/login?returnUrl=%2F%2Fevil.example');
    await eventually(() => expect(currentDialog()).not.toBeNull());
    expect(currentDialog()?.returnUrl).toBeUndefined();
  });
});

describe('a user with another role', () => {
  test.each(
    few(2, [
      ['EMPLOYER', '/profile', '/'],
      ['ADMIN', '/settings', '/admin/settings'],
      ['JOB_SEEKER', '/add-job', '/'],
      ['JOB_SEEKER', '/manage-applications', '/'],
      ['EMPLOYER', '/my-applications', '/'],
      ['ADMIN', '/company-profile', '/'],
    ] as const),
  )('%s at %s is redirected to %s', async (role, path, target) => {
    const { currentDialog } = await openSite(path, { viewer: { role } });
    await eventually(() => expect(address()).toBe(target));
    expect(currentDialog()).toBeNull();
  });

  test('is told so at the admin gate', async () => {
    await openSite('/admin', { viewer: { role: 'EMPLOYER' } });
    await eventually(() => expect(heading()).toBe('Access Denied'));
    expect(document.querySelector('main')?.textContent).toContain(
      "You don't have permission to access the admin panel. Only administrators can access this area.",
    );
    expect(address()).toBe('/admin');
  });
});

describe('a session', () => {
  test('that the server no longer knows ends at once', async () => {
    const { currentSession, currentDialog } = await openSite('/job-alerts', { viewer: null });
    await eventually(() => expect(address()).toBe('/'));
    expect(currentSession()).toMatchObject({ status: 'guest', ended: 'refused' });
    expect(currentDialog()?.name).toBe('login');
    expect({ ...localStorage }).toEqual({});
  });

  test('that cannot be checked is kept, with a banner and a skeleton', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const { currentSession } = await openSite('/job-alerts', { viewer: {}, fetch: away });
    expect(currentSession()).toMatchObject({ status: 'unknown', unreachable: true });
    expect(localStorage.getItem('token')).toBe('a-token');
    await eventually(() =>
      expect(document.body.textContent).toContain('We could not reach the server'),
    );
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('that ends while a page is open asks to log in again, with a way back', async () => {
    const { currentDialog, session } = await openSite('/job-alerts', { viewer: {} });
    await eventually(() => expect(heading()).toBe('Job Alerts'));
    session.endSession('refused');
    await eventually(() => expect(address()).toBe('/'));
    expect(currentDialog()).toMatchObject({ name: 'login', returnUrl: '/job-alerts' });
  });

  test('that the user ends leads home without another login prompt', async () => {
    const { currentDialog, session } = await openSite('/job-alerts', { viewer: {} });
    await eventually(() => expect(heading()).toBe('Job Alerts'));
    session.logout();
    await eventually(() => expect(address()).toBe('/'));
    expect(currentDialog()).toBeNull();
  });

  test('that already exists is redirected from /login', async () => {
    await openSite('/login?returnUrl=%2Fjob-alerts', { viewer: {} });
    await eventually(() => expect(address()).toBe('/job-alerts'));
  });
});
