import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { BODY } from '#tests/server/job/own/jobCalls.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { isReplayed, postOnce, through, titlesOf } from './idempotentCalls.ts';
import { rounds } from '#tests/support/suiteSize.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});

test('a creation that fails before it is answered is rolled back', async () => {
  const { employer: who } = await scenario(app).employer();
  const key = randomUUID();
  await app.sql('alter table idempotent_answers rename to away');
  const broken = await postOnce(who, key);
  await app.sql('alter table away rename to idempotent_answers');
  expect(broken.status).toBe(500);
  expect(await titlesOf(app, who)).toEqual([]);
  expect((await postOnce(who, key)).status).toBe(201);
  expect(await titlesOf(app, who)).toEqual([BODY.title]);
});

test('a connection that breaks just before the commit leaves nothing behind and blocks no retry', async () => {
  const { employer: who } = await scenario(app).employer();
  const key = randomUUID();
  const em = app.services.database.fork();
  await em.begin();
  await em.execute('lock table idempotent_answers in share mode');
  const cut = postOnce(who, key);
  await expect
    .poll(() =>
      app.sql(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);
  expect((await cut).status).toBe(503);
  await em.rollback();
  expect(await titlesOf(app, who)).toEqual([]);
  const again = await postOnce(who, key);
  expect([again.status, isReplayed(again)]).toEqual([201, null]);
  expect(await titlesOf(app, who)).toEqual([BODY.title]);
});

test('a stored answer is returned to all parallel retries', async () => {
  const { employer: who } = await scenario(app).employer();
  const doors = [who, through(other, who)];
  const key = randomUUID();
  const first = await postOnce(who, key);
  const again = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => postOnce(doors[nth % 2]!, key)),
  );
  for (const { status, body } of again) expect([status, body]).toEqual([201, first.body]);
});

test('retries in any order at two processes create nothing twice', async () => {
  const { employer: who } = await scenario(app).employer();
  const doors = [who, through(other, who)];
  const keys = Array.from({ length: rounds({ quick: 12, full: 40 }) }, () => randomUUID());
  const wanted = keys.map((key, nth) => ({ key, title: `Taster ${nth}` }));
  const tries = [...wanted, ...wanted, ...wanted, ...wanted, ...wanted].toSorted(
    (one, two) => one.key.charCodeAt(7) - two.key.charCodeAt(9),
  );
  const made = new Map<string, Set<unknown>>();
  const send = async ({ key, title }: (typeof wanted)[number], nth: number) => {
    const { status, body } = await postOnce(doors[nth % 2]!, key, { title });
    expect([201, 409]).toContain(status);
    if (status === 201) made.set(key, (made.get(key) ?? new Set()).add(body['id']));
  };
  // All two hundred at once would wait too long for a connection and be refused.
  while (tries.length > 0) await Promise.all(tries.splice(0, 20).map(send));
  for (const { key, title } of wanted) {
    const { body } = await postOnce(who, key, { title });
    made.set(key, (made.get(key) ?? new Set()).add(body['id']));
  }
  expect([...made.values()].every((ids) => ids.size === 1)).toBe(true);
  expect(await titlesOf(app, who)).toEqual(wanted.map(({ title }) => title).toSorted());
});
