import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedEmail } from '#client/pages/account/form/sharedEmail.ts';
import { ForgotPasswordDialog } from '#client/pages/account/ForgotPasswordDialog.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, complaints, dialogProps, drawAccount, refuse } from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    sharedEmail.clear();
  });
});

async function open(requestPasswordReset: () => unknown = () => ({ message: 'Sent.' })) {
  const props = dialogProps();
  const mutations = { requestPasswordReset };
  const drawn = await drawAccount(<ForgotPasswordDialog {...props} />, { mutations });
  return { ...drawn, ...props, user: userEvent.setup({ delay: null }) };
}

describe('the forgot-password dialog', () => {
  test('has its own shorter message for an invalid address', async () => {
    const { user, asked } = await open();
    await user.type(box('Email'), 'asha{Enter}');
    await waitFor(() => expect(complaints()).toEqual(['Please enter a valid email']));
    expect(asked).toEqual([]);
  });

  test('is replaced by "Check your email"; the form is empty when it returns', async () => {
    const { user, asked } = await open();
    await user.type(box('Email'), 'asha@people.example{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeTruthy();
    expect(asked).toEqual([['requestPasswordReset', { email: 'asha@people.example' }]]);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(document.activeElement?.textContent).toContain('asha@people.example');
    expect(document.activeElement?.role).toBe('status');
    await expectNoViolations(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(box('Email').value).toBe('');
    expect(screen.getByRole('dialog', { name: 'Forgot password' })).toBeTruthy();
  });

  test('keeps the form and its values after a failure', async () => {
    const { user } = await open(() => refuse('Something went wrong.', { code: 'INTERNAL' }));
    await user.type(box('Email'), 'asha@people.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
    expect(box('Email').value).toBe('asha@people.example');
  });

  test('leads back to the login dialog', async () => {
    const { user, onSwitch } = await open();
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(onSwitch).toHaveBeenCalledWith('login');
  });
});
