import { expect, test } from 'vitest';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';
import { receiver } from './receiver.ts';
import { change, deliver, log, makeWebhook, rename } from './webhookWorld.ts';

const replay = (employer: Employer, id: string) =>
  change(employer, 'replayDelivery', id, 'delivery { id outcome }');

async function listening() {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const { id, secret } = await makeWebhook(employer, { url });
  await rename(app, job.id, 'Platform Engineer');
  return { app, employer, job, id, secret, received };
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
