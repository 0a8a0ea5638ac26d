import { expect, test } from 'vitest';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';
import { receiver } from './receiver.ts';
import { change, deliver, log, makeWebhook, rename, shown } from './webhookWorld.ts';

const replay = (employer: Employer, id: string) =>
  change(employer, 'replayDelivery', id, 'delivery { id outcome }');

async function listening() {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received, answer } = await receiver();
  const { id, secret } = await makeWebhook(employer, { url });
  await rename(app, job.id, 'Platform Engineer');
  return { app, employer, job, id, secret, received, answer };
}

const replaysOf = (app: App, webhookId: string) =>
  app.sql(
    `select after, actor_id as actor from activity_log where subject_id = ? and action = 'webhook.replay'`,
    [webhookId],
  );

test('a delivered event can be replayed, and remains delivered', async () => {
  const { app, employer, id, received } = await listening();
  await deliver(app);
  const [arrived] = await log(employer, id);
  expect(arrived).toMatchObject({ outcome: 'DELIVERED', attemptCount: 1, nextAttemptAt: null });
  app.clock.forward({ hours: 1 });
  expect(await replay(employer, arrived!.id)).toEqual({
    delivery: { id: arrived!.id, outcome: 'WAITING' },
  });
  await deliver(app);
  expect(received.map(({ body }) => body)).toEqual([received[0]!.body, received[0]!.body]);
  const [again] = await log(employer, id);
  expect(again).toMatchObject({
    outcome: 'DELIVERED',
    attemptCount: 2,
    nextAttemptAt: null,
    deliveredAt: arrived!.deliveredAt,
    attempts: [{ isReplay: false }, { isReplay: true }],
  });
  expect(await replaysOf(app, id)).toEqual([
    { after: { delivery: arrived!.id, type: 'job.updated' }, actor: employer.id },
  ]);
});

test('sending a waiting event again does not use up its automatic attempts', async () => {
  const { app, employer, id, answer } = await listening();
  answer((response) => response.writeHead(500).end());
  await deliver(app);
  const [waiting] = await log(employer, id);
  for (const _ of Array.from({ length: 10 })) {
    await replay(employer, waiting!.id);
    await deliver(app);
  }
  const [still] = await log(employer, id);
  expect(still).toMatchObject({ outcome: 'WAITING', attemptCount: 11 });
  const ahead = Date.parse(still!.nextAttemptAt!) - app.clock.now().getTime();
  expect(ahead).toBeLessThan(6_000);
  app.clock.forward({ seconds: 6 });
  await deliver(app);
  const [later] = await log(employer, id);
  const minutes = (Date.parse(later!.nextAttemptAt!) - app.clock.now().getTime()) / 60_000;
  expect(Math.round(minutes)).toBeOneOf([5, 6]);
});

test('an event that is sent again before its first attempt is retried like any other', async () => {
  const { app, employer, id, answer } = await listening();
  answer((response) => response.writeHead(500).end());
  const [waiting] = await log(employer, id);
  await replay(employer, waiting!.id);
  await deliver(app);
  expect(await log(employer, id)).toMatchObject([{ outcome: 'WAITING', attemptCount: 1 }]);
});

test('sending an event again does not turn a failing webhook off', async () => {
  const { app, employer, id, answer } = await listening();
  answer((response) => response.writeHead(500).end());
  await deliver(app);
  const [failed] = await log(employer, id);
  await app.sql(
    'update webhook_deliveries set attempts = 10, next_attempt_at = null where id = ?',
    [failed!.id],
  );
  await app.sql(
    `insert into webhook_attempts (id, delivery_id, at, took, status, failure, is_replay)
     select gen_random_uuid(), delivery_id, at, took, status, failure, false
     from webhook_attempts, generate_series(2, 10)
     where delivery_id = ?`,
    [failed!.id],
  );
  await app.sql(
    `update webhooks set failing_since = failing_since - interval '6 days' where id = ?`,
    [id],
  );
  await replay(employer, failed!.id);
  await deliver(app);
  expect(await log(employer, id)).toMatchObject([{ outcome: 'FAILED', attemptCount: 11 }]);
  expect(await shown(employer, id)).toMatchObject({ disabledReason: null });
});

test('an event that is currently being sent is not sent a second time', async () => {
  const { app, employer, id } = await listening();
  const [waiting] = await log(employer, id);
  await app.sql(
    `update webhook_deliveries set claimed_until = now() + interval '1 minute' where id = ?`,
    [waiting!.id],
  );
  await replay(employer, waiting!.id);
  expect(await replaysOf(app, id)).toEqual([]);
  expect(
    await app.sql('select replayed_by from webhook_deliveries where id = ?', [waiting!.id]),
  ).toEqual([{ replayed_by: null }]);
});

test('an event whose secret cannot be decrypted is not sent unsigned', async () => {
  const { app, employer, id, received } = await listening();
  await app.sql(`update webhooks set secret = 'sealed elsewhere' where id = ?`, [id]);
  await deliver(app);
  expect(received).toEqual([]);
  const [failed] = await log(employer, id);
  expect(failed).toMatchObject({
    outcome: 'WAITING',
    attempts: [{ status: null, failure: 'SECRET' }],
  });
});
