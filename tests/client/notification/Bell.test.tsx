import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CHOSEN_LANGUAGE } from '#client/lib/store/storage.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anotherTab, withChannels } from '#tests/client/live/tabs.ts';
import { bell, drawBell } from './drawBell.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

test('the bell shows the unread count, up to 99', async () => {
  await drawBell([], { unread: 140 });
  expect((await bell('Notifications, 140 new')).textContent).toBe('99+');
  cleanup();
  await drawBell([], { unread: 99 });
  expect((await bell('Notifications, 99 new')).textContent).toBe('99');
});

test('the bell opens by keyboard, shows the newest notifications, and Escape returns the focus', async () => {
  const { user, container } = await drawBell([
    { id: 'n1', title: 'You have been shortlisted', read: false },
    { id: 'n2', title: 'Application sent', read: true },
  ]);
  const button = await bell('Notifications, 1 new');
  button.focus();
  await user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe('NewYou have been shortlistedStaff Nurse1 hour ago');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expectNoViolations(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.activeElement).toBe(button);
});

/** What a tab with the same bell hears. */
function listening() {
  withChannels();
  return anotherTab('kaamyab-bell-en-1').said;
}

test('following a notification leads to its subject and reduces the count, in other tabs too', async () => {
  const said = listening();
  const { user } = await drawBell([{ id: 'n1', title: 'Application sent', read: false }]);
  await user.click(await bell('Notifications, 1 new'));
  await user.click(await screen.findByRole('link', { name: /Application sent/ }));
  expect(screen.getByTestId('address').textContent).toBe('/my-applications');
  // The page may be the one that is shown already.
  expect(document.activeElement).toBe(await bell('Notifications'));
  await waitFor(() => expect(said).toEqual([{ gap: true }]));
});

test('all notifications are marked as read with one press, and the focus stays in the panel', async () => {
  const said = listening();
  const { user } = await drawBell([
    { id: 'n1', title: 'One', read: false },
    { id: 'n2', title: 'Two', read: false },
  ]);
  await user.click(await bell('Notifications, 2 new'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await bell('Notifications');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Close notifications' }),
    ),
  );
  expect(screen.queryByText('New')).toBeNull();
  expect(said).toEqual([{ gap: true }]);
});

test('an empty bell says so', async () => {
  const { user } = await drawBell([]);
  await user.click(await bell('Notifications'));
  expect(await screen.findByRole('heading', { name: 'Nothing new yet' })).toBeTruthy();
});

test('a failed load can be retried', async () => {
  const { user } = await drawBell([], { fails: true, unread: 2 });
  await user.click(await bell('Notifications, 2 new'));
  await screen.findByText('We could not load your notifications.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('this browser uses the account’s language, unless another was chosen here', async () => {
  localStorage.removeItem('language');
  await drawBell([]);
  await waitFor(() => expect(localStorage.getItem('language')).toBe('hi'));
  cleanup();
  localStorage.setItem('language', 'es');
  await drawBell([]);
  await bell('Notifications');
  expect(localStorage.getItem('language')).toBe('es');
});

test('the language chosen on the page before becomes that of the account, at the second try if need be', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem(CHOSEN_LANGUAGE, 'es 1');
  const refused = await drawBell([], { refusal: 'Try later.' });
  await waitFor(() => expect(refused.asked).toEqual([['language', 'ES']]));
  expect(localStorage.getItem(CHOSEN_LANGUAGE)).toBe('es 1');
  cleanup();
  const { asked } = await drawBell([]);
  await waitFor(() => expect(localStorage.getItem(CHOSEN_LANGUAGE)).toBeNull());
  expect(asked).toEqual([['language', 'ES']]);
});

test('a language that someone else chose on this device is forgotten', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem(CHOSEN_LANGUAGE, 'es 2');
  const { asked } = await drawBell([]);
  await waitFor(() => expect(localStorage.getItem(CHOSEN_LANGUAGE)).toBeNull());
  expect(asked).toEqual([]);
});

test('older notifications load on request, and one without a link is marked as read in place', async () => {
  const { user, asked } = await drawBell(
    [
      { id: 'n1', title: 'One', read: false, link: null },
      { id: 'n2', title: 'Two', read: false },
      { id: 'n3', title: 'Three', read: true },
    ],
    { firstPage: 2 },
  );
  await user.click(await bell('Notifications, 2 new'));
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect((await screen.findByRole('link', { name: /Three/ })).textContent).not.toContain('New');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(asked.at(-1)).toEqual(['list', { first: 10, after: 'here' }]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /One/ }));
  await bell('Notifications, 1 new');
  expect(asked.at(-1)).toEqual(['read', ['n1']]);
  // Nothing is sent again for read ones.
  await user.click(screen.getByRole('button', { name: /One/ }));
  expect(asked.filter(([what]) => what === 'read')).toHaveLength(1);
  const settings = screen.getByRole('link', { name: 'Notification settings' });
  expect(settings.getAttribute('href')).toBe('/settings?section=notifications');
});

test('older notifications that could not be loaded are announced, and asked for again', async () => {
  const world = { firstPage: 1, fails: false };
  const { user } = await drawBell(
    [
      { id: 'n1', title: 'One', read: true },
      { id: 'n2', title: 'Two', read: true },
    ],
    world,
  );
  await user.click(await bell('Notifications'));
  const older = await screen.findByRole('button', { name: 'Show older' });
  world.fails = true;
  await user.click(older);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load this part of the page. Please try again.',
  );
  expect(document.activeElement).toBe(older);
  world.fails = false;
  await user.click(older);
  await screen.findByRole('link', { name: /Two/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notification that cannot be marked as read stays new, and the reason is shown', async () => {
  const { user, server } = await drawBell([
    { id: 'n1', title: 'One', read: false, link: null },
    { id: 'n2', title: 'Two', read: false },
  ]);
  server.refusal = 'Try again in a minute.';
  await user.click(await bell('Notifications, 2 new'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(queuedToasts()).toMatchObject([
      {
        kind: 'error',
        title: 'We could not mark the notifications as read',
        message: 'Try again in a minute.',
      },
    ]),
  );
  await user.click(screen.getByRole('button', { name: /One/ }));
  await bell('Notifications, 2 new');
  expect(screen.getAllByText('New')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close notifications' }));
  expect(document.activeElement).toBe(await bell('Notifications, 2 new'));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('an empty bell tells employers what they will find there; administrators have no settings for it', async () => {
  const { user, unmount } = await drawBell([], { role: 'EMPLOYER' });
  await user.click(await bell('Notifications'));
  expect(
    await screen.findByText('New applications and updates on your jobs appear here.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Notification settings' })).toBeTruthy();
  unmount();
  await drawBell([], { role: 'ADMIN' });
  await user.click(await bell('Notifications'));
  await screen.findByRole('heading', { name: 'Nothing new yet' });
  expect(screen.queryByRole('link', { name: 'Notification settings' })).toBeNull();
});

test('a notification about another company of the account leads to its page there', async () => {
  const { user } = await drawBell(
    [{ id: 'n1', title: 'New application', read: true, link: '/messages', otherCompanyId: 'c2' }],
    { role: 'EMPLOYER' },
  );
  await user.click(await bell('Notifications'));
  await user.click(await screen.findByRole('link', { name: /New application/ }));
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/messages?company=c2'),
  );
});
