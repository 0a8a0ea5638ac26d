import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Rendered } from '#client/server.tsx';
import { address, closeSite, drawPages, eventually, heading, openSite } from './world/openSite.ts';

let signup: Rendered | undefined;
let hindi: Rendered | undefined;
let alerts: Rendered | undefined;

beforeAll(async () => {
  [signup, hindi, alerts] = await drawPages('/signup', '/hi/candidates', '/job-alerts');
});
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
