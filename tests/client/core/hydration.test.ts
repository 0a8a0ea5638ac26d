import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { address, closeSite, heading, openSite } from './world/openSite.ts';

afterEach(closeSite);

describe('the browser takes over what the server drew', () => {
  test('without asking for anything again', async () => {
    const { page, asked, currentSession } = await openSite('/signup');
    expect(currentSession().status).toBe('guest');
    expect(heading()).toBe('Sign Up');
    expect(document.title).toBe('Sign Up | Kaamyab');
    expect(document.querySelector('main')?.innerHTML).toBe(/<main[^>]*>(.*)<\/main>/s.exec(page.html)?.[1]);
    expect(asked).toEqual([]);
  });

  test('in Hindi as well', async () => {
    const { asked } = await openSite('/hi/candidates');
    expect(heading()).toBe('उम्मीदवार');
    expect(asked).toEqual([]);
  });

  test('with a stored token it asks who this is, once', async () => {
    const { asked, currentSession } = await openSite('/hi/signup', { viewer: {} });
    expect(asked).toEqual([
      { operation: 'SessionUser', authorization: 'Bearer a-token', language: 'hi' },
    ]);
    expect(currentSession()).toMatchObject({ status: 'member', user: { firstName: 'Asha' } });
    await vi.waitFor(() => expect(document.documentElement.dataset.session).toBe('1'));
  });
});

describe('going to another page', () => {
  test('moves the focus to its heading, names it, and asks nothing on the way back', async () => {
    const user = userEvent.setup();
    const { asked } = await openSite('/signup');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: 'Learn More' }));
    await vi.waitFor(() => expect(address()).toBe('/faq'));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe(heading());
    expect(screen.getByText(`${document.title}, page loaded`)).toBeInstanceOf(HTMLElement);
    const before = asked.length;
    history.back();
    await vi.waitFor(() => expect(heading()).toBe('Sign Up'));
    expect(asked).toHaveLength(before);
  });
});
