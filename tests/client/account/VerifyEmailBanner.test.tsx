import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { VerifyEmailBanner } from '#client/components/VerifyEmailBanner.tsx';
import type { SessionUser } from '#client/lib/session.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawAccount, refuse, toasts } from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const MAIL = 'asha@people.example';

async function open(
  user: Partial<SessionUser> | null,
  resend = (): unknown => ({ message: 'Sent.' }),
) {
  act(() => (user ? logInAs({ email: MAIL, emailVerified: false, ...user }) : leave()));
  return drawAccount(<VerifyEmailBanner />, { mutations: { resendVerification: resend } });
}

const sentence = () => screen.queryByText(/Open the link we sent to/)?.textContent;

describe('the banner for an unconfirmed address', () => {
  test('is not shown to guests or users with a confirmed address', async () => {
    const { unmount } = await open(null);
    expect(sentence()).toBeUndefined();
    unmount();
    await open({ emailVerified: true });
    expect(sentence()).toBeUndefined();
  });

  test.each([
    ['JOB_SEEKER', 'apply for jobs'],
    ['EMPLOYER', 'post jobs'],
  ] as const)('tells a %s what it is needed for', async (role, purpose) => {
    await open({ role });
    expect(sentence()).toBe(
      `Open the link we sent to ${MAIL} to confirm it. Then you can ${purpose}.`,
    );
  });

  test('sends the link again and reports the result', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(toasts()).toEqual([['Sent.', undefined]]));
  });

  test('says when sending failed', async () => {
    await open({}, () => refuse('Try again later.', { code: 'RATE_LIMITED' }));
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    await waitFor(() =>
      expect(toasts()).toEqual([['We could not send the link', 'Try again later.']]),
    );
  });

  test('can be closed for the visit, and disappears once the address is confirmed', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Hide for now' }));
    expect(sentence()).toBeUndefined();
    act(() => logInAs({ id: '2', email: 'ravi@people.example', emailVerified: false }));
    expect(sentence()).toContain('ravi@people.example');
    act(() => logInAs({ id: '2', email: 'ravi@people.example', emailVerified: true }));
    expect(sentence()).toBeUndefined();
  });
});
