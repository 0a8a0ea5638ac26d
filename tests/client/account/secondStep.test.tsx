import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { LoginDialog } from '#client/pages/account/LoginDialog.tsx';
import { sharedEmail } from '#client/pages/account/form/sharedEmail.ts';
import { Page as AdminLoginPage } from '#client/pages/admin/AdminLoginPage.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, complaints, dialogProps, drawAccount, opened, refuse } from './drawAccount.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  act(() => {
    leave();
    sharedEmail.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
});

const SECOND = { code: 'UNAUTHENTICATED', rule: 'account.login.second-factor' };
const needed = () => refuse('Your account needs a code as well.', SECOND);
const wrong = (field = 'code') =>
  refuse('This code is not right.', {
    ...SECOND,
    fields: [{ field, message: 'This code is not right.' }],
  });

/** The server; `right` is the valid code. */
const login = (right: string, who = opened()) => ({
  login: ({ code }: Record<string, unknown>) => {
    if (!code) return needed();
    return code === right ? who : wrong();
  },
});

async function give(password = 'secret phrase') {
  await user.type(box('Email'), 'asha@people.example');
  await user.type(box('Password'), `${password}{Enter}`);
}

describe('the login dialog of an account with a second factor', () => {
  async function open(mutations: NonNullable<Parameters<typeof drawAccount>[1]>['mutations']) {
    const props = dialogProps();
    return { ...(await drawAccount(<LoginDialog {...props} />, { mutations })), ...props };
  }

  test('asks for the code after a correct password and logs in with it', async () => {
    const { asked, onDone } = await open(login('123456'));
    await give();
    const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.queryByRole('alert')).toBeNull();
    await expectNoViolations(screen.getByRole('dialog', { name: 'Enter your code' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('alert')));
    expect(complaints()).toEqual(['Code is required']);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const given = { email: 'asha@people.example', password: 'secret phrase' };
    expect(asked).toEqual([
      ['login', given],
      ['login', { ...given, code: '123456' }],
    ]);
    expect(currentSession()).toMatchObject({ status: 'member', token: 'a-new-token' });
  });

  test('reports a wrong code at its field and keeps what was typed', async () => {
    const { onDone } = await open(login('123456'));
    await give();
    await user.type(await screen.findByLabelText('Six-digit code'), '654321{Enter}');
    await waitFor(() => expect(complaints()).toEqual(['This code is not right.']));
    expect(document.activeElement).toBe(await screen.findByRole('alert'));
    expect(box('Six-digit code').value).toBe('654321');
    expect(onDone).not.toHaveBeenCalled();
    expect(currentSession().status).toBe('guest');
  });

  test('accepts a recovery code instead, and leads back', async () => {
    const { onDone } = await open(login('7k2m-0000-aaaa-bbbb'));
    await give();
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const code = box('Recovery code');
    expect([document.activeElement, code.inputMode]).toEqual([code, 'text']);
    await user.type(code, 'mistyped');
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(box('Email').value).toBe('asha@people.example');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(box('Recovery code').value).toBe('');
    await user.type(box('Recovery code'), '7k2m-0000-aaaa-bbbb{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  test('reports too many attempts in a banner', async () => {
    const locked = () => refuse('Too many failed attempts.', { code: 'RATE_LIMITED' });
    await open({ login: ({ code }) => (code ? locked() : needed()) });
    await give();
    await user.type(await screen.findByLabelText('Six-digit code'), '654321{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many failed attempts.');
  });

  test('asks for the code after Google as well', async () => {
    sessionStorage.setItem('googleVerifier', 'a secret');
    history.replaceState(null, '', '/login#google=a-code');
    const complete = ({ secondFactor }: Record<string, unknown>) => {
      if (!secondFactor) return needed();
      return secondFactor === '123456' ? opened() : wrong('secondFactor');
    };
    const { asked, onDone } = await open({ completeGoogleSignIn: complete });
    await user.type(await screen.findByLabelText('Six-digit code'), '1{Enter}');
    await waitFor(() => expect(complaints()).toEqual(['This code is not right.']));
    await user.clear(box('Six-digit code'));
    await user.type(box('Six-digit code'), '123456{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const given = { code: 'a-code', verifier: 'a secret' };
    expect(asked.map(([, input]) => input)).toEqual([
      given,
      { ...given, secondFactor: '1' },
      { ...given, secondFactor: '123456' },
    ]);
  });
});

describe('the admin login', () => {
  const open = (mutations: NonNullable<Parameters<typeof drawAccount>[1]>['mutations']) =>
    drawAccount(<AdminLoginPage />, { mutations, path: '/admin/login' });

  test('asks for the code, and stores an administrator’s token as the admin token too', async () => {
    await open(login('123456', opened({ role: 'ADMIN' })));
    await give();
    await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
    await waitFor(() => expect(currentSession().status).toBe('member'));
    expect(localStorage.getItem('adminToken')).toBe('a-new-token');
    act(() => leave());
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  test('a user already logged in as another stays so until the code is correct', async () => {
    act(() => logInAs({ email: 'employer@people.example', role: 'EMPLOYER' }));
    const before = currentSession().token;
    await open(login('123456', opened({ role: 'EMPLOYER' })));
    await give();
    await screen.findByLabelText('Six-digit code');
    expect(currentSession()).toMatchObject({ status: 'member', token: before });
    await user.type(box('Six-digit code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Access denied. Admin privileges required.',
    );
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});
