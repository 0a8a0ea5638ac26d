import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { graphqlApi as api } from './accountApis.ts';
import { tokenInMail } from './people.ts';

const NEW = 'another password';
const WAIT_OPTIONS = { timeout: 15_000, interval: 10 };

let app: App;

beforeAll(async () => {
  app = await theApp();
});

/** Holds a lock on the user's row, so that other requests queue up in order until it is released. */
async function hold({ id }: Person) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select 1 from users where id = $1 for no key update', [id]);
  return {
    waiting: () => lockWaits(app),
    release: () => client.query('commit'),
  };
}

describe('a new password wins', () => {
  test('over a simultaneous login with the old one', async () => {
    const { seeker } = await scenario().seeker();
    await api.forgot(app, seeker.email);
    const token = await tokenInMail(app, seeker.email, '/reset-password');
    const row = await hold(seeker);
    const reset = api.reset(app, token, NEW);
    await expect.poll(row.waiting, WAIT_OPTIONS).toBe(1);
    const login = api.login(app, seeker.email, seeker.password);
    login.catch(() => {});
    await expect.poll(row.waiting, WAIT_OPTIONS).toBe(2);
    await row.release();
    await reset;
    await expect(login).toFailWith('UNAUTHENTICATED');
    expect(await app.sql('select 1 from sessions where user_id = ?', [seeker.id])).toEqual([]);
  });

  test('over a simultaneous refresh', async () => {
    const { seeker } = await scenario().seeker();
    await api.forgot(app, seeker.email);
    const token = await tokenInMail(app, seeker.email, '/reset-password');
    const row = await hold(seeker);
    const refresh = api.refresh(seeker);
    refresh.catch(() => {});
    await expect.poll(row.waiting, WAIT_OPTIONS).toBe(1);
    const reset = api.reset(app, token, NEW);
    await expect.poll(row.waiting, WAIT_OPTIONS).toBe(2);
    await row.release();
    await reset;
    await refresh.catch(() => {});
    expect(await app.sql('select 1 from sessions where user_id = ?', [seeker.id])).toEqual([]);
  });
});
