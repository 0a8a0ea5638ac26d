import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { sendNotification } from './sendNotification.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

interface ListedNotification {
  id: string;
  title: string;
  body: string;
  read: boolean;
  link: string;
}
interface Bell {
  viewer: {
    unreadNotifications: number;
    notifications: {
      nodes: ListedNotification[];
      totalCount: number;
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  };
}

const BELL = `query($first: Int, $after: String) { viewer { unreadNotifications notifications(first: $first, after: $after) {
  nodes { id title body read link } totalCount pageInfo { endCursor hasNextPage } } } }`;
const MARK = `mutation($id: ID!) { markNotificationRead(input: { id: $id }) {
  notification { id read readAt } viewer { unreadNotifications } } }`;

const bellOf = async (person: Caller, variables: object = { first: 12 }) =>
  (await person.graphql<Bell>(BELL, variables)).viewer;

test('notifications are listed newest first and paged without gaps', async () => {
  const { seeker } = await scenario().seeker();
  for (const kind of [
    'application_sent',
    'application_status_changed',
    'job_alert_matched',
  ] as const) {
    await sendNotification(app, seeker.id, kind);
  }
  const first = await bellOf(seeker, { first: 2 });
  expect(first.unreadNotifications).toBe(3);
  expect(first.notifications.totalCount).toBe(3);
  expect(first.notifications.nodes.map(({ title, body }) => `${title} | ${body}`)).toEqual([
    '3 new jobs for you | From your alert “Nursing in Pune”',
    'You have been shortlisted | Staff Nurse at Lotus Works',
  ]);
  const { endCursor } = first.notifications.pageInfo;
  const rest = await bellOf(seeker, { first: 2, after: endCursor });
  expect(rest.notifications.nodes.map(({ title }) => title)).toEqual(['Application sent']);
});

test('notifications are in the language of the reader', async () => {
  const { seeker } = await scenario().seeker();
  await sendNotification(app, seeker.id, 'application_status_changed');
  const response = await fetch(`${app.url}/api/notifications`, {
    headers: { authorization: `Bearer ${seeker.token}`, 'accept-language': 'hi' },
  });
  const { notifications } = (await response.json()) as { notifications: ListedNotification[] };
  expect(notifications[0]).toMatchObject({
    title: 'आप शॉर्टलिस्ट हो गए हैं',
    body: 'Lotus Works में Staff Nurse',
  });
});

test('marking one as read lowers the count once, however often it is repeated', async () => {
  const { seeker } = await scenario().seeker();
  const { id } = await sendNotification(app, seeker.id, 'application_sent');
  await sendNotification(app, seeker.id, 'job_alert_matched');
  type Marked = { markNotificationRead: { notification: { readAt: string }; viewer: object } };
  const first = (await seeker.graphql<Marked>(MARK, { id })).markNotificationRead;
  expect(first.viewer).toEqual({ unreadNotifications: 1 });
  app.clock.forward({ minutes: 5 });
  const again = (await seeker.graphql<Marked>(MARK, { id })).markNotificationRead;
  expect(again).toEqual(first);
});

test('all can be marked as read at once, and later ones are unread', async () => {
  const { seeker } = await scenario().seeker();
  const first = await sendNotification(app, seeker.id, 'application_sent');
  app.clock.forward({ seconds: 1 });
  const second = await sendNotification(app, seeker.id, 'job_alert_matched');
  const { markAllNotificationsRead: marked } = await seeker.graphql<{
    markAllNotificationsRead: { notifications: { id: string; read: boolean }[]; viewer: object };
  }>(
    `mutation { markAllNotificationsRead { notifications { id read } viewer { unreadNotifications } } }`,
  );
  expect(marked).toEqual({
    // The newest first.
    notifications: [
      { id: second.id, read: true },
      { id: first.id, read: true },
    ],
    viewer: { unreadNotifications: 0 },
  });
  await sendNotification(app, seeker.id, 'application_status_changed');
  expect((await bellOf(seeker)).unreadNotifications).toBe(1);
});

test('notifications that arrive while all are being marked stay unread', async () => {
  const { seeker } = await scenario().seeker();
  await sendNotification(app, seeker.id, 'application_sent');
  const { id } = await sendNotification(app, seeker.id, 'job_alert_matched');
  const later = new Date(app.clock.now().getTime() + 1_000);
  await app.sql('update notifications set created_at = ? where id = ?', [later, id]);
  await seeker.graphql('mutation { markAllNotificationsRead { notifications { id } } }');
  const { notifications, unreadNotifications } = await bellOf(seeker);
  expect(unreadNotifications).toBe(1);
  expect(notifications.nodes.map((one) => [one.id === id, one.read])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('another user’s notifications', () => {
  test('are not listed, not marked and not found by their id', async () => {
    const { seeker, stranger } = await scenario().seeker().seeker({ as: 'stranger' });
    const { id } = await sendNotification(app, seeker.id, 'application_sent');
    expect((await bellOf(stranger)).notifications.nodes).toEqual([]);
    await expect(stranger.graphql(MARK, { id })).toFailWith('NOT_FOUND');
    await expect(stranger.rest('PUT', `/api/notifications/${id}/read`)).toFailWith('NOT_FOUND');
    const node = `query($id: ID!) { node(id: $id) { id ... on Notification { title } } }`;
    expect(await stranger.graphql(node, { id })).toEqual({ node: null });
    expect(await seeker.graphql(node, { id })).toEqual({ node: { id, title: 'Application sent' } });
    expect((await bellOf(seeker)).unreadNotifications).toBe(1);
  });

  test('are not available to guests', async () => {
    await expect(app.graphql(MARK, { id: 'x' })).toFailWith('UNAUTHENTICATED');
    await expect(app.rest('GET', '/api/notifications')).toFailWith('UNAUTHENTICATED');
  });
});

describe('over REST', () => {
  test('GET /notifications and PUT /notifications/{id}/read', async () => {
    const { seeker } = await scenario().seeker();
    const { id } = await sendNotification(app, seeker.id, 'application_sent');
    const list = await seeker.rest<{ notifications: ListedNotification[]; total: number }>(
      'GET',
      '/api/notifications',
    );
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({
      total: 1,
      notifications: [
        {
          id,
          kind: 'application_sent',
          title: 'Application sent',
          read: false,
          link: '/my-applications',
        },
      ],
    });
    const read = await seeker.rest('PUT', `/api/notifications/${id}/read`);
    expect(read).toMatchObject({ status: 200, body: { id, read: true } });
    await expect(seeker.rest('PUT', '/api/notifications/nonsense/read')).toFailWith('NOT_FOUND');
  });
});
