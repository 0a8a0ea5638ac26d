import { expect, test } from 'vitest';
import { OWN_LEFT_WEBHOOKS } from '#server/db/migrations/M088OwnedWebhooks.ts';
import { notifyExpiringKeys } from '#server/modules/account/apiKey/notifyExpiringKeys.service.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { keyInUse, keysOf, rotate } from '#tests/server/account/apiKey/keyWorld.ts';
import { receiver } from '#tests/server/partner/webhook/receiver.ts';
import { deliver, makeWebhook, rename } from '#tests/server/partner/webhook/webhookWorld.ts';
import { colleague, leave, remove, updateMember } from './teamWorld.ts';

const deleteAccount = (person: Person) =>
  person.graphql(
    'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
    { input: { password: person.password, confirmation: 'DELETE' } },
  );

const holderOf = async (app: App, webhookId: string) =>
  (
    await app.sql<{ id: string }>('select created_by as id from webhooks where id = ?', [webhookId])
  )[0]!.id;

const endings = (app: App) =>
  app.sql('select revoked_at is not null as ended, maker_id from api_keys');

test('webhooks outlive everyone who leaves, and API keys do not', async () => {
  const { app, employer, admin } = await scenario().employer().admin();
  const { id: jobId } = await addJob(app, employer.company!.id);
  const { url, received } = await receiver();
  const key = await apiKeyOf(app, employer, ['JOBS_READ']);
  await makeWebhook(employer, { url });
  const recruiter = await colleague(app, employer, 'recruiter');
  const [second, third] = [
    await colleague(app, employer, 'owner'),
    await colleague(app, employer, 'owner'),
  ];
  let titles = 0;
  /** Expects that this owner answers for the webhook now and has been notified, and that it still works. */
  const expectWith = async (owner: Person) => {
    titles += 1;
    await rename(app, jobId, `Welder ${titles}`);
    await deliver(app);
    expect(received).toHaveLength(titles);
    const notifications = await app.sql(
      `select data - 'companyId' as data from notifications
       where user_id = ? and kind = 'integrations_handed_over'`,
      [owner.id],
    );
    expect(notifications).toEqual([{ data: { apiKeys: 0, webhooks: 1 } }]);
  };
  // The person who was chosen comes before the owner who joined first.
  await leave(employer, { successorId: third.memberId });
  await expectWith(third);
  await expect(keyInUse(key)).toFailWith('UNAUTHENTICATED');
  expect(await endings(app)).toEqual([{ ended: true, maker_id: null }]);
  await deleteAccount(third);
  await expectWith(second);
  await admin.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
    id: second.id,
  });
  await expectWith(recruiter);
  const entries = await app.sql<{ subject: string; actor: string }>(
    `select subject_id as subject, actor_id as actor from activity_log
     where action = 'team.handOverIntegrations' order by id`,
  );
  expect(entries).toEqual([
    { subject: third.id, actor: employer.id },
    { subject: second.id, actor: third.id },
    { subject: recruiter.id, actor: admin.id },
  ]);
});

test('the webhooks of someone who no longer manages the company go on, their keys have fewer rights', async () => {
  const { app, employer } = await scenario().employer();
  const owner = await colleague(app, employer, 'owner');
  const key = await apiKeyOf(app, owner, ['JOBS_READ']);
  const { id } = await makeWebhook(owner, { url: 'http://127.0.0.1:1/hook' });
  await updateMember(employer, { id: owner.memberId, role: 'RECRUITER', jobIds: [] });
  expect(await holderOf(app, id)).toBe(employer.id);
  expect(await keysOf(employer)).toMatchObject([
    { id: key.id, isOwn: false, wasHandedOver: false, state: 'LIVING' },
  ]);
});

