import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import { tokenInMail } from '#tests/server/account/people.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { act, deleteUser, userFor } from './adminUserCalls.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await theApp();
  ({ admin } = await scenario(app).admin());
});

const OWN = '{ viewer { id } }';

test('only the given fields are changed', async () => {
  const { seeker } = await scenario(app).seeker();
  const change = { firstName: ' Anita ', phone: '+91 98765 43210' };
  expect(await act(admin, 'updateUser', seeker.id, change)).toMatchObject({
    firstName: 'Anita',
    lastName: 'Rao',
    email: seeker.email,
    phone: '+91 98765 43210',
    isVerified: true,
  });
  expect((await seeker.graphql<{ viewer: { id: string } }>(OWN)).viewer.id).toBe(seeker.id);
  const [entry] = await app.sql(
    `select action, before, after from activity_log where subject_id = ? order by id desc limit 1`,
    [seeker.id],
  );
  expect(entry).toEqual({
    action: 'user.update',
    before: { firstName: 'set', phone: null },
    after: { firstName: 'changed', phone: 'changed' },
  });
  await act(admin, 'updateUser', seeker.id, change);
  const entries = await app.sql('select 1 from activity_log where subject_id = ?', [seeker.id]);
  expect(entries).toHaveLength(1);
});

test('a last name can be changed or emptied, and an email address marked as unconfirmed', async () => {
  const { seeker } = await scenario(app).seeker();
  const change = { lastName: ' Iyer ', isVerified: false };
  expect(await act(admin, 'updateUser', seeker.id, change)).toMatchObject({
    firstName: 'Asha',
    lastName: 'Iyer',
    isVerified: false,
    displayStatus: 'UNVERIFIED',
  });
  expect((await seeker.graphql<{ viewer: { id: string } }>(OWN)).viewer.id).toBe(seeker.id);
  expect(
    await act(admin, 'updateUser', seeker.id, { lastName: null, isVerified: true }),
  ).toMatchObject({ lastName: '', isVerified: true });
});

test.each(['', '   ', null])('a first name cannot be removed: %j', async (firstName) => {
  const { seeker } = await scenario(app).seeker();
  const refused = await admin.rest('PUT', `/api/admin/users/${seeker.id}`, { firstName });
  expect(refused.status).toBe(400);
  expect(refused.body['fields']).toMatchObject([{ field: 'firstName' }]);
  const { body } = await admin.rest('GET', `/api/admin/users/${seeker.id}`);
  expect(body['firstName']).toBe('Asha');
});

test('a new email address is unconfirmed, ends sessions and links to the old one, and must be unique', async () => {
  const { seeker, rival } = await scenario(app).seeker().seeker({ as: 'rival' });
  await expect(act(admin, 'updateUser', seeker.id, { email: rival.email })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', fields: [{ field: 'email' }] },
  });
  await expect(act(admin, 'updateUser', seeker.id, { email: 'no address' })).toFailWith(
    'BAD_USER_INPUT',
  );
  const email = `New-${seeker.email}`;
  await act(admin, 'updateUser', seeker.id, { isVerified: false });
  await restApi.resendVerification(seeker);
  await restApi.forgot(app, seeker.email);
  await app.sql('update users set google_subject = ? where id = ?', [seeker.id, seeker.id]);
  expect(await act(admin, 'updateUser', seeker.id, { email })).toMatchObject({
    email: email.toLowerCase(),
    isVerified: false,
    displayStatus: 'UNVERIFIED',
  });
  await expect(seeker.graphql(OWN)).toFailWith('UNAUTHENTICATED');
  // The reader of the old mailbox does not get the account.
  const [reset, confirm] = await Promise.all(
    ['/reset-password', '/verify-email'].map((page) => tokenInMail(app, seeker.email, page)),
  );
  await expect(restApi.reset(app, reset!, 'another passphrase')).toBreakRule(
    'account.token.usable',
  );
  await expect(restApi.verifyEmail(app, confirm!)).toBreakRule('account.token.usable');
  expect(await app.sql('select google_subject from users where id = ?', [seeker.id])).toEqual([
    { google_subject: null },
  ]);
  expect(await act(admin, 'updateUser', seeker.id, { isVerified: true })).toMatchObject({
    isVerified: true,
  });
});

