import pg from 'pg';
import { expect, test } from 'vitest';
import { CLAIM, type Claimed } from '#server/modules/partner/webhook/delivery/delivery.sql.ts';
import { claimDue } from '#server/modules/partner/webhook/delivery/deliver.service.ts';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { receiver } from './receiver.ts';
import {
  change,
  deliver,
  log,
  makeWebhook,
  rename,
  shown,
  verified,
  type Payload,
} from './webhookWorld.ts';

test('a hanging receiver does not delay others, and two processes send nothing twice', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const [fine, hanging] = [await receiver(), await receiver()];
  hanging.answer(() => undefined);
  await makeWebhook(employer, { url: hanging.url });
  await makeWebhook(employer, { url: fine.url });
  for (const number of Array.from({ length: 8 }).keys()) {
    await rename(app, job.id, `Engineer ${number}`);
  }
  await Promise.all([deliver(app, 400), deliver(app, 400), deliver(app, 400)]);
  const titles = fine.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(titles).size).toBe(8);
  expect(titles).toHaveLength(8);
  expect(hanging.received).toHaveLength(8);
});

test('a claimed delivery is left to its process until that dies', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { id } = await makeWebhook(employer, { url: 'http://127.0.0.1:1/hook' });
  const own = (claimed: Claimed[]) => claimed.filter(({ webhookId }) => webhookId === id);
  await rename(app, job.id, 'Platform Engineer');
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  await other.query('begin');
  const { rows } = await other.query<Claimed>(CLAIM.text, [app.clock.now(), 4, 32]);
  const meanwhile = await claimDue(app.services, 32);
  await other.query('commit');
  await other.end();
  expect(own(rows)).toHaveLength(1);
  expect(own(meanwhile)).toEqual([]);
  expect(own(await claimDue(app.services, 32))).toEqual([]);
  await app.sql(`update webhook_deliveries set claimed_until = now() - interval '1 second'`);
  expect(own(await claimDue(app.services, 32))).toHaveLength(1);
});

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const first = await makeWebhook(employer, { url });
  const { secret, webhook } = await change<{
    secret: string;
    webhook: { previousSecretUntil: string };
  }>(employer, 'rotateWebhookSecret', first.id, 'secret webhook { previousSecretUntil }');
  expect(secret).not.toBe(first.secret);
  const until = Date.parse(webhook.previousSecretUntil) - app.clock.now().getTime();
  expect(Math.round(until / 3_600_000)).toBe(24);
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  expect(received[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
  const payloads = [first.secret, secret].map((each) => verified(app, each, received[0]!));
  expect(payloads[0]).toEqual(payloads[1]);
  app.clock.forward({ hours: 25 });
  expect(await shown(employer, first.id)).toMatchObject({ previousSecretUntil: null });
  await rename(app, job.id, 'Kernel Engineer');
  await deliver(app);
  const late = received.at(-1)!;
  expect(late.headers['webhook-signature']!.split(' ')).toHaveLength(1);
  expect((JSON.parse(late.body) as Payload).data).toMatchObject({ title: 'Kernel Engineer' });
  await clearEndedTask.run(app.services, {});
  const rows = await app.sql<{ secret: string; previous: string | null }>(
    'select secret, previous_secret as previous from webhooks where id = ?',
    [first.id],
  );
  expect(rows[0]!.secret).not.toContain(secret.slice(6, 20));
  expect(rows[0]!.previous).toBeNull();
});