test('the keys of an owner who is removed are revoked, and their webhooks go on', async () => {
  const { app, employer } = await scenario().employer();
  const { memberId: id, ...owner } = await colleague(app, employer, 'owner');
  const key = await apiKeyOf(app, owner, ['JOBS_READ']);
  const webhook = await makeWebhook(owner, { url: 'http://127.0.0.1:1/hook' });
  await remove(employer, { id });
  await expect(keyInUse(key)).toFailWith('UNAUTHENTICATED');
  expect(await keysOf(employer)).toMatchObject([{ state: 'REVOKED' }]);
  expect(await holderOf(app, webhook.id)).toBe(employer.id);
  // In older data, nobody or a member who had left answered for a webhook.
  for (const before of [null, owner.id]) {
    await app.sql('update webhooks set created_by = ?', [before]);
    await app.sql(OWN_LEFT_WEBHOOKS);
    expect(await holderOf(app, webhook.id)).toBe(employer.id);
  }
});

test('a removal that waits for a change of a job does not keep that change from being logged', async () => {
  const { app, employer } = await scenario().employer();
  const second = await colleague(app, employer, 'owner');
  const { id } = await addJob(app, employer.company!.id);
  await app.sql('update jobs set posted_by = ? where id = ?', [second.id, id]);
  await apiKeyOf(app, second, ['JOBS_READ']);
  let removal: Promise<unknown> = Promise.resolve();
  await app.services.database.fork().transactional(async (em) => {
    await em.execute('select from jobs where id = ? for update', [id]);
    removal = remove(employer, { id: second.memberId });
    await expect.poll(() => lockWaits(app)).toBe(1);
    await recordActivity(em, {
      actor: { kind: 'user', id: employer.id },
      at: app.clock.now(),
      action: 'job.close',
      subject: { kind: 'job', id },
    });
  });
  await removal;
  expect(await keysOf(employer)).toMatchObject([{ state: 'REVOKED' }]);
});

test('the keys of an owner who is removed are kept on request, and changed by the owner who keeps them', async () => {
  const { app, employer } = await scenario().employer();
  const { memberId: id, ...owner } = await colleague(app, employer, 'owner');
  await app.sql(`update users set first_name = 'Ravi', last_name = 'Kumar' where id = ?`, [
    owner.id,
  ]);
  const key = await apiKeyOf(app, owner, ['JOBS_READ']);
  await remove(employer, { id, keepApiKeys: true });
  expect(await keyInUse(key)).toMatchObject({ state: 'LIVING' });
  expect(await keysOf(employer)).toMatchObject([
    { madeBy: 'Ravi Kumar', isOwn: true, wasHandedOver: true },
  ]);
  expect((await app.mails(employer.email)).at(-1)!.text).toContain('no webhooks and 1 API key');
  const { apiKey } = await rotate(employer, key.id);
  expect(apiKey).toMatchObject({ madeBy: 'Ravi Kumar', isOwn: true, wasHandedOver: false });
  await deleteAccount(owner);
  expect(await keysOf(employer)).toMatchObject([{ madeBy: null }]);
});

test('the new owner of an API key is warned before it expires, even if the former owner already was', async () => {
  const { app, employer } = await scenario().employer();
  const { memberId: id, ...owner } = await colleague(app, employer, 'owner');
  const expiresAt = new Date(app.clock.now().getTime() + 6 * 86_400_000);
  await apiKeyOf(app, owner, ['JOBS_READ'], { expiresAt });
  // Nobody is warned of a key that was created for a week or less.
  await app.sql(`update api_keys set created_at = created_at - interval '30 days'`);
  const warningsTo = async ({ email }: Person) => {
    await notifyExpiringKeys(app.services);
    const mails = await app.mails(email);
    return mails.filter(({ subject }) => subject.startsWith('An API key expires soon')).length;
  };
  expect([await warningsTo(owner), await warningsTo(employer)]).toEqual([1, 0]);
  await remove(employer, { id, keepApiKeys: true });
  expect([await warningsTo(employer), await warningsTo(owner)]).toEqual([1, 1]);
});
