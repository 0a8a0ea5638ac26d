import { Agent, request } from 'node:http';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { dataFolder, startSite, type SpawnedSite } from './spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';
const MANY = 100;
const JOB = '01900000-0000-7000-8000-00000000a001';
const COMPANY = '01900000-0000-7000-8000-00000000c001';

test('a hundred simultaneous applications over two processes create exactly one', async () => {
  const shared = {
    DATABASE_URL: await freshDatabase(),
    SECRET_KEY,
    DATA_DIR: await dataFolder(),
  };
  const sites = [await startSite(shared), await startSite(shared)];
  const database = await connected(shared.DATABASE_URL);
  const seeker = await signUp(sites[0]!, 'asha@people.example', 'job_seeker');
  await signUp(sites[0]!, 'boss@people.example', 'employer');
  await database.query(MARKET);
  const before = await mailsOf(database);

  const agent = new Agent({ keepAlive: true, maxSockets: MANY });
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, at) => apply(agent, sites[at % 2]!, seeker)),
  );
  agent.destroy();

  const statuses = Object.groupBy(answers, (status) => status);
  expect(
    Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all!.length])),
  ).toEqual({ 201: 1, 409: MANY - 1 });
  const rows = await database.query(`select count(*)::int as n from applications`);
  expect(rows.rows).toEqual([{ n: 1 }]);
  const events = await database.query('select kind from application_events');
  expect(events.rows).toEqual([{ kind: 'applied' }]);
  const counted = await database.query('select applications_count as n from jobs');
  expect(counted.rows).toEqual([{ n: 1 }]);
  const notices = await database.query('select kind from notifications order by kind');
  expect(notices.rows).toEqual([{ kind: 'application_received' }, { kind: 'application_sent' }]);
  const mails = await mailsOf(database);
  expect(mails['asha@people.example']! - before['asha@people.example']!).toBe(1);
  expect(mails['boss@people.example']! - before['boss@people.example']!).toBe(1);
});

const MARKET = `
  update users set email_verified_at = now();
  insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
    values ('${COMPANY}', 'lotus', 'Lotus Works', 'technology', 'approved', now(), now());
  insert into company_members (id, company_id, user_id, role, joined_at)
    select gen_random_uuid(), '${COMPANY}', id, 'owner', now() from users where role = 'employer';
  update users set company_id = '${COMPANY}' where role = 'employer';
  insert into jobs (id, company_id, title, description, description_html, type, industry,
      admin_status, posted_at, created_at, updated_at)
    values ('${JOB}', '${COMPANY}', 'Welder', 'Welding.', '<p>Welding.</p>', 'full_time', 'technology',
      'approved', now(), now(), now());`;

async function connected(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function mailsOf(database: pg.Client): Promise<Record<string, number>> {
  const { rows } = await database.query<{ recipient: string; n: number }>(
    'select recipient, count(*)::int as n from outbox group by recipient',
  );
  return Object.fromEntries(rows.map(({ recipient, n }) => [recipient, n]));
}

async function signUp({ url }: SpawnedSite, email: string, role: string): Promise<string> {
  const person = {
    email,
    password: 'A good passphrase 1',
    firstName: 'Asha',
    lastName: 'Rao',
    role,
  };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Each on a separate connection, so that they really run at the same time. */
function apply(agent: Agent, { url }: SpawnedSite, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asking = request(
      `${url}/api/applications`,
      { agent, method: 'POST', headers },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.once('error', reject);
    asking.end(JSON.stringify({ jobId: JOB }));
  });
}
