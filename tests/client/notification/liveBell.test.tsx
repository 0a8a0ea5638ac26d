import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enableNotifications } from '#client/lib/live/browserNotifications.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { currentSession, login } from '#client/lib/session.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { fakeServer, next, advance, withoutChannels } from '#tests/client/live/tabs.ts';
import { bell, drawBell } from './drawBell.tsx';

interface Request {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}
type Sent = { variables: { since: string }; query: string };

const shown: { title: string; options: NotificationOptions }[] = [];
const presses: (() => void)[] = [];

class FakeNotification {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  addEventListener = (_: 'click', press: () => void) => presses.push(press);
  close = () => undefined;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options });
  }
}

beforeEach(() => {
  shown.length = 0;
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal('Notification', FakeNotification);
  withoutChannels();
});
afterEach(() => {
  act(() => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (milliseconds = 0) => act(() => advance(milliseconds));

/** The rendered bell over a stream the test writes to. */
async function drawLive(...[notifications, world]: Parameters<typeof drawBell>) {
  const stream = fakeServer();
  const requests: { path: string; init: Request; sent: Sent }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: Request) => {
    requests.push({ path, init, sent: JSON.parse(init.body) as Sent });
    return stream.connect(init.signal);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const drawn = await drawBell(notifications, world);
  await enableNotifications(currentSession().user!.id);
  const arrive = async (id: string, values: object = {}, rest: object = {}) => {
    const notification = {
      __typename: 'Notification',
      id,
      title: `Title ${id}`,
      body: 'Staff Nurse',
      otherCompanyId: null,
      link: '/my-applications',
      read: false,
      createdAt: '2026-11-21T09:59:00.000Z',
      ...values,
    };
    const viewer = { __typename: 'Viewer', unreadNotifications: 3 };
    const payload = { __typename: 'NotificationAdded', notification, viewer, mayPush: true };
    stream.lines.at(-1)!.write(next({ data: { notificationAdded: { ...payload, ...rest } } }));
    await wait();
  };
  return { ...drawn, stream, requests, arrive };
}

test('the bell connects two seconds after the page, and asks for events since shortly before it was rendered', async () => {
  const { requests } = await drawLive([]);
  await bell('Notifications');
  expect(requests).toEqual([]);
  await wait(2_000);
  const [{ path, init, sent }] = requests as [(typeof requests)[0]];
  expect([path, init.method]).toEqual(['/graphql/stream', 'POST']);
  expect(init.headers).toEqual({
    accept: 'text/event-stream',
    'accept-language': 'en',
    authorization: 'Bearer a-token',
    'content-type': 'application/json',
  });
  expect(sent.query).toContain('subscription BellMenuAdded($since: DateTime)');
  expect(sent.variables).toEqual({ since: '2026-11-21T09:59:50.000Z' });
});

test('an event is counted, announced, listed first and shown outside the page', async () => {
  const { arrive, stream, user } = await drawLive([{ id: 'n1', title: 'Sent', read: false }]);
  await wait(2_000);
  await user.click(await bell('Notifications, 1 new'));
  await screen.findByRole('listitem');
  await arrive('n2');
  await bell('Notifications, 3 new');
  expect(screen.getByText('New notification: Title n2').role).toBe('status');
  const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['NewTitle n2Staff Nurse1 minute ago', 'NewSentStaff Nurse1 hour ago']);
  expect(shown).toEqual([
    { title: 'Title n2', options: { body: 'Staff Nurse', tag: 'n2', icon: '/favicon.svg' } },
  ]);

  // The stream may send it twice; it is listed once.
  await arrive('n2');
  expect(titles()).toHaveLength(2);
  await arrive('n3', {}, { mayPush: false });
  expect(titles()[0]).toContain('Title n3');
  expect(shown).toHaveLength(2);
  await arrive('n4', { read: true });
  expect(titles()[0]).toBe('Title n4Staff Nurse1 minute ago');
  expect(screen.getByText('New notification: Title n3')).toBeTruthy();
  expect(shown).toHaveLength(2);
  stream.lines[0]!.write(next({ errors: [{ message: 'Away' }] }));
  await wait();
  expect(titles()).toHaveLength(4);
});

test('after a lost connection the bell refetches what it missed, and continues from the last event', async () => {
  const { arrive, asked, stream, requests, server, user } = await drawLive([]);
  await wait(2_000);
  await user.click(await bell('Notifications'));
  await screen.findByText('Nothing new yet');
  await arrive('n1', { createdAt: '2026-11-21T10:30:00.000Z' });
  await arrive('n2', { createdAt: '2026-11-21T10:20:00.000Z' });
  await bell('Notifications, 3 new');
  server.unread = 7;
  stream.lines[0]!.end();
  await wait(1_000);
  await bell('Notifications, 7 new');
  expect(asked).toHaveLength(2);
  expect(requests[1]!.sent.variables).toEqual({ since: '2026-11-21T10:29:50.000Z' });
});

test('a page is read again when something arrives or was missed; messages have their own stream', async () => {
  const { arrive, stream } = await drawLive([]);
  const readAgain = vi.fn(() => Promise.reject(new Error('Away')));
  const { unmount } = renderHook(() => useArrivals(readAgain));
  await wait(2_000);
  await arrive('n1', { link: '/messages/a1' });
  expect(readAgain).not.toHaveBeenCalled();
  await arrive('n2');
  expect(readAgain).toHaveBeenCalledTimes(1);
  stream.lines[0]!.end();
  await wait(1_000);
  expect(readAgain).toHaveBeenCalledTimes(2);
  unmount();
  await arrive('n3');
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('in Hindi the stream and what a notification leads to have the language of the page', async () => {
  const { arrive, requests } = await drawLive([], { locale: 'hi' });
  await wait(2_000);
  expect(requests[0]!.init.headers).toMatchObject({ 'accept-language': 'hi' });
  vi.spyOn(window, 'focus').mockReturnValue();
  const { href } = location;
  // Only the fragment changes: jsdom cannot navigate elsewhere.
  history.replaceState(null, '', '/hi/my-applications?company=c2');
  await arrive('n1', { link: '/my-applications#offers', otherCompanyId: 'c2' });
  presses.at(-1)!();
  expect(location.hash).toBe('#offers');
  history.replaceState(null, '', href);
});

test('a refused connection ends the session, and shows the reason of a suspension', async () => {
  const { stream } = await drawLive([]);
  const message = 'Your account is suspended until 1 December.';
  const refuse = (rule: string) =>
    stream.refuseWith(() =>
      Response.json({ errors: [{ message, extensions: { rule } }] }, { status: 401 }),
    );
  refuse('account.session.standing');
  await wait(2_000);
  await waitFor(() => expect(currentSession().status).toBe('guest'));
  expect(currentSession()).toMatchObject({ ended: 'refused', why: message });
  refuse('account.session.unknown');
  act(() => logInAs({ id: '1' }));
  await wait(2_000);
  await waitFor(() => expect(currentSession().status).toBe('guest'));
  expect(currentSession().why).toBeUndefined();
});

test('a new token replaces the connection, and leaving closes it', async () => {
  const { stream, requests, unmount } = await drawLive([]);
  await wait(2_000);
  const user = currentSession().user!;
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  act(() => login({ accessToken: 'b-token', expiresAt, user }));
  await wait();
  expect(stream.lines[0]!.signal.aborted).toBe(true);
  await wait(2_000);
  expect(requests).toHaveLength(2);
  expect(requests[1]!.init.headers).toMatchObject({ authorization: 'Bearer b-token' });
  unmount();
  expect(stream.lines[1]!.signal.aborted).toBe(true);
});
