import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { liftSuspensions } from '#server/modules/admin/user/liftSuspensions.service.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { act, actOnMany, userFor, usersFor } from './adminUserCalls.ts';

let app: App;
let other: App;
let admin: Person;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
  ({ admin } = await scenario(app).admin());
});

const NOWHERE = '01900000-0000-7000-8000-00000000dead';
const elsewhere = ({ token }: Person) => caller(other.url, { authorization: `Bearer ${token}` });
const OWN = '{ viewer { id } }';
const logIn = (who: Person) => restApi.login(app, who.email, who.password);

const lastEntry = async (id: string) => {
  const [entry] = await app.sql<{
    action: string;
    actor: string | null;
    before: object;
    after: object;
  }>(
    `select action, actor_id as actor, before, after from activity_log
     where subject_kind = 'user' and subject_id = ? order by id desc limit 1`,
    [id],
  );
  return entry;
};

describe('a suspended user', () => {
  test('is refused immediately in every process, with reason and end', async () => {
    const { seeker } = await scenario(app).seeker();
    await elsewhere(seeker).graphql(OWN);
    await act(admin, 'suspendUser', seeker.id, { reason: 'Spam.', duration: 60 });
    for (const client of [seeker, elsewhere(seeker)]) {
      await expect(client.graphql(OWN)).rejects.toMatchObject({
        message: expect.stringMatching(
          /^This account is suspended until .+\. Reason: Spam\. Contact support/,
        ),
        extensions: { code: 'UNAUTHENTICATED', rule: 'account.session.standing' },
      });
      expect(await client.rest('GET', '/api/users/profile')).toMatchObject({
        status: 401,
        body: { rule: 'account.session.standing', message: expect.stringContaining('Spam') },
      });
    }
    await expect(logIn(seeker)).rejects.toMatchObject({
      message: expect.stringContaining('Reason: Spam.'),
      extensions: { code: 'FORBIDDEN' },
    });
    await expect(restApi.login(app, seeker.email, 'wrong')).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('gets the reason in the language of the page, and in an email', async () => {
    const { seeker } = await scenario(app).seeker();
    await act(admin, 'suspendUser', seeker.id);
    const hindi = caller(app.url, {
      authorization: `Bearer ${seeker.token}`,
      'accept-language': 'hi',
    });
    await expect(hindi.graphql(OWN)).rejects.toThrow(/^यह खाता निलंबित है। कारण: Admin action।/);
    const [mail] = await app.mails(seeker.email);
    expect(mail!.subject).toBe('Your Kaamyab account is suspended');
    expect(mail!.text).toContain('Admin action');
    expect(mail!.text).toContain('Further notice');
    await act(admin, 'unsuspendUser', seeker.id);
    const [back] = await app.mails(seeker.email);
    expect(back!.subject).toBe('You can use your Kaamyab account again');
  });

  test('loses open live connections within two seconds, in every process', async () => {
    const { seeker } = await scenario(app).seeker();
    const line = await Reader.open(other, seeker.token);
    onTestFinished(() => line.leave());
    await expect
      .poll(async () => {
        const [row] = await app.sql<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where application_name = 'kaamyab-live'
           and datname = current_database() and query ilike 'listen%' and state = 'idle'`,
        );
        return row!.n;
      })
      .toBeGreaterThan(0);
    const before = Date.now();
    await act(admin, 'suspendUser', seeker.id);
    expect(await line.added()).toBeUndefined();
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  test('can log in again when the suspension is over, but not use an old session', async () => {
    const { seeker } = await scenario(app).seeker();
    const suspended = await act(admin, 'suspendUser', seeker.id, { duration: 10 });
    expect(suspended).toMatchObject({
      status: 'SUSPENDED',
      displayStatus: 'SUSPENDED',
      suspendedReason: 'Admin action',
    });
    app.clock.forward({ minutes: 9 });
    await expect(logIn(seeker)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    app.clock.forward({ minutes: 1, seconds: 1 });
    await expect(seeker.graphql(OWN)).toFailWith('UNAUTHENTICATED');
    expect((await logIn(seeker)).accessToken).toBeTruthy();
    expect(await userFor(admin, seeker.id)).toMatchObject({
      status: 'ACTIVE',
      suspendedUntil: null,
      suspendedReason: null,
    });
    expect((await usersFor(admin, { status: 'SUSPENDED', search: seeker.email })).totalCount).toBe(
      0,
    );
    await liftSuspensions(app.services);
    const rows = await app.sql(
      'select status, suspended_until, suspended_reason from users where id = ?',
      [seeker.id],
    );
    expect(rows).toEqual([{ status: 'active', suspended_until: null, suspended_reason: null }]);
    expect(await lastEntry(seeker.id)).toMatchObject({ action: 'user.unsuspend', actor: null });
    expect((await app.mails(seeker.email))[0]!.subject).toMatch(/again$/);
  });

  test('can be suspended until a given time, which must be in the future', async () => {
    const { seeker } = await scenario(app).seeker();
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const wrong = [
      { until: new Date(0).toISOString() },
      { until: '2999-01-01T00:00:00.000Z' },
      { until, duration: 5 },
      { duration: 0 },
      { reason: 'x'.repeat(501) },
    ];
    for (const input of wrong)
      await expect(act(admin, 'suspendUser', seeker.id, input)).toFailWith('BAD_USER_INPUT');
    expect(await act(admin, 'suspendUser', seeker.id, { until })).toMatchObject({
      suspendedUntil: until,
    });
    await expect(act(admin, 'suspendUser', seeker.id)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', rule: 'user.suspend.new', current: 'suspended' },
    });
  });

  test('is never an inactive one, whose account the end of the suspension would open', async () => {
    const { seeker } = await scenario(app).seeker();
    await act(admin, 'updateUser', seeker.id, { status: 'INACTIVE' });
    await expect(act(admin, 'suspendUser', seeker.id, { duration: 10 })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', rule: 'user.suspend.active', current: 'inactive' },
    });
    const many = await actOnMany(admin, 'suspendUsers', [seeker.id], { duration: 10 });
    expect(many.refused).toMatchObject([{ id: seeker.id, rule: 'user.suspend.active' }]);
    app.clock.forward({ minutes: 11 });
    await liftSuspensions(app.services);
    expect(await userFor(admin, seeker.id)).toMatchObject({ status: 'INACTIVE' });
    await expect(logIn(seeker)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('has API keys that work again after the suspension', async () => {
    const { employer } = await scenario(app).employer();
    const key = await apiKeyOf(app, employer, ['JOBS_READ']);
    await act(admin, 'suspendUser', employer.id);
    await expect(key.graphql('{ viewer { id } }')).toFailWith('UNAUTHENTICATED');
    await act(admin, 'unsuspendUser', employer.id);
    expect(await key.graphql('{ viewer { id } }')).toEqual({ viewer: { id: employer.id } });
  });
});

test('a token refreshed at the moment of a suspension does not outlive it', async () => {
  const { seeker } = await scenario(app).seeker();
  const asked = [
    act(admin, 'suspendUser', seeker.id, { duration: 1 }),
    restApi.refresh(seeker).then(
      ({ accessToken }) => accessToken,
      () => null,
    ),
  ] as const;
  const [, token] = await Promise.all(asked);
  app.clock.forward({ minutes: 2 });
  const held = token ?? seeker.token;
  const late = caller(app.url, { authorization: `Bearer ${held}` });
  await expect(late.graphql(OWN)).toFailWith('UNAUTHENTICATED');
});

test('verifying and lifting a suspension are logged, and cannot be repeated', async () => {
  const { seeker } = await scenario(app).seeker({ emailVerified: false });
  expect(await act(admin, 'verifyUser', seeker.id)).toMatchObject({
    isVerified: true,
    displayStatus: 'ACTIVE',
  });
  expect(await lastEntry(seeker.id)).toEqual({
    action: 'user.verify',
    actor: admin.id,
    before: { isVerified: false },
    after: { isVerified: true },
  });
  await expect(act(admin, 'verifyUser', seeker.id)).toBreakRule('user.verify.new');
  await expect(act(admin, 'unsuspendUser', seeker.id)).toBreakRule('user.unsuspend.suspended');
  await act(admin, 'suspendUser', seeker.id, { reason: 'Spam' });
  expect(await lastEntry(seeker.id)).toMatchObject({
    action: 'user.suspend',
    before: { status: 'active' },
    after: { status: 'suspended', reason: 'Spam', until: null },
  });
  expect(await act(admin, 'unsuspendUser', seeker.id)).toMatchObject({ status: 'ACTIVE' });
  expect(await lastEntry(seeker.id)).toMatchObject({ action: 'user.unsuspend', actor: admin.id });
});

test('a bulk action applies to each user independently, a hundred at most', async () => {
  const { a, b } = await scenario(app)
    .seeker({ as: 'a', emailVerified: false })
    .seeker({ as: 'b' });
  const verified = await actOnMany(admin, 'verifyUsers', [
    a.id,
    b.id.toUpperCase(),
    a.id,
    NOWHERE,
    'x',
  ]);
  expect(verified.users.map(({ id }) => id)).toEqual([a.id]);
  expect(verified.refused.map(({ id, rule }) => [id, rule])).toEqual([
    [b.id, 'user.verify.new'],
    [NOWHERE, null],
    ['x', null],
  ]);
  const suspended = await actOnMany(admin, 'suspendUsers', [a.id, b.id, admin.id], { duration: 5 });
  expect(suspended.users.map(({ status }) => status)).toEqual(['SUSPENDED', 'SUSPENDED']);
  expect(suspended.refused).toMatchObject([{ id: admin.id, rule: 'user.suspend.last-admin' }]);
  await expect(b.graphql(OWN)).toFailWith('UNAUTHENTICATED');
  for (const ids of [[], Array.from({ length: 101 }, () => NOWHERE)])
    await expect(actOnMany(admin, 'suspendUsers', ids)).toFailWith('BAD_USER_INPUT');
});

test('a missing user cannot be acted on', async () => {
  for (const id of [NOWHERE, 'x']) {
    for (const name of ['verifyUser', 'suspendUser', 'unsuspendUser', 'updateUser'] as const)
      await expect(act(admin, name, id)).toFailWith('NOT_FOUND');
  }
});
