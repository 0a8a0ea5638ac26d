import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import {
  dataFolder,
  launch,
  WAIT_OPTIONS,
  ready,
  startSite,
  type SpawnedSite,
} from './spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';
const ROWS = 2_200;
const CRASHES = 10;

async function post(site: SpawnedSite, path: string, body: object, token = '') {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function prepared(site: SpawnedSite, token: string): Promise<string> {
  const columns = 'title,company_name,location,type,category,description,requirements';
  const lines = Array.from({ length: ROWS }, (_, at) => {
    // Every tenth row is invalid and must never become a job.
    const type = at % 10 === 0 ? 'sometimes' : 'full_time';
    return `Taster ${at},Lotus Works,Pune,${type},Software Development,Tastes tea.,A tongue`;
  });
  const form = new FormData();
  form.append('file', new Blob([[columns, ...lines].join('\n')]), 'jobs.csv');
  const sent = await fetch(`${site.url}/api/upload/bulk-jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { fileId } = (await sent.json()) as { fileId: string };
  const query =
    'mutation($fileId: ID!) { prepareBulkUpload(input: { fileId: $fileId }) { upload { id } } }';
  const { data } = await post(site, '/graphql', { query, variables: { fileId } }, token);
  return (data as { prepareBulkUpload: { upload: { id: string } } }).prepareBulkUpload.upload.id;
}

async function administrator(site: SpawnedSite, database: pg.Client): Promise<string> {
  const person = { email: 'asha@people.example', password: 'A good passphrase 1' };
  const { accessToken } = await post(site, '/api/auth/register', { ...person, role: 'employer' });
  await database.query(`update users set role = 'admin'`);
  await database.query(
    `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
     values (gen_random_uuid(), 'lotus', 'Lotus Works', 'technology', 'approved', now(), now())`,
  );
  return String(accessToken);
}

test('an upload that is killed ten times creates each valid job exactly once', async () => {
  const shared = {
    DATABASE_URL: await freshDatabase(),
    SECRET_KEY,
    DATA_DIR: await dataFolder(),
  };
  const database = new pg.Client({ connectionString: shared.DATABASE_URL });
  await database.connect();
  onTestFinished(() => database.end());
  const made = async () => {
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from jobs');
    return rows[0]!.n;
  };

  const site = await startSite({ ...shared, WORKER: 'off' });
  const id = await prepared(site, await administrator(site, database));
  const query =
    'mutation($id: ID!) { startBulkUpload(input: { id: $id, skipFaulty: true }) { upload { id } } }';
  const { accessToken } = await post(site, '/api/auth/login', {
    email: 'asha@people.example',
    password: 'A good passphrase 1',
  });
  await post(site, '/graphql', { query, variables: { id } }, String(accessToken));

  let crashes = 0;
  for (; crashes < CRASHES; crashes += 1) {
    const before = await made();
    const worker = await launch({ command: 'worker', environment: shared });
    // The worker is killed soon after it has created some jobs, usually in the middle of a batch.
    await vi.waitFor(async () => expect(await made()).toBeGreaterThan(before), WAIT_OPTIONS);
    await worker.killTree();
    const { rows } = await database.query(`select 1 from bulk_uploads where status = 'running'`);
    if (rows.length === 0) break;
  }

  await ready(await launch({ command: 'worker', environment: shared }), 'The worker is ready');
  await vi.waitFor(async () => {
    const { rows } = await database.query('select status, successful, failed from bulk_uploads');
    expect(rows).toEqual([{ status: 'complete', successful: ROWS * 0.9, failed: ROWS * 0.1 }]);
  }, WAIT_OPTIONS);
  const { rows } = await database.query<{ jobs: number; titles: number; wrong: number }>(
    `select count(*)::int as jobs, count(distinct title)::int as titles,
        count(*) filter (where substr(title, 8)::int % 10 = 0)::int as wrong from jobs`,
  );
  expect(rows).toEqual([{ jobs: ROWS * 0.9, titles: ROWS * 0.9, wrong: 0 }]);
  const stored = await database.query(
    `select outcome, count(*)::int as n, count(distinct job_id)::int as jobs
       from bulk_upload_rows group by outcome order by outcome`,
  );
  expect(stored.rows).toEqual([
    { outcome: 'created', n: ROWS * 0.9, jobs: ROWS * 0.9 },
    { outcome: 'refused', n: ROWS * 0.1, jobs: 0 },
  ]);
  expect(crashes).toBeGreaterThan(4);
});
