import { expect, test } from 'vitest';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { countStatements } from '#tests/support/statements.ts';
import { scenario } from '#tests/support/scenario.ts';
import { receiver } from './receiver.ts';
import { change, deliver, log, makeWebhook, rename, shown } from './webhookWorld.ts';

const URL_OF_NOBODY = 'http://127.0.0.1:1/hook';
const CREATE = 'mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';

const REFUSED = {
  '{ id titel }': 'titel',
  '{ id': 'Syntax Error',
  '{ id } query Other { viewer { id } }': 'Only one selection',
  'mutation { logout { message } }': 'Cannot query field "mutation"',
  '{ id } } viewer { user { email }': 'Syntax Error',
  '{ id ...Job }': 'Unknown fragment',
  '{ id title(first: $x) }': 'Unknown argument',
  '{ company { jobs(first: 100) { nodes { id title salary location type } } } }': 'It costs',
  '{ company { jobs(first: 101) { totalCount } } }': 'from 1 to 100',
  '{ company { jobs(first: 0) { totalCount } } }': 'from 1 to 100',
  '{ id company { contact { email } } }': '"Company.contact": this is for people alone.',
  '{ myApplication { job { myApplication { job { myApplication { job { id } } } } } } }': 'deeper',
};

test('a selection that an API key could not query is rejected with a reason', async () => {
  const { employer } = await scenario().employer();
  for (const [jobSelection, why] of Object.entries(REFUSED)) {
    const input = { url: URL_OF_NOBODY, events: ['JOB_UPDATED'], jobSelection };
    await expect(employer.graphql(CREATE, { input }), jobSelection).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'jobSelection', message: expect.stringContaining(why) as string }],
      },
    });
  }
});

test('approved employers and administrators can have webhooks, at most ten each', async () => {
  const { app, employer, seeker, admin, waiting } = await scenario()
    .employer()
    .seeker()
    .admin()
    .employer({ as: 'waiting', company: { status: 'pending' } });
  const input = { url: URL_OF_NOBODY, events: ['JOB_UPDATED'] };
  await expect(app.graphql(CREATE, { input })).toFailWith('UNAUTHENTICATED');
  await expect(seeker.graphql(CREATE, { input })).toFailWith('FORBIDDEN');
  await expect(waiting.graphql(CREATE, { input })).toBreakRule('webhook.create.approved-company');
  await makeWebhook(admin, { url: URL_OF_NOBODY });
  const eleven = Array.from({ length: 11 }, () => employer.graphql(CREATE, { input }));
  const outcomes = await Promise.allSettled(eleven);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(employer.graphql(CREATE, { input })).toBreakRule('webhook.create.room');
});

test('webhooks are shared within a company and invisible to others', async () => {
  const { app, employer, stranger, admin } = await scenario()
    .employer()
    .employer({ as: 'stranger', company: { name: 'Banyan Mills' } })
    .admin();
  const { id } = await makeWebhook(employer, { url: URL_OF_NOBODY });
  const delivery = await change<{ delivery: { id: string } }>(
    employer,
    'testWebhook',
    id,
    'delivery { id }',
  );
  const verbs = ['rotateWebhookSecret', 'enableWebhook', 'disableWebhook', 'testWebhook'];
  for (const other of [stranger, admin]) {
    expect(await shown(other, id)).toBeNull();
    for (const verb of verbs) {
      await expect(change(other, verb, id, 'webhook { id }')).toFailWith('NOT_FOUND');
    }
    await expect(change(other, 'deleteWebhook', id, 'deletedWebhookId')).toFailWith('NOT_FOUND');
    const replay = change(other, 'replayDelivery', delivery.delivery.id, 'delivery { id }');
    await expect(replay).toFailWith('NOT_FOUND');
  }
  const colleague = await colleagueOf(app, employer);
  expect(await shown(colleague, id)).toMatchObject({ id, answersForIt: 'Asha Rao' });
  const update =
    'mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }';
  await colleague.graphql(update, { input: { id, events: ['JOB_CLOSED'] } });
  expect(await shown(employer, id)).toMatchObject({
    events: ['JOB_CLOSED'],
    url: URL_OF_NOBODY,
    answersForIt: 'Meera Rao',
  });
  await change(colleague, 'deleteWebhook', id, 'deletedWebhookId');
  expect(await shown(employer, id)).toBeNull();
});

test('an owner who saves a webhook without a change becomes its owner, with a name or without', async () => {
  const { app, employer } = await scenario().employer();
  const { id } = await makeWebhook(employer, { url: URL_OF_NOBODY });
  const colleague = await colleagueOf(app, employer);
  const update =
    'mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }';
  await colleague.graphql(update, { input: { id, url: URL_OF_NOBODY } });
  expect(await shown(employer, id)).toMatchObject({ answersForIt: 'Meera Rao' });
  const updates = `select after from activity_log where subject_id = ? and action = 'webhook.update'`;
  expect(await app.sql(updates, [id])).toEqual([{ after: null }]);
  await colleague.graphql(update, { input: { id, url: URL_OF_NOBODY } });
  expect(await app.sql(updates, [id])).toHaveLength(1);
  await app.sql(`update users set first_name = '', last_name = '' where id = ?`, [colleague.id]);
  expect(await shown(employer, id)).toMatchObject({ answersForIt: colleague.email });
});

test('a webhook still says when it last delivered after its log was cleared', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  const deliveredAt = (await log(employer, id))[0]!.deliveredAt;
  expect(await shown(employer, id)).toMatchObject({ lastDeliveredAt: deliveredAt });
  await app.sql(
    `update webhook_deliveries set created_at = created_at - interval '31 days' where webhook_id = ?`,
    [id],
  );
  await clearEndedTask.run(app.services, {});
  expect(await log(employer, id)).toEqual([]);
  expect(await shown(employer, id)).toMatchObject({ lastDeliveredAt: deliveredAt });
});

test('a disabled webhook records and sends nothing, and a test fails with that reason', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  await rename(app, job.id, 'Before');
  const { webhook } = await change(employer, 'disableWebhook', id);
  expect(webhook.disabledReason).toBe('SWITCHED_OFF');
  await rename(app, job.id, 'Meanwhile');
  await deliver(app);
  expect(received).toEqual([]);
  await expect(change(employer, 'testWebhook', id, 'webhook { id }')).toBreakRule(
    'webhook.send.enabled',
  );
  await change(employer, 'enableWebhook', id);
  await change(employer, 'testWebhook', id, 'delivery { id }');
  await deliver(app);
  const types = (await log(employer, id)).map(({ type }) => type);
  expect(types).toEqual(['webhook.test', 'job.updated']);
  expect(received).toHaveLength(2);
});

test('webhooks add no statement to a change; the log and its attempts take few', async () => {
  const { employer, job, app } = await scenario().employer().job();
  let count = 0;
  const work = () => rename(app, job.id, `Engineer ${(count += 1)}`);
  const alone = await countStatements(work);
  const { url } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  expect(await countStatements(work)).toBe(alone);
  await deliver(app);
  expect(await countStatements(() => log(employer, id))).toBeLessThanOrEqual(5);
});

test('changes to a webhook are logged without its secret', async () => {
  const { app, employer } = await scenario().employer();
  const { id, secret } = await makeWebhook(employer, { url: URL_OF_NOBODY });
  await change(employer, 'rotateWebhookSecret', id, 'secret');
  const rows = await app.sql(
    `select action, before, after from activity_log where subject_id = ? order by id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.rotateSecret']);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});
