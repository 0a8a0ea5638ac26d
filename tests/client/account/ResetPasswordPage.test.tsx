import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { currentSession } from '#client/lib/session.ts';
import { Page } from '#client/pages/account/ResetPasswordPage.tsx';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, complaints, drawAccount, refuse } from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
  });
});

async function open(
  path: string,
  resetPassword: () => unknown = () => ({ message: 'Done.' }),
  apiKeys = 0,
) {
  act(leave);
  const link = () => ({ apiKeys });
  const drawn = await drawAccount(<Page />, {
    path,
    queries: { passwordResetLink: link },
    mutations: { resetPassword },
  });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const INVALID = 'The password reset link is invalid or has expired.';

async function choose(user: ReturnType<typeof userEvent.setup>, password = 'a new phrase') {
  await user.type(box('New password'), password);
  await user.type(box('Confirm password'), `${password}{Enter}`);
}

describe('the reset-password page', () => {
  test('without a token says so and links home', async () => {
    const { user, container } = await open('/reset-password');
    expect(heading().textContent).toBe('Invalid Reset Link');
    expect(screen.getByText(INVALID)).toBeTruthy();
    await expectNoViolations(container);
    await user.click(screen.getByRole('link', { name: 'Go to Home' }));
    await expectAddress('/');
  });

  test('requires both passwords, with the documented messages', async () => {
    const { user, container, asked } = await open('/reset-password?token=abc');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() =>
      expect(complaints()).toEqual(['Password is required', 'Please confirm your password']),
    );
    await expectNoViolations(container);
    await user.type(box('New password'), '12345');
    await user.type(box('Confirm password'), '123456{Enter}');
    await waitFor(() =>
      expect(complaints()).toEqual([
        'Password must be at least 8 characters',
        'Passwords do not match',
      ]),
    );
    expect(asked).toEqual([]);
  });

  test('offers users with API keys to revoke them', async () => {
    const { user, asked } = await open('/reset-password?token=abc', undefined, 1);
    await user.click(await screen.findByLabelText('Also revoke my API key'));
    await choose(user);
    const input = { token: 'abc', password: 'a new phrase', revokeApiKeys: true };
    await waitFor(() => expect(asked).toEqual([['resetPassword', input]]));
  });

  test('sets the password and offers to log in with it', async () => {
    const { user, asked } = await open('/reset-password?token=abc');
    await choose(user);
    await waitFor(() => expect(heading().textContent).toBe('Password Reset Successful'));
    expect(asked).toEqual([['resetPassword', { token: 'abc', password: 'a new phrase' }]]);
    expect(document.activeElement).toBe(heading());
    expect(
      screen.getByText(
        'Your password has been updated successfully. You can now log in with your new password.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(currentDialog()?.name).toBe('login');
  });

  test('a used link shows the invalid state with a way to request a new one', async () => {
    const used = () => refuse(INVALID, { code: 'BAD_USER_INPUT' });
    const { user } = await open('/reset-password?token=abc', used);
    await choose(user);
    await waitFor(() => expect(heading().textContent).toBe('Invalid Reset Link'));
    expect(document.activeElement).toBe(heading());
    await user.click(screen.getByRole('button', { name: 'Request a new link' }));
    expect(currentDialog()?.name).toBe('forgot');
  });

  test('a password the server finds too short is reported at its field', async () => {
    const message = 'Password must be at least 12 characters';
    const tooShort = () =>
      refuse(message, { code: 'BAD_USER_INPUT', fields: [{ field: 'password', message }] });
    const { user } = await open('/reset-password?token=abc', tooShort);
    await choose(user);
    await waitFor(() => expect(complaints()).toEqual([message]));
    expect(box('New password').value).toBe('a new phrase');
  });

  test('keeps the form after any other failure', async () => {
    const broken = () => refuse('Try again in a moment.', { code: 'UNAVAILABLE' });
    const { user } = await open('/reset-password?token=abc', broken);
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(box('Confirm password').value).toBe('a new phrase');
  });

  test('rechecks the session of this browser', async () => {
    let checked = 0;
    act(() => logInAs({}));
    await drawAccount(<Page />, {
      path: '/reset-password?token=abc',
      mutations: { resetPassword: () => ({ message: 'Done.' }) },
      viewer: () => {
        checked += 1;
        return null;
      },
    });
    await choose(userEvent.setup({ delay: null }));
    await waitFor(() => expect(checked).toBe(1));
    expect(currentSession().status).toBe('member');
  });
});
