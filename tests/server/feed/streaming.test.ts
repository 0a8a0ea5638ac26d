import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import type { JsonFeed } from './feed.ts';

/** More than all buffers between the server and a reader who does not read. */
const JOBS = 1_000;
const LENGTH = 20_000;
const AT_ONCE = 6;

let app: App;

beforeAll(async () => {
  app = await startApp();
  const { employer } = await scenario(app).employer();
  const { id } = await addJob(app, employer.company!.id, { title: 'Original' });
  const columns = `company_id, location, type, industry, salary, admin_status, application_deadline, created_at, updated_at`;
  // The search is not needed here, and its trigger would take most of the time.
  await app.sql('alter table jobs disable trigger search_added');
  await app.sql(
    `insert into jobs (id, title, description, description_html, posted_at, ${columns})
     select gen_random_uuid(), 'Original', '', repeat(md5(n::text), ?), posted_at - n * interval '1 second', ${columns}
     from jobs, generate_series(2, ?) n where id = ?`,
    [LENGTH / 32, JOBS, id],
  );
  await app.sql('alter table jobs disable trigger search_changed');
});

async function open(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const request = get(`${app.url}/feeds/jobs.json`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

/** Connections that are in the middle of a feed. */
async function reading(): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where application_name = 'kaamyab snapshots' and datname = current_database() and state <> 'idle'`,
  );
  return row!.count;
}

const itemsIn = (json: string) => (JSON.parse(json) as JsonFeed).items;

test('a slow reader is sent no more than they read, all from one moment', async () => {
  const [plain, zipped] = [await open(), await open({ 'accept-encoding': 'gzip' })];
  await once(plain, 'readable');
  // Both feeds have begun, so they must not contain the changes that follow.
  expect(await reading()).toBe(2);
  await app.sql(`update jobs set title = 'Changed' where title = 'Original'`);
  await app.sql(`update jobs set deleted_at = now() where id in (select id from jobs limit 100)`);
  expect(await reading()).toBeGreaterThan(0);
  for (const all of [await text(plain), await text(zipped.pipe(createGunzip()))]) {
    const items = itemsIn(all);
    expect(items).toHaveLength(JOBS);
    expect(new Set(items.map(({ title }) => title))).toEqual(new Set(['Original']));
  }
  const after = itemsIn(await text(await open()));
  expect(after).toHaveLength(JOBS - 100);
  expect(new Set(after.map(({ title }) => title))).toEqual(new Set(['Changed']));
  await expect.poll(reading).toBe(0);
});

test.each(['identity', 'gzip', 'br'])(
  'a client that hangs up leaves no connection in use (%s)',
  async (encoding) => {
    const answer = await open({ 'accept-encoding': encoding });
    await once(answer, 'readable');
    expect(await reading()).toBe(1);
    answer.destroy();
    await expect.poll(reading).toBe(0);
  },
);

test('if all places are taken, the response says when to retry', async () => {
  const readers: IncomingMessage[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) readers.push(await open());
  const late = await open();
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '60']);
  expect(late.headers['cache-control']).toBeUndefined();
  expect(JSON.parse(await text(late))).toMatchObject({ code: 'UNAVAILABLE' });
  for (const reader of readers) reader.destroy();
  await expect.poll(reading).toBe(0);
  const again = await open();
  expect(again.statusCode).toBe(200);
  again.destroy();
  await expect.poll(reading).toBe(0);
});
