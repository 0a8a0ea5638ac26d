import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { apiKeyOf, type KeyHolder } from '#tests/support/partners/apiKeys.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;
let key: KeyHolder;

beforeAll(async () => {
  app = await theApp();
  const { employer } = await scenario(app).employer();
  key = await apiKeyOf(app, employer, ['JOBS_READ']);
});

async function counted() {
  await app.services.keyCalls.write();
  const rows = await app.sql<{ at: string; outcome: string; calls: number }>(
    `select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at, outcome, calls from api_key_calls
     where key_id = ? order by starts_at, outcome`,
    [key.id],
  );
  return rows.map(({ at, outcome, calls }) => `${at} ${outcome} ${calls}`);
}

test('each request of a key is counted by its outcome, without an extra statement', async () => {
  app.clock.moveTo('2026-11-21T10:44:59Z');
  await key.rest('GET', '/api/jobs');
  await key.graphql('{ viewer { id } }');
  await key.rest('GET', '/api/admin/users');
  await key.rest('GET', '/api/nowhere');
  await expect(key.graphql('{ nothing }')).rejects.toThrow(/nothing/);
  app.clock.forward({ seconds: 1 });
  await app.settings({ apiRateLimit: 10 });
  for (let n = 0; n < 12; n += 1) await key.rest('GET', '/api/jobs');
  await app.rest('GET', '/api/jobs');
  expect(await counted()).toEqual([
    '10:30 answered 2',
    '10:30 refused 2',
    '10:45 answered 10',
    '10:45 limited 2',
  ]);
  await key.rest('GET', '/api/jobs');
  expect((await counted()).at(-1)).toBe('10:45 limited 3');
});

test('counts wait while the database is away, and a deleted key does not hold up the others', async () => {
  const { keyCalls, database } = app.services;
  const gone = crypto.randomUUID();
  const write = database.write.bind(database);
  database.write = () => Promise.reject(new Error('away'));
  keyCalls.add(gone, 'failed');
  keyCalls.add(key.id, 'failed');
  await keyCalls.write();
  database.write = write;
  keyCalls.add(key.id, 'failed');
  expect((await counted()).filter((line) => line.includes('failed'))).toEqual(['10:45 failed 2']);
});
