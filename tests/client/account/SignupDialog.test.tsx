import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { sharedEmail } from '#client/pages/account/form/sharedEmail.ts';
import { SignupDialog } from '#client/pages/account/SignupDialog.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  box,
  complaints,
  dialogProps,
  drawAccount,
  opened,
  refuse,
  toasts,
} from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    sharedEmail.clear();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

type World = NonNullable<Parameters<typeof drawAccount>[1]>;

async function open(world: World = {}, hiring = false) {
  const props = dialogProps();
  const drawn = await drawAccount(<SignupDialog {...props} hiring={hiring} />, world);
  return { ...drawn, ...props, user: userEvent.setup({ delay: null }) };
}

async function fill(user: ReturnType<typeof userEvent.setup>, password = 'secret phrase') {
  await user.type(box('First name (optional)'), 'Asha');
  await user.type(box('Last name (optional)'), 'Rao');
  await user.type(box('Email'), 'asha@people.example');
  await user.type(box('Password'), password);
  await user.type(box('Confirm password'), password);
  await user.click(screen.getByRole('checkbox'));
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Sign Up' }));

describe('the sign-up dialog', () => {
  test('requires matching passwords and the ticked box', async () => {
    const { user, asked } = await open({ mutations: { register: () => opened() } });
    await user.type(box('Email'), 'asha@people.example');
    await user.type(box('Password'), 'secret phrase');
    await user.type(box('Confirm password'), 'another phrase');
    await press(user);
    await waitFor(() =>
      expect(complaints()).toEqual([
        'Passwords do not match',
        'Please agree to the terms and conditions',
      ]),
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await expectNoViolations(screen.getByRole('dialog'));
    await user.type(box('Password'), '!');
    await user.click(screen.getByRole('checkbox'));
    expect(complaints()).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('registers a job seeker and logs in', async () => {
    const { user, asked, onDone } = await open({ mutations: { register: () => opened() } });
    expect(screen.queryByRole('radio')).toBeNull();
    await fill(user);
    await press(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const input = {
      email: 'asha@people.example',
      password: 'secret phrase',
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'JOB_SEEKER',
    };
    expect(asked).toEqual([['register', input]]);
    expect(currentSession().status).toBe('member');
    // Only the banner says that the address must be confirmed.
    expect(toasts()).toEqual([['Welcome! Your account has been created.', undefined]]);
  });

  test('rates the strength of the password while typing', async () => {
    const { user } = await open();
    const typed = async (password: string) => {
      await user.clear(box('Password'));
      await user.type(box('Password'), password);
    };
    await typed('12345678');
    expect(screen.getByText(/^Easy to guess/)).toBeTruthy();
    await typed('rainy day');
    expect(screen.getByText(/^Fair/)).toBeTruthy();
    await typed('nine Brown cows sing');
    expect(screen.getByText('Strong')).toBeTruthy();
    await user.clear(box('Password'));
    expect(screen.queryByText('Strong')).toBeNull();
  });

  test('names are optional', async () => {
    const { user, asked } = await open({ mutations: { register: () => opened() } });
    await fill(user);
    await user.clear(box('First name (optional)'));
    await user.clear(box('Last name (optional)'));
    await press(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.[1]).toMatchObject({ firstName: '', lastName: '' });
  });

  test('asks for the role when opened by a potential employer, and sends the answer', async () => {
    const { user, asked } = await open({ mutations: { register: () => opened() } }, true);
    await fill(user);
    await press(user);
    const missing = 'Please choose what brings you here';
    expect(await screen.findByRole('link', { name: missing })).toBeTruthy();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'I am hiring' }));
    expect(screen.queryByText(missing)).toBeNull();
    await press(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.[1]).toMatchObject({ role: 'EMPLOYER' });
  });

  test('a taken address is reported at its field, and nothing typed is lost', async () => {
    const message = 'An account with this email already exists. Log in, or reset your password.';
    const register = () =>
      refuse(message, { code: 'CONFLICT', fields: [{ field: 'email', message }] });
    const { user, onDone } = await open({ mutations: { register } });
    await fill(user);
    await press(user);
    await waitFor(() => expect(complaints()).toEqual([message]));
    expect(box('Password').value).toBe('secret phrase');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('uses the site’s minimum password length', async () => {
    const { user } = await open({ site: { passwordMinLength: 10 } });
    expect((await screen.findAllByText('At least 10 characters')).length).toBe(1);
    await fill(user, '123456789');
    await press(user);
    await waitFor(() => expect(complaints()).toEqual(['Password must be at least 10 characters']));
  });

  test('says that registration is closed, and still links to the login', async () => {
    const { user, onSwitch } = await open({ site: { allowRegistration: false } });
    expect(await screen.findByText(/Registration is closed at the moment/)).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(onSwitch).toHaveBeenCalledWith('login');
  });
});
