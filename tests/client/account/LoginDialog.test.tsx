import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { DialogProps } from '#client/lib/dialogs.ts';
import { currentSession } from '#client/lib/session.ts';
import { sharedEmail } from '#client/pages/account/form/sharedEmail.ts';
import { LoginDialog } from '#client/pages/account/LoginDialog.tsx';
import { SignupDialog } from '#client/pages/account/SignupDialog.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, complaints, dialogProps, drawAccount, opened, refuse } from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    sharedEmail.clear();
  });
});

type Answers = NonNullable<Parameters<typeof drawAccount>[1]>['mutations'];

async function open(mutations: Answers = {}, given: Partial<DialogProps> = {}) {
  const props = { ...dialogProps(), ...given };
  const drawn = await drawAccount(<LoginDialog {...props} />, { mutations });
  return { ...drawn, ...props, user: userEvent.setup({ delay: null }) };
}

const alert = () => screen.findByRole('alert');

describe('the login dialog', () => {
  test('requires both fields, with the documented messages, and focuses the summary', async () => {
    const { user, asked } = await open({ login: () => opened() });
    expect(document.activeElement).toBe(box('Email'));
    await user.keyboard('{Enter}');
    const summary = await alert();
    expect(summary.textContent).toContain('Please check 2 fields');
    expect(document.activeElement).toBe(summary);
    expect(complaints()).toEqual(['Email is required', 'Password is required']);
    await expectNoViolations(screen.getByRole('dialog'));

    await user.click(screen.getByRole('link', { name: 'Password is required' }));
    expect(document.activeElement).toBe(box('Password'));
    expect(asked).toEqual([]);
  });

  test('validates address and length, and clears an error as soon as its field is edited', async () => {
    const { user } = await open();
    await user.type(box('Email'), 'asha@people');
    await user.type(box('Password'), '12345{Enter}');
    await waitFor(() =>
      expect(complaints()).toEqual([
        'Please enter a valid email address',
        'Password must be at least 6 characters',
      ]),
    );
    await user.type(box('Email'), '.example');
    expect(complaints()).toEqual(['Password must be at least 6 characters']);
    await user.type(box('Password'), '6');
    expect(complaints()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('opens a session of seven days and closes', async () => {
    const { user, asked, onDone } = await open({ login: () => opened() });
    await user.type(box('Email'), ' Asha@People.example');
    await user.type(box('Password'), 'secret phrase{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const input = { email: 'asha@people.example', password: 'secret phrase' };
    expect(asked).toEqual([['login', input]]);
    expect(currentSession()).toMatchObject({ status: 'member', user: { firstName: 'Asha' } });
    expect(localStorage.getItem('token')).toBe('a-new-token');
    expect(localStorage.getItem('tokenExpiry')).toBe('2099-01-01T00:00:00.000Z');
  });

  test('shows a refusal in a banner with the request id and keeps what was typed', async () => {
    const message = 'The email or password is incorrect. Try again, or reset your password.';
    const refused = () => refuse(message, { code: 'UNAUTHENTICATED' });
    const { user, onDone } = await open({ login: refused });
    await user.type(box('Email'), 'asha@people.example');
    await user.type(box('Password'), 'not this one{Enter}');
    const banner = await alert();
    expect(banner.textContent).toContain(message);
    expect(banner.textContent).toContain('Request ID: request-7');
    expect(document.activeElement?.contains(banner)).toBe(true);
    expect(box('Email').value).toBe('asha@people.example');
    expect(box('Password').value).toBe('not this one');
    expect(onDone).not.toHaveBeenCalled();
    // The next attempt has its own outcome only.
    await user.clear(box('Password'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect((await alert()).textContent).toContain('Password is required');
  });

  test('tells a locked-out user when to try again', async () => {
    const words = 'Too many failed attempts. Try again in 15 minutes, or reset your password.';
    const { user } = await open({ login: () => refuse(words, { code: 'RATE_LIMITED' }) });
    await user.type(box('Email'), 'asha@people.example');
    await user.type(box('Password'), 'not this one{Enter}');
    expect((await alert()).textContent).toContain(words);
  });

  test('ignores a second press while the first is in progress', async () => {
    let answer = (_value: object) => {};
    const slow = () => new Promise<object>((resolve) => (answer = resolve));
    const { user, asked, onDone } = await open({ login: slow });
    await user.type(box('Email'), 'asha@people.example');
    await user.type(box('Password'), 'secret phrase{Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await act(async () => answer(opened()));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
  });

  test('shows and hides the password and supports password managers', async () => {
    const { user } = await open();
    expect(box('Email').autocomplete).toBe('username');
    expect(box('Password').autocomplete).toBe('current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box('Password').type).toBe('password');
  });

  test('says why it opened, and passes the typed address to the other two dialogs', async () => {
    const { user, onSwitch, unmount } = await open({}, { message: 'Please log in to continue.' });
    expect(screen.getByText('Please log in to continue.')).toBeTruthy();
    await user.type(box('Email'), 'asha@people.example');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(onSwitch).toHaveBeenLastCalledWith('forgot');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(onSwitch).toHaveBeenLastCalledWith('signup');
    unmount();
    await drawAccount(<SignupDialog {...dialogProps()} />);
    expect(box('Email').value).toBe('asha@people.example');
  });

  test('is available in Hindi', async () => {
    await drawAccount(<LoginDialog {...dialogProps()} />, { locale: 'hi' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(complaints()).toHaveLength(2));
    expect(screen.getByRole('dialog', { name: 'लॉग इन' })).toBeTruthy();
    expect(complaints().join(' ')).not.toMatch(/[A-Za-z]/);
  });
});
