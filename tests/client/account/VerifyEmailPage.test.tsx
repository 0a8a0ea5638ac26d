import type { ApolloClient } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepWaitingApplication } from '#client/components/apply/waitingApplication.ts';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { verifyEmail } from '#client/pages/account/verifyEmail.ts';
import { Page } from '#client/pages/account/VerifyEmailPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawAccount, refuse, toasts } from './drawAccount.tsx';

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

let links = 0;

interface Visit {
  user?: Partial<SessionUser>;
  verifyEmail?: () => unknown;
  viewer?: () => object | null;
}

/** Each visit uses its own link, because a page asks about a link only once. */
async function open({
  user,
  verifyEmail = () => ({ message: 'Done.' }),
  viewer = () => (user ? {} : null),
}: Visit = {}) {
  act(() => (user ? logInAs(user) : leave()));
  const resendVerification = () => ({ message: 'A new link is on its way.' });
  const page = (
    <StrictMode>
      <Page />
    </StrictMode>
  );
  return drawAccount(page, {
    path: `/verify-email?token=%20link-${++links}`,
    mutations: { verifyEmail, resendVerification },
    viewer,
  });
}

const unusable = () => refuse('Expired.', { code: 'BAD_USER_INPUT' });
const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

describe('the verify-email page', () => {
  test('confirms on arrival, once, even if React runs the effect twice', async () => {
    const { asked, container } = await open();
    await heading('Email address confirmed');
    expect(asked).toEqual([['verifyEmail', { token: `link-${links}` }]]);
    expect(screen.getByText('Thank you. You can now apply for jobs and post jobs.')).toBeTruthy();
    await expectNoViolations(container);
  });

  test.each([
    ['JOB_SEEKER', 'You can now apply for jobs.', 'Browse Jobs', '/browse-jobs'],
    ['EMPLOYER', 'You can now post jobs.', 'Post a Job', '/add-job?step=3'],
  ] as const)('tells a %s what comes next', async (role, sentence, link, path) => {
    await open({ user: { role } });
    await heading('Email address confirmed');
    expect(screen.getByText(`Thank you. ${sentence}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
  });

  test.each([
    ['Email address confirmed', undefined],
    ['Already confirmed', unusable],
  ])('%s: leads back to the application in progress', async (title, verifyEmail) => {
    const waiting = { userId: '1', jobId: 'job 1', title: 'Staff Nurse', typed: {} };
    keepWaitingApplication(waiting);
    await open({ user: { id: '1' }, ...(verifyEmail && { verifyEmail }) });
    await heading(title);
    const link = screen.getByRole('link', { name: 'Continue your application' });
    expect(link.getAttribute('href')).toBe('/job-details/job%201?apply=1');
  });

  test('an invalid link leads a guest to the login', async () => {
    await open({ verifyEmail: unusable });
    await heading('This link does not work');
    expect(screen.getByText('This confirmation link is invalid or has expired.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend link' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(currentDialog()?.name).toBe('login');
  });

  test('an invalid link lets a logged-in user request a new one', async () => {
    const user = { email: 'asha@people.example', emailVerified: false };
    await open({ user, verifyEmail: unusable });
    await heading('This link does not work');
    expect(screen.getByText('We can send a new one to asha@people.example.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(toasts()).toEqual([['A new link is on its way.', undefined]]));
  });

  test('a confirmed address needs nothing', async () => {
    const user = { email: 'asha@people.example', emailVerified: true };
    await open({ user, verifyEmail: unusable });
    await heading('Already confirmed');
    expect(
      screen.getByText('asha@people.example is already confirmed. You do not need to do anything.'),
    ).toBeTruthy();
  });

  test('a link is sent once, however often the page asks', async () => {
    const mutate = vi.fn(async () => ({}));
    const client = { mutate } as unknown as ApolloClient;
    expect(await Promise.all([1, 2].map(() => verifyEmail(client, 'twice')))).toEqual([
      'done',
      'done',
    ]);
    expect(mutate).toHaveBeenCalledOnce();
  });

  test('is confirmed even if the user cannot be read again', async () => {
    const viewer = () => refuse('Later.', { code: 'UNAVAILABLE' });
    await open({ user: {}, viewer });
    expect(await heading('Email address confirmed')).toBeTruthy();
  });

  test('an unreachable server does not make the link invalid', async () => {
    let away = true;
    let answer = () => undefined as void;
    const later = new Promise<void>((resolve) => (answer = resolve));
    const verifyEmail = async () => {
      if (!away) await later;
      return away ? refuse('Later.', { code: 'UNAVAILABLE' }) : { message: 'Done.' };
    };
    const { asked } = await open({ verifyEmail });
    await heading('We could not confirm your address');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(document.activeElement).toBe(await heading('Confirm your email address'));
    answer();
    const title = await heading('Email address confirmed');
    expect(document.activeElement).toBe(title);
    expect(asked).toHaveLength(2);
  });
});
