import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';

const RECORD = `mutation($input: RecordJobViewInput!) {
  recordJobView(input: $input) { counted job { views } } }`;
const PHONE = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) Chrome/126.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

interface Recorded {
  recordJobView: { counted: boolean; job: { views: number } | null };
}

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
  app.clock.moveTo('2026-11-21T06:30:00Z');
});

const visitor = (agent: string, token?: string) =>
  caller(app.url, {
    'user-agent': agent,
    ...(token && { authorization: `Bearer ${token}` }),
  });

async function look(agent: string, jobId: string, token?: string, source = 'SEARCH') {
  const input = { jobId, source, position: 1, words: ' staff  nurse ' };
  const { recordJobView } = await visitor(agent, token).graphql<Recorded>(RECORD, { input });
  return recordJobView;
}

test('a view counts once per visitor and day', async () => {
  const { job, seeker } = await scenario(app).job().seeker();
  expect(await look(PHONE, job.id)).toEqual({ counted: true, job: { views: 1 } });
  expect(await look(PHONE, job.id)).toEqual({ counted: false, job: { views: 1 } });
  expect(await look(LAPTOP, job.id)).toMatchObject({ counted: true, job: { views: 2 } });
  expect(await look(PHONE, job.id, seeker.token)).toMatchObject({ counted: true });
  expect(await look(LAPTOP, job.id, seeker.token)).toMatchObject({ counted: false });
  app.clock.forward({ days: 1 });
  expect(await look(PHONE, job.id)).toEqual({ counted: true, job: { views: 4 } });
  await look(LAPTOP, job.id, undefined, 'ALERT');
  const rows = await app.sql(
    'select source, position, words from job_views where job_id = ? order by viewed_at',
    [job.id],
  );
  const row = { source: 'search', position: 1, words: 'staff nurse' };
  // Only a search has words, and places.
  const other = { source: 'alert', position: null, words: null };
  expect(rows).toEqual([row, row, row, row, other]);
});

test('a view keeps a position up to a thousand, and two hundred letters of the words searched for', async () => {
  const { job } = await scenario(app).job();
  for (const [agent, position] of [
    [PHONE, 1_000],
    [LAPTOP, 1_001],
  ] as const) {
    const input = { jobId: job.id, source: 'SEARCH', position, words: 'x'.repeat(201) };
    await visitor(agent).graphql<Recorded>(RECORD, { input });
  }
  const rows = await app.sql(
    'select position, length(words) as letters from job_views where job_id = ? order by position',
    [job.id],
  );
  expect(rows).toEqual([
    { position: 1_000, letters: 200 },
    { position: null, letters: 200 },
  ]);
});

test('if a visitor views a job many times at once, one view counts', async () => {
  const { job } = await scenario(app).job();
  const answers = await Promise.all(Array.from({ length: 12 }, () => look(PHONE, job.id)));
  expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
  const [row] = await app.sql('select views from jobs where id = ?', [job.id]);
  expect(row).toEqual({ views: 1 });
});

test('programs do not count, and neither do jobs that are not live', async () => {
  const { job, ended } = await scenario(app).job().job({ as: 'ended', status: 'closed' });
  expect(await look('Mozilla/5.0 (compatible; Googlebot/2.1)', job.id)).toMatchObject({
    counted: false,
    job: { views: 0 },
  });
  expect(await look(PHONE, ended.id)).toEqual({ counted: false, job: null });
  expect(await look(PHONE, 'abc')).toEqual({ counted: false, job: null });
});

test('a guest counts once on a day in the site’s time zone, even around midnight UTC', async () => {
  await app.settings({ timeZone: 'Asia/Kolkata' });
  const { job } = await scenario(app).job();
  const counted: boolean[] = [];
  for (const time of ['2026-11-22T23:50:00Z', '2026-11-23T00:10:00Z', '2026-11-23T18:40:00Z']) {
    app.clock.moveTo(time);
    counted.push((await look(PHONE, job.id)).counted);
  }
  expect(counted).toEqual([true, false, true]);
});
