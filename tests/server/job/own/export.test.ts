import { beforeAll, expect, test } from 'vitest';
import { todayOf } from '#schema/validation/values/day.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { createJob } from './jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const file = (query = '', token = employer.token, language = 'en') =>
  fetch(`${app.url}/api/jobs/my-jobs/export${query}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'accept-language': language },
  });
const lines = async (query = '') => (await (await file(query)).text()).trim().split('\r\n');

test('the exported file contains what the list shows, or the selected jobs, and no formula', async () => {
  const job = await createJob(employer, {
    title: '=HYPERLINK("http://evil.example")',
    location: 'Pune, Maharashtra',
    salary: '5 - 10 LPA',
    applicationDeadline: '2199-12-31',
    isFeatured: true,
  });
  const closed = await addJob(app, employer.company!.id, {
    title: 'Baker',
    status: 'closed',
    location: 'Ernakulam, Kerala',
  });
  const answer = await file();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="jobs-[\d-]+\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

  const [head, first, second, ...rest] = await lines('?sort=title');
  expect(head).toBe(
    'Job title,Location,Job type,Category,Industry,Salary,Experience (years),Status,Featured,Hot,Remote,Posted,Application deadline,Views,Applications',
  );
  expect(first).toMatch(
    /^"'=HYPERLINK\(""http:\/\/evil\.example""\)","Pune, Maharashtra",Full Time,Sales & Business Development,Retail,5 - 10 LPA,3,Pending,Yes,No,No,\d{4}-\d\d-\d\d,2199-12-31,0,0$/,
  );
  expect(second).toMatch(/^Baker,"Kochi \(Ernakulam\), Kerala",.*,Closed,/);
  expect(rest).toEqual([]);

  expect(await lines(`?ids=${closed.id}`)).toHaveLength(2);
  expect(await lines(`?ids=${closed.id},${job.id}`)).toHaveLength(3);
  expect(await lines('?show=closed')).toHaveLength(2);
  expect(await lines('?search=bake')).toHaveLength(2);
  // A day in the time zone of the site: there it is already the next one.
  await app.settings({ timeZone: 'Asia/Kolkata' });
  await app.sql('update jobs set posted_at = ? where id = ?', ['2026-11-20T20:00:00Z', closed.id]);
  expect((await lines(`?ids=${closed.id}`))[1]).toContain(',2026-11-21,');
  expect(await lines('?ids=nonsense')).toHaveLength(1);
});

test('the exported file is in the language of the caller', async () => {
  const text = await (await file('', employer.token, 'hi')).text();
  expect(text).toContain('नौकरी का प्रकार');
});

test('the export is for employers only, and refuses the arguments that the list refuses', async () => {
  const { seeker } = await scenario(app).seeker();
  expect((await file('', '')).status).toBe(401);
  expect((await file('', 'no-such-token')).status).toBe(401);
  expect((await file('', seeker.token)).status).toBe(403);
  expect((await file('?show=everything')).status).toBe(400);
});

test('the file is named after the day in India, where it is after midnight', async () => {
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  app.clock.moveTo(`${tomorrow}T19:30:00Z`);
  const name = (await file()).headers.get('content-disposition');
  expect(name).toContain(`jobs-${todayOf({ today: app.clock.now() })}.csv`);
});