test('a second rotation within a day replaces only the new secret, and the one in use keeps its day', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const { id, secret } = await makeWebhook(employer, { url });
  const rotate = async () =>
    (await change<{ secret: string }>(employer, 'rotateWebhookSecret', id, 'secret')).secret;
  await rotate();
  const { previousSecretUntil } = await shown(employer, id);
  app.clock.forward({ minutes: 5 });
  const latest = await rotate();
  expect(await shown(employer, id)).toMatchObject({ previousSecretUntil });
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  expect(verified(app, secret, received[0]!)).toEqual(verified(app, latest, received[0]!));
  expect(received[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
});

test('a 410 response disables the webhook and notifies its users; pending deliveries are sent once it is enabled again', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const partner = await colleague(app, employer, 'owner');
  const { url, received, answer } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  answer((response) => response.writeHead(500).end());
  await rename(app, job.id, 'One');
  await deliver(app);
  answer((response) => response.writeHead(410).end());
  app.clock.forward({ seconds: 1 });
  await rename(app, job.id, 'Two');
  await deliver(app);
  expect(await shown(employer, id)).toMatchObject({ disabledReason: 'GONE' });
  const [mail] = await app.mails(employer.email);
  expect(mail!.text).toContain(new URL(url).host);
  // The other owner would only be asked if the one who made it had left.
  expect(await app.mails(partner.email)).toEqual([]);
  const unread = '{ viewer { notifications(first: 1) { nodes { kind } } } }';
  expect(await employer.graphql(unread)).toMatchObject({
    viewer: { notifications: { nodes: [{ kind: 'WEBHOOK_DISABLED' }] } },
  });
  await rename(app, job.id, 'Three');
  app.clock.forward({ days: 1 });
  await deliver(app);
  expect(received).toHaveLength(2);
  answer((response) => response.writeHead(204).end());
  await change(employer, 'enableWebhook', id);
  await deliver(app);
  expect(received).toHaveLength(3);
  expect(await log(employer, id)).toMatchObject([{ outcome: 'FAILED' }, { outcome: 'DELIVERED' }]);
});

test.each([
  [204, 'DELIVERED', 1],
  [500, 'WAITING', 2],
])(
  'an attempt that is under way while the webhook is disabled, answered with %i, counts as %s',
  async (status, outcome, requests) => {
    const { app, employer, job } = await scenario().employer().job();
    const { url, received, answer } = await receiver();
    const { id } = await makeWebhook(employer, { url });
    answer(
      (response) =>
        void change(employer, 'disableWebhook', id).then(() => response.writeHead(status).end()),
    );
    await rename(app, job.id, 'One');
    await deliver(app);
    expect(await log(employer, id)).toMatchObject([{ outcome, nextAttemptAt: null }]);
    answer((response) => response.writeHead(204).end());
    await change(employer, 'enableWebhook', id);
    await deliver(app);
    expect(received).toHaveLength(requests);
    expect(await log(employer, id)).toMatchObject([{ outcome: 'DELIVERED' }]);
  },
);

async function pass(app: App, days: number) {
  for (const _ of Array.from({ length: days * 4 })) {
    await deliver(app);
    app.clock.forward({ hours: 6 });
  }
}

test('five days without a success disable the webhook', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, answer } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  answer((response) => response.writeHead(500).end());
  await rename(app, job.id, 'One');
  await pass(app, 3);
  await rename(app, job.id, 'Two');
  await pass(app, 1);
  expect(await shown(employer, id)).toMatchObject({ disabledReason: null });
  await pass(app, 6);
  // The session has expired meanwhile.
  const kept = 'select disabled_reason as reason from webhooks where id = ?';
  expect(await app.sql(kept, [id])).toEqual([{ reason: 'failing' }]);
});

test('a webhook stays on while its owner is suspended for a week, and then sends what waited', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  const nextWeek = new Date(app.clock.now().getTime() + 7 * 86_400_000);
  await app.sql(`update users set status = 'suspended', suspended_until = ? where id = ?`, [
    nextWeek,
    employer.id,
  ]);
  await rename(app, job.id, 'One');
  await pass(app, 1);
  await rename(app, job.id, 'Two');
  await pass(app, 6);
  expect(received).toEqual([]);
  const state =
    'select disabled_reason as reason, failing_since as since from webhooks where id = ?';
  expect(await app.sql(state, [id])).toEqual([{ reason: null, since: null }]);
  await pass(app, 2);
  expect(received).toHaveLength(2);
});
