import { beforeAll, expect, test } from 'vitest';
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/options/offline.ts';
import { sendPush } from '#server/modules/notification/push/sendPush.service.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { act } from '#tests/server/admin/user/adminUserCalls.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { pushedBrowser, pushService } from './pushService.ts';
import { sendNotification } from './sendNotification.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
  await app.settings({ enablePushNotifications: true });
});

const SAVE = `mutation($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { viewer { id } } }`;
const DELETE = `mutation($input: DeletePushSubscriptionInput!) { deletePushSubscription(input: $input) { viewer { id } } }`;

async function subscribed(person: Person) {
  const service = await pushService();
  const browser = pushedBrowser();
  const endpoint = service.url(person.id);
  await person.graphql(SAVE, { input: { endpoint, ...browser.keys } });
  return { service, browser, endpoint };
}

const devicesOf = ({ id }: Person) =>
  app.sql<{ endpoint: string; failures: number }>(
    'select endpoint, failures from push_subscriptions where user_id = ? order by created_at, id',
    [id],
  );
const deliveriesOf = ({ id }: Person) =>
  app.sql<{ id: string }>(
    `select d.id from push_deliveries d join push_subscriptions p on p.id = d.subscription_id
     where p.user_id = ?`,
    [id],
  );

test('a device gets what the bell shows, encrypted for it, and once', async () => {
  const { seeker } = await scenario().seeker();
  const { service, browser } = await subscribed(seeker);
  const { id } = await sendNotification(app, seeker.id, 'application_status_changed');
  await app.runTasks();
  await app.runTasks();
  const { viewer } = await seeker.graphql<{
    viewer: { notifications: { nodes: { title: string; body: string }[] } };
  }>('{ viewer { notifications(first: 1) { nodes { title body } } } }');
  expect(service.received).toHaveLength(1);
  const [{ body, headers }] = service.received as [(typeof service.received)[0]];
  expect(browser.read(body)).toEqual({
    ...viewer.notifications.nodes[0],
    path: '/my-applications',
    tag: id,
  });
  expect(body.toString('latin1')).not.toContain('Lotus Works');
  expect(headers).toMatchObject({
    ttl: '86400',
    topic: id.replaceAll('-', ''),
    authorization: expect.stringMatching(/^vapid t=/),
  });
  // A notification that was read in the meantime is not sent to the device.
  await sendNotification(app, seeker.id, 'application_sent');
  await app.sql('update notifications set read_at = now()');
  await app.runTasks();
  expect(service.received).toHaveLength(1);
});

test('a push about a company opens in that company, even if the reader works for another one', async () => {
  const { employer, job, seeker } = await scenario().employer().job().seeker();
  const { service, browser } = await subscribed(employer);
  const { id } = await apply(seeker, job);
  await app.runTasks();
  expect(service.received.map(({ body }) => browser.read(body))).toEqual([
    expect.objectContaining({ path: `/manage-applications/${id}?company=${employer.company!.id}` }),
  ]);
});

test('two processes that pick up the same delivery send it once', async () => {
  const { seeker } = await scenario().seeker();
  const { service } = await subscribed(seeker);
  await sendNotification(app, seeker.id, 'application_sent');
  const [delivery] = await deliveriesOf(seeker);
  await Promise.all([1, 2, 3].map(() => sendPush(app.services, delivery!.id)));
  expect(service.received).toHaveLength(1);
});

test('a busy push service is asked again, but not before the time it names', async () => {
  const { seeker } = await scenario().seeker();
  const { service } = await subscribed(seeker);
  service.answer(429, { 'retry-after': '600' });
  await sendNotification(app, seeker.id, 'application_sent');
  await app.runTasks();
  service.answer(201);
  await app.runTasks();
  expect(service.received).toHaveLength(1);
  const [waiting] = await app.sql<{ start_after: Date }>(
    `select start_after from pgboss.job where name = 'send-push' and state = 'created'`,
  );
  const wait = new Date(waiting!.start_after).getTime() - app.clock.now().getTime();
  expect(wait / 60_000).toBeCloseTo(10, 0);
  await runDueTasks(app.services, { early: true });
  expect(service.received).toHaveLength(2);
  expect(await deliveriesOf(seeker)).toEqual([]);
});

test.each([404, 410])('a device that answers %i is forgotten', async (status) => {
  const { seeker } = await scenario().seeker();
  const { service } = await subscribed(seeker);
  service.answer(status);
  await sendNotification(app, seeker.id, 'application_sent');
  await app.runTasks();
  expect(await devicesOf(seeker)).toEqual([]);
});