test('a role can be changed if no data of the old one is lost', async () => {
  const { seeker, employer, job } = await scenario(app).employer().job().seeker();
  expect(await act(admin, 'updateUser', seeker.id, { role: 'EMPLOYER' })).toMatchObject({
    role: 'EMPLOYER',
  });
  await expect(seeker.graphql(OWN)).toFailWith('UNAUTHENTICATED');
  const { applicant } = await scenario(app).seeker({ as: 'applicant' });
  await apply(applicant, job);
  for (const [id, role] of [
    [applicant.id, 'EMPLOYER'],
    [employer.id, 'JOB_SEEKER'],
  ] as const)
    await expect(act(admin, 'updateUser', id, { role })).toBreakRule('user.update.history');
});

test('an API key ends with the email address of the person who created it', async () => {
  const { employer } = await scenario(app).employer();
  const key = await apiKeyOf(app, employer, ['JOBS_READ']);
  const status = async () => (await key.rest('GET', '/api/jobs/my-jobs')).status;
  await act(admin, 'updateUser', employer.id, { firstName: 'Ravi' });
  expect(await status()).toBe(200);
  await act(admin, 'updateUser', employer.id, { email: `new-${employer.email}` });
  expect(await status()).toBe(401);
});

test('an account can be deactivated and activated; this lifts a suspension but cannot start one', async () => {
  const { seeker } = await scenario(app).seeker();
  await expect(act(admin, 'updateUser', seeker.id, { status: 'SUSPENDED' })).toBreakRule(
    'user.update.suspend',
  );
  expect(await act(admin, 'updateUser', seeker.id, { status: 'INACTIVE' })).toMatchObject({
    status: 'INACTIVE',
    displayStatus: 'INACTIVE',
  });
  await expect(seeker.graphql(OWN)).rejects.toThrow('This account has been deactivated.');
  await act(admin, 'updateUser', seeker.id, { status: 'ACTIVE' });
  expect(await app.mails(seeker.email)).toEqual([]);
  await act(admin, 'suspendUser', seeker.id);
  expect(await act(admin, 'updateUser', seeker.id, { status: 'ACTIVE' })).toMatchObject({
    status: 'ACTIVE',
    suspendedReason: null,
  });
});

test('a deleted user is gone immediately and gets a last email; what others have received stays', async () => {
  const { seeker, job, employer } = await scenario(app).employer().job().seeker();
  await apply(seeker, job);
  const before = await app.sql<{ name: string; email: string }>(
    'select name, email from applications where job_id = ?',
    [job.id],
  );
  expect(await deleteUser(admin, seeker.id)).toBe(seeker.id);
  await expect(seeker.graphql(OWN)).toFailWith('UNAUTHENTICATED');
  expect(await userFor(admin, seeker.id)).toBeNull();
  const [mail] = await app.mails(seeker.email);
  expect(mail!.text).toContain('An administrator deleted your');
  expect(await app.sql('select name, email from applications where job_id = ?', [job.id])).toEqual(
    before,
  );
  const [entry] = await app.sql<{ before: object }>(
    `select before, after from activity_log where subject_id = ? and action = 'user.delete'`,
    [seeker.id],
  );
  expect(entry).toEqual({
    before: { role: 'job_seeker', status: 'active', isVerified: true },
    after: null,
  });
  await expect(deleteUser(admin, seeker.id)).toFailWith('NOT_FOUND');
  await deleteUser(admin, employer.id);
  const [closed] = await app.sql('select status, deleted_at from jobs where id = ?', [job.id]);
  expect(closed).toEqual({ status: 'closed', deleted_at: null });
});

test('an employer whose company is deleted is shown without it', async () => {
  const { employer } = await scenario(app).employer();
  expect((await userFor(admin, employer.id))!.company).toMatchObject({ id: employer.company!.id });
  await app.sql('update companies set deleted_at = now() where id = ?', [employer.company!.id]);
  expect((await userFor(admin, employer.id))!.company).toBeNull();
});
