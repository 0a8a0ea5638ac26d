import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { act, actOnMany, deleteUser } from './adminUserCalls.ts';

let app: App;
let one: Person;
let two: Person;

beforeEach(async () => {
  ({ app, one, two } = await scenario().admin({ as: 'one' }).admin({ as: 'two' }));
  await app.sql(`update users set role = 'job_seeker' where id not in (?, ?)`, [one.id, two.id]);
});

const retire = () => app.sql(`update users set role = 'job_seeker' where id = ?`, [two.id]);
const activeAdministrators = () =>
  app.sql<{ n: number }>(
    `select count(*)::int as n from users where role = 'admin' and status = 'active' and deleted_at is null`,
  );

describe('administrators cannot act on themselves, and the last one stays:', () => {
  test('suspend', async () => {
    await expect(act(one, 'suspendUser', one.id)).toBreakRule('user.suspend.self');
    await retire();
    await expect(act(one, 'suspendUser', one.id)).toBreakRule('user.suspend.last-admin');
  });

  test('delete', async () => {
    await expect(deleteUser(one, one.id)).toBreakRule('user.delete.self');
    await retire();
    await expect(deleteUser(one, one.id)).toBreakRule('user.delete.last-admin');
  });

  test('demote or deactivate', async () => {
    for (const change of [{ role: 'EMPLOYER' }, { status: 'INACTIVE' }])
      await expect(act(one, 'updateUser', one.id, change)).toBreakRule('user.update.self');
    await retire();
    for (const change of [{ role: 'EMPLOYER' }, { status: 'INACTIVE' }])
      await expect(act(one, 'updateUser', one.id, change)).toBreakRule('user.update.last-admin');
  });

  test('a suspended or deactivated administrator does not count', async () => {
    await act(one, 'suspendUser', two.id);
    await expect(act(one, 'suspendUser', one.id)).toBreakRule('user.suspend.last-admin');
    await act(one, 'unsuspendUser', two.id);
    await act(one, 'updateUser', two.id, { status: 'INACTIVE' });
    await expect(deleteUser(one, one.id)).toBreakRule('user.delete.last-admin');
  });

  test('not in a bulk action either', async () => {
    const { three } = await scenario(app).admin({ as: 'three' });
    const { users, refused } = await actOnMany(one, 'suspendUsers', [two.id, three.id, one.id]);
    expect(users.map(({ id }) => id)).toEqual([two.id, three.id]);
    expect(refused.map(({ rule }) => rule)).toEqual(['user.suspend.last-admin']);
  });
});

test('other administrators can be suspended, demoted and deleted', async () => {
  const { three } = await scenario(app).admin({ as: 'three' });
  expect(await act(one, 'updateUser', three.id, { role: 'EMPLOYER' })).toMatchObject({
    role: 'EMPLOYER',
  });
  await expect(three.graphql('{ viewer { id } }')).toFailWith('UNAUTHENTICATED');
  await act(one, 'suspendUser', two.id);
  expect(await deleteUser(one, two.id)).toBe(two.id);
});

test('no one can be made an administrator', async () => {
  const { seeker } = await scenario(app).seeker();
  await expect(act(one, 'updateUser', seeker.id, { role: 'ADMIN' })).toBreakRule(
    'user.update.new-admin',
  );
});

describe('if two administrators act on each other at once, one stays', () => {
  const suspend = (who: Parameters<typeof act>[0], id: string) => act(who, 'suspendUser', id);
  const demote = (who: Parameters<typeof act>[0], id: string) =>
    act(who, 'updateUser', id, { role: 'JOB_SEEKER' });
  const ways = { suspend, delete: deleteUser, demote };

  test.each(Object.entries(ways))('%s', async (_, way) => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    for (let round = 0; round < 5; round += 1) {
      const { left, right } = await scenario(app).admin({ as: 'left' }).admin({ as: 'right' });
      await app.sql(`update users set role = 'job_seeker' where id not in (?, ?)`, [
        left.id,
        right.id,
      ]);
      const there = caller(other.url, { authorization: `Bearer ${right.token}` });
      const outcomes = await Promise.allSettled([way(left, right.id), way(there, left.id)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await activeAdministrators()).toEqual([{ n: 1 }]);
    }
    await other.close();
  });
});

test('an administrator suspended while waiting for the lock can do nothing more, even with a third one left', async () => {
  const { third } = await scenario(app).admin({ as: 'third' });
  const gate = new pg.Client({ connectionString: app.databaseUrl });
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from users where id = $1 for update', [third.id]);
  const asked = Promise.allSettled([
    act(one, 'suspendUser', two.id),
    act(two, 'suspendUser', one.id),
  ]);
  await expect.poll(() => lockWaits(app)).toBe(2);
  await gate.query('commit');
  await gate.end();
  const refused = (await asked).filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason.extensions.code)).toEqual(['UNAUTHENTICATED']);
  expect(await activeAdministrators()).toEqual([{ n: 2 }]);
});
