import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDialog, openDialog } from '#client/lib/dialogs.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { DialogHost } from '#client/pages/account/DialogHost.tsx';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { box, drawAccount, opened, toasts } from './drawAccount.tsx';

const user = userEvent.setup({ delay: null });
type World = Parameters<typeof drawAccount>[1];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

/** A page with a focused button when a dialog opens. */
async function open(path: string, options: Parameters<typeof openDialog>[1], world: World = {}) {
  const part = (
    <>
      <button type="button">Log in</button>
      <Link to="/blog">Blog</Link>
      <Back />
      <DialogHost />
    </>
  );
  const drawn = await drawAccount(part, { path, ...world });
  act(() => screen.getByRole('button', { name: 'Log in' }).focus());
  act(() => openDialog('login', options));
  await screen.findByRole('dialog', { name: 'Login' });
  return drawn;
}

const logIn = async () => {
  fireEvent.change(box('Email'), { target: { value: 'asha@people.example' } });
  fireEvent.change(box('Password'), { target: { value: 'secret phrase' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

afterEach(() => {
  act(leave);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a dialog says why it opened, switches to the others and back, and leaves the page as it was', async () => {
  await open('/blog', { message: 'Please log in to continue.', returnUrl: '/saved' });
  expect(screen.getByText('Please log in to continue.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectAddress('/blog');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' })),
  );
});

test('the browser’s Back closes a dialog, which a page may also open as it is loaded', async () => {
  await open('/blog', {});
  act(closeDialog);
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  act(() => openDialog('login'));
  await screen.findByRole('dialog', { name: 'Login' });
  await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(leave);
  cleanup();
  openDialog('login');
  await drawAccount(<DialogHost />, { path: '/login' });
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
});

test('the Sign Up dialog leads people who are hiring to the sign-up for employers', async () => {
  await open('/blog', {});
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.change(box('Email'), { target: { value: 'hr@lotus.example' } });
  await user.click(screen.getByRole('button', { name: 'Sign up as an employer' }));
  expect(await screen.findByRole('radio', { name: 'I am hiring', checked: true })).toBeTruthy();
  expect(box('Email').value).toBe('hr@lotus.example');
  expect(screen.queryByText('Are you hiring?')).toBeNull();
});

test('login leads to the requested page', async () => {
  await open('/blog', { returnUrl: '/saved-jobs' }, { mutations: { login: () => opened() } });
  await logIn();
  await expectAddress('/saved-jobs');
});

test('login without a requested page stays; closing /login leads home', async () => {
  const { unmount } = await open('/blog', {}, { mutations: { login: () => opened() } });
  await logIn();
  await expectAddress('/blog');
  act(leave);
  unmount();
  await open('/login', {});
  await user.keyboard('{Escape}');
  await expectAddress('/');
});

test('a sign-up by a potential employer asks for the role', async () => {
  await open('/blog', { hiring: true });
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I am hiring' }).checked).toBe(false);
});

test('from a page for employers, sign-up is for an employer and no longer asks to log in', async () => {
  const message = 'Please log in to continue.';
  await open('/blog', { hiring: true, returnUrl: '/add-job', message });
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I am hiring' }).checked).toBe(true);
  expect(screen.queryByText(message)).toBeNull();
});

test('someone who came to hire and logs in as a job seeker stays where they are', async () => {
  const hiring = { hiring: true, returnUrl: '/add-job' };
  const { unmount } = await open('/blog', hiring, { mutations: { login: () => opened() } });
  await logIn();
  await expectAddress('/blog');
  act(leave);
  unmount();
  const login = () => opened({ role: 'EMPLOYER' });
  await open('/blog', hiring, { mutations: { login } });
  await logIn();
  await expectAddress('/add-job');
});

test('signing in with Google uses a secret of this tab and returns to the requested page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/blog', search: '', hash: '', assign });
  await open('/blog', { returnUrl: '/saved-jobs' }, { site: { googleSignIn: true } });
  const google = await screen.findByRole('button', { name: 'Continue with Google' });
  expect(screen.getByText('or with your email')).toBeTruthy();
  await user.click(google);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(google.getAttribute('aria-busy')).toBe('true');
  const { pathname, searchParams } = new URL(assign.mock.calls[0]![0], 'https://site.example');
  expect(pathname).toBe('/auth/google/start');
  const verifier = sessionStorage.getItem('googleVerifier')!;
  expect(verifier).toMatch(/^[\w-]{43}$/);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  expect(Object.fromEntries(searchParams)).toEqual({
    challenge: Buffer.from(digest).toString('base64url'),
    locale: 'en',
    returnUrl: '/saved-jobs',
  });
});

test.each([
  ['/join-team?token=a-token', '/join-team?token=a-token'],
  ['/login', '/'],
])('signing in with Google on %s without a requested page returns to %s', async (path, target) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', assign });
  await open(path, {}, { site: { googleSignIn: true } });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const { searchParams } = new URL(assign.mock.calls[0]![0], 'https://site.example');
  expect(searchParams.get('returnUrl')).toBe(target);
});

test('a browser without crypto support stays and says that Google cannot be reached', async () => {
  await open('/blog', {}, { site: { googleSignIn: true } });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('No secure context.');
  });
  const google = await screen.findByRole('button', { name: 'Continue with Google' });
  await user.click(google);
  await waitFor(() =>
    expect(toasts().at(-1)?.[0]).toMatch(/^Google cannot be reached right now\./),
  );
  expect(google.getAttribute('aria-busy')).not.toBe('true');
});

test.each([
  ['#google-problem=cancelled', /^You did not sign in with Google\./],
  ['#google-problem=nonsense', /^We could not sign you in with Google\./],
  // This tab does not have the secret, because another one started the sign-in.
  ['#google=a-code', /^This sign-in took too long or was started in another tab\./],
])(
  'a user who returns from Google with %s is told why they are not signed in',
  async (hash, words) => {
    history.replaceState(null, '', `/login${hash}`);
    const { asked } = await open('/login', {}, { site: { googleSignIn: true } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(location.hash).toBe('');
    expect(asked).toEqual([]);
    history.replaceState(null, '', '/');
  },
);

test('a user who returns from Google with a code is logged in', async () => {
  sessionStorage.setItem('googleVerifier', 'a secret');
  history.replaceState(null, '', '/login#google=a-code');
  const { asked } = await drawAccount(<DialogHost />, {
    path: '/login',
    site: { googleSignIn: true },
    mutations: { completeGoogleSignIn: () => opened() },
  });
  act(() => openDialog('login', { returnUrl: '/saved-jobs' }));
  await expectAddress('/saved-jobs');
  expect(asked).toEqual([['completeGoogleSignIn', { code: 'a-code', verifier: 'a secret' }]]);
  expect(sessionStorage.getItem('googleVerifier')).toBeNull();
  history.replaceState(null, '', '/');
});
