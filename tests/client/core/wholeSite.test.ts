import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { address, closeSite, drawPages, eventually, heading, openSite } from './world/openSite.ts';

// Outside a hook, because loading the whole site may take longer than a hook may.
const [signup, hindi, alerts] = await drawPages('/signup', '/hi/candidates', '/job-alerts');

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeSite);

const mainOf = (html = '') => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];

describe('the browser hydrates what the server rendered', () => {
  test('without a change and without requesting anything again', async () => {
    const { asked, currentSession } = await openSite('/signup', { page: signup });
    expect(mainOf(document.body.innerHTML)).toBe(mainOf(signup?.html));
    expect(document.title).toBe('Sign Up | Kaamyab');
    expect(currentSession().status).toBe('guest');
    expect(asked).toEqual([]);
  });

  test('in Hindi as well', async () => {
    const { asked } = await openSite('/hi/candidates', { page: hindi });
    expect(heading()).toBe('उम्मीदवार');
    expect(asked).toEqual([]);
  });

  test('and, with a stored token, asks once who the user is and fills a page behind a login', async () => {
    const { asked, currentSession } = await openSite('/job-alerts', { page: alerts, viewer: {} });
    expect(currentSession()).toMatchObject({ status: 'member', user: { firstName: 'Asha' } });
    expect(document.documentElement.dataset.session).toBe('JOB_SEEKER');
    await eventually(() => expect(heading()).toBe('Job Alerts'));
    expect(asked[0]).toEqual({
      operation: 'SessionUserStart',
      authorization: 'Bearer a-token',
      language: 'en',
    });
    expect(asked.filter(({ operation }) => operation === 'SessionUserStart')).toHaveLength(1);
    expect(asked.filter(({ operation }) => operation === 'SiteFrame')).toEqual([]);
  });
});

describe('navigating to another page', () => {
  test('moves the focus to its heading, announces it, and requests nothing on the way back', async () => {
    const user = userEvent.setup();
    const { asked } = await openSite('/signup', { page: signup });
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: /^Learn More/ }));
    await eventually(() => expect(address()).toBe('/faq'));
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe(heading());
    expect(screen.getByText(`${document.title}, page loaded`)).toBeInstanceOf(HTMLElement);
    const before = asked.length;
    history.back();
    await eventually(() => expect(heading()).toBe('Sign Up'));
    expect(asked).toHaveLength(before);
  });
});

describe('a guest', () => {
  test.each(fewInQuickSuite(1, ['/add-job', '/job-alerts', '/settings', '/my-applications']))(
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

test('a link that names a company opens the page after trying to switch to that company', async () => {
  const { asked } = await openSite('/interviews?company=elsewhere', {
    viewer: { role: 'EMPLOYER' },
  });
  await eventually(() => expect(heading()).toBe('Interviews'));
  expect(address()).toBe('/interviews');
  await eventually(() =>
    expect(asked.map(({ operation }) => operation)).toContain('InterviewsPage'),
  );
  const operations = asked.map(({ operation }) => operation);
  expect(operations.indexOf('OpenCompany')).toBeGreaterThan(-1);
  expect(operations.indexOf('OpenCompany')).toBeLessThan(operations.indexOf('InterviewsPage'));
  expect(operations).not.toContain('SwitchCompany');
});

describe('a user with another role', () => {
  test.each(
    fewInQuickSuite(1, [
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

  test('reads so at the admin gate', async () => {
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
