import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { currentSession, logout } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/account/JoinTeamPage.tsx';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, drawAccount, opened, refuse, toasts } from './drawAccount.tsx';

afterEach(() => act(leave));

const invitation = (state: string) => ({
  __typename: 'OpenedTeamInvitation',
  companyName: 'Lotus Works',
  inviterName: 'Rohan',
  email: 'asha@lotus.example',
  role: 'INTERVIEWER',
  state,
});

const failure = { code: '' };

async function open(state: string | null, mutations = {}) {
  await loadWords('en', ['team']);
  const page = (
    <Words areas={['team', 'account', 'validation']}>
      <Page />
    </Words>
  );
  return drawAccount(page, {
    path: '/join-team?token=a-token',
    mutations,
    queries: {
      teamInvitation: () => {
        if (failure.code) refuse('No.', { code: failure.code });
        return state === null ? null : invitation(state);
      },
    },
  });
}

test('a new person signs up with the invited address and is logged in', async () => {
  act(logout);
  const join = () => opened({ role: 'EMPLOYER', emailVerified: true });
  const { asked, container } = await open('SIGN_UP', { joinTeam: join });
  await screen.findByRole('heading', { level: 1, name: 'Join the Lotus Works team' });
  expect(screen.getByText(/Rohan invited you as: Interviewer/)).toBeTruthy();
  await userEvent.type(box('First name (optional)'), 'Asha');
  await userEvent.type(box('Password'), 'A good passphrase 1');
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
  const input = { token: 'a-token', password: 'A good passphrase 1', firstName: 'Asha' };
  await waitFor(() => expect(asked).toMatchObject([['joinTeam', input]]));
  await waitFor(() => expect(currentSession().token).toBe('a-new-token'));
});

test('an employer who is logged in joins with one press', async () => {
  act(() => logInAs({ role: 'EMPLOYER' }));
  let isRefused = true;
  const accept = () =>
    isRefused ? refuse('The team is full.', { code: 'LIMIT' }) : { viewer: { id: 'v' } };
  const { asked } = await open('READY', { acceptTeamInvitation: accept });
  const join = await screen.findByRole('button', { name: 'Join the team' });
  await userEvent.click(join);
  expect((await screen.findByRole('alert')).textContent).toContain('The team is full.');
  await expectAddress('/join-team?token=a-token');
  isRefused = false;
  await userEvent.click(join);
  await expectAddress('/', 'PUSH');
  expect(screen.queryByText('The team is full.')).toBeNull();
  expect(asked).toEqual([1, 2].map(() => ['acceptTeamInvitation', { token: 'a-token' }]));
  expect(toasts().map(([title]) => title)).toEqual(['Welcome to the Lotus Works team.']);
});

test.each([
  ['LOG_IN', /already has an account/, 'Log in'],
  ['OTHER_ACCOUNT', /logged in with another address/, 'Log out'],
])('%s: says why, and offers what helps', async (state, why, offer) => {
  act(() => (state === 'LOG_IN' ? logout() : logInAs({ role: 'EMPLOYER' })));
  await open(state);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: offer })).toBeTruthy();
});

test('logging out for an invitation to another address leads back to it', async () => {
  act(() => logInAs({ role: 'EMPLOYER' }));
  await open('OTHER_ACCOUNT');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(currentSession().token).toBeNull();
  await expectAddress('/join-team?token=a-token');
});

test('a link that has ended says so, and a job seeker’s address is not taken', async () => {
  act(logout);
  await open('JOB_SEEKER');
  expect(await screen.findByText(/cannot join a team/)).toBeTruthy();
  act(leave);
  document.body.replaceChildren();
  act(logout);
  await open(null);
  expect(
    await screen.findByRole('heading', { name: 'This invitation no longer works' }),
  ).toBeTruthy();
});

test('a damaged link has ended; without a server the page can be loaded again', async () => {
  act(logout);
  failure.code = 'BAD_USER_INPUT';
  onTestFinished(() => void (failure.code = ''));
  const { unmount } = await open('SIGN_UP');
  await screen.findByRole('heading', { name: 'This invitation no longer works' });
  unmount();
  failure.code = 'UNAVAILABLE';
  await open('LOG_IN');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  failure.code = '';
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
});