test('a push service that refuses is forgiven once it takes a notification, which is cut if it is long', async () => {
  const { seeker } = await scenario().seeker();
  const { service, browser } = await subscribed(seeker);
  const failures: number[] = [];
  for (const status of [400, 201, 400]) {
    service.answer(status);
    await sendNotification(app, seeker.id, 'application_status_changed');
    await app.sql(
      `update notifications set data = data || jsonb_build_object('jobTitle', ?::text)
       where user_id = ?`,
      ['Cook '.repeat(200), seeker.id],
    );
    await app.runTasks();
    failures.push((await devicesOf(seeker))[0]!.failures);
  }
  expect(failures).toEqual([1, 0, 1]);
  const { body } = browser.read(service.received[0]!.body) as { body: string };
  expect([body.length, body.at(-1)]).toEqual([601, '…']);
});

test('a user’s switch for a kind of notification stops it on devices too, and so does the site’s', async () => {
  const { seeker } = await scenario().seeker();
  const { service } = await subscribed(seeker);
  const update = `mutation($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { id } } }`;
  await seeker.graphql(update, { input: { applicationAlerts: false } });
  await sendNotification(app, seeker.id, 'application_sent');
  await app.settings({ enablePushNotifications: false });
  await sendNotification(app, seeker.id, 'candidate_contacted');
  const saving = seeker.graphql(SAVE, {
    input: { endpoint: service.url('other'), ...pushedBrowser().keys },
  });
  await expect(saving).toBreakRule('push.save.enabled');
  await app.settings({ enablePushNotifications: true });
  await app.runTasks();
  expect(service.received).toEqual([]);
});

test('a logout forgets the device, and another account on it takes it over', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  const { browser, endpoint } = await subscribed(seeker);
  await other.graphql(SAVE, { input: { endpoint, ...browser.keys } });
  expect([await devicesOf(seeker), await devicesOf(other)]).toMatchObject([[], [{ endpoint }]]);
  // The account that had the device before cannot delete it.
  await seeker.graphql(DELETE, { input: { endpoint } });
  expect(await devicesOf(other)).toHaveLength(1);
  await other.graphql('mutation { logout { message } }');
  expect(await devicesOf(other)).toEqual([]);
});

test.each([
  ['is suspended', 'suspendUser', {}],
  ['is deactivated', 'updateUser', { status: 'INACTIVE' }],
  ['gets another address', 'updateUser', { email: 'moved@people.example' }],
] as const)('an account that %s no longer reaches its devices', async (_, mutation, more) => {
  const { admin, seeker } = await scenario().admin().seeker();
  const { service } = await subscribed(seeker);
  await sendNotification(app, seeker.id, 'application_sent');
  await act(admin, mutation, seeker.id, more);
  await sendNotification(app, seeker.id, 'application_status_changed');
  expect(await deliveriesOf(seeker)).toHaveLength(1);
  await app.runTasks();
  expect(service.received).toEqual([]);
});

test('the newest devices stay, and an address inside the site’s network is refused', async () => {
  const { seeker } = await scenario().seeker();
  const { keys } = pushedBrowser();
  const save = (endpoint: string) => seeker.graphql(SAVE, { input: { endpoint, ...keys } });
  for (let device = 0; device <= PUSH_SUBSCRIPTIONS_MAX; device += 1) {
    await save(`https://push.example/${device}`);
    app.clock.forward({ seconds: 1 });
  }
  const devices = await devicesOf(seeker);
  expect([devices.length, devices[0]!.endpoint]).toEqual([
    PUSH_SUBSCRIPTIONS_MAX,
    'https://push.example/1',
  ]);
  for (const endpoint of ['http://push.example/1', 'https://10.0.0.8/x', 'https://intranet/x'])
    await expect(save(endpoint)).toFailWith('BAD_USER_INPUT');
});

test('every process uses the same keys, and the private one is not readable in the database', async () => {
  const { seeker } = await scenario().seeker();
  const read = () =>
    seeker.graphql<{ site: { pushPublicKey: string } }>('{ site { pushPublicKey } }');
  const [one, other] = await Promise.all([read(), read()]);
  expect(one.site.pushPublicKey).toMatch(/^[\w-]{87}$/);
  expect(other).toEqual(one);
  const [kept] = await app.sql<{ private_key: string }>('select private_key from push_keys');
  // A sealed key is longer than the 43 characters of the key itself.
  expect(kept!.private_key).toMatch(/^[\w-]{80,}$/);
});
