import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { print } from 'graphql';
import pg from 'pg';
import { ManageApplicationsPageDocument, ReviewDeskPageDocument } from '#client/gql/graphql.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { at, endServer, startServer, timed, untilReady } from './benchServer.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const JOBS = 40;
const APPLICATIONS = 20_000;
const COLLEAGUES = 8;
const ROUNDS = 30;
const AIMS = { open: 1_000, next: 100, search: 150 };

const say = (line: string) => process.stdout.write(`${line}\n`);

const LIST = print(ManageApplicationsPageDocument);
const DESK = print(ReviewDeskPageDocument);
const SEARCHES = ['tally', 'टैली', 'excel payroll', 'name 49', '77@crowd', 'zzzz', 'a', 'gst pune'];
const FILTERS: Record<string, object> = {
  'by match': { sort: 'MATCH' },
  'by rating': { sort: 'RATING' },
  'with what is asked of applicants': {
    applicants: { experienceFrom: 2, availableWithin: 'MONTH_1', place: 'Pune', ratingFrom: 2 },
  },
};

/** `npm run bench`: the review desk of a company with 40 jobs, 8 colleagues and 20,000 applications, over HTTP. */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  try {
    const databaseUrl = await postgres.database('review_desk');
    started = startServer(databaseUrl);
    const url = await untilReady(started);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await seed(client);
    } finally {
      await client.end();
    }
    const ask = await employerAt(url);
    say(`\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the start\n`);
    const list = (variables: object) => ask(LIST, { sort: 'NEWEST', isList: true, ...variables });
    const first = (await list({})).applications.nodes[0]!.id;
    let id = first;
    const report = (name: string, times: readonly number[], aim: number) => {
      const p95 = at(0.95, times);
      const figures = `p50 ${at(0.5, times).toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms`;
      say(`${name.padEnd(48)} ${figures}   aim ${aim} ms${p95 > aim ? ', which is missed' : ''}`);
    };
    report('the list', await measure(() => list({})), AIMS.open);
    for (const [name, variables] of Object.entries(FILTERS))
      report(`the list, ${name}`, await measure(() => list(variables)), AIMS.open);
    const desk = { sort: 'NEWEST' };
    report('the desk', await measure(() => ask(DESK, { ...desk, id: first })), AIMS.open);
    const step = async (variables: object) => {
      id = (await ask(DESK, { ...variables, id })).applicationPlace.nextId;
    };
    report('the next applicant', await measure(() => step(desk)), AIMS.next);
    id = first;
    report('the next applicant, by match', await measure(() => step({ sort: 'MATCH' })), AIMS.next);
    const all: number[] = [];
    for (const search of SEARCHES) {
      const times = await measure(() => list({ search }));
      all.push(...times);
      report(`the words ${search}`, times, AIMS.search);
    }
    report('all searches', all, AIMS.search);
    say(`load ${loadavg()[0]!.toFixed(1)} at the end`);
  } finally {
    await endServer(started);
    await postgres.stop();
  }
}

/** Everyone applies for the jobs of the demo employer, with a profile, a letter and a resume. */
async function seed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string; applications: number }>(
    `select u.company_id as id, (select count(*)::int from applications a where a.company_id = u.company_id) as applications
     from users u where u.email = 'employer@demo.kaamyab.example'`,
  );
  const { id: company, applications } = rows[0]!;
  if (applications >= APPLICATIONS) return;
  say('Seeding …');
  await client.query(
    `insert into jobs
     select copy.* from (select * from jobs where company_id = $1 and deleted_at is null limit 1) job,
       generate_series(1, $2::int) n, jsonb_populate_record(null::jobs, to_jsonb(job) || jsonb_build_object(
         'id', gen_random_uuid(), 'title', 'Accountant ' || n, 'location', 'Pune, Maharashtra', 'district', 'Pune',
         'state', 'Maharashtra', 'skills', '["Tally", "GST", "Excel"]'::jsonb, 'external_id', null)) copy`,
    [company, JOBS],
  );
  await client.query(
    `with people as (
       insert into users (id, email, first_name, last_name, role, company_id, created_at, updated_at)
       select gen_random_uuid(), n || '@colleagues.example', 'Colleague', 'No ' || n, 'employer', $1, now(), now()
       from generate_series(1, $2::int) n returning id)
     insert into company_members (id, company_id, user_id, role, joined_at)
     select gen_random_uuid(), $1, id, 'recruiter', now() from people`,
    [company, COLLEAGUES],
  );
  await client.query(
    `with people as (
       insert into users (id, email, first_name, last_name, role, created_at, updated_at)
       select gen_random_uuid(), n || '@crowd.example', 'Name ' || n, 'Rao', 'job_seeker', now(), now()
       from generate_series(1, $2::int) n returning id, email, first_name
     ), numbered as (
       select *, row_number() over () as n from people
     ), posts as (
       select id, row_number() over () - 1 as place from jobs where company_id = $1 and title like 'Accountant %'
     ), sent as (
       insert into applications (id, job_id, seeker_id, name, email, phone, cover_letter, status, status_changed_at,
         applied_at, profile)
       select gen_random_uuid(), posts.id, p.id, first_name || ' Rao', email, (9000000000 + n)::text,
         repeat('I would like to work here. ', 20),
         (array['pending', 'pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])[1 + n % 6], now(),
         now() - random() * interval '60 days',
         jsonb_build_object('headline', 'Accountant', 'location', (array['Pune, Maharashtra', 'Kochi, Kerala'])[1 + n % 2],
           'skills', '["Tally", "GST", "Excel"]'::jsonb, 'ownMonths', n % 120, 'noticePeriod', 'month_1',
           'career', '{"jobs": [{"title": "Accountant", "company": "Works", "place": null, "from": "2020-01", "to": null,
             "isCurrent": true, "summary": null}], "degrees": [], "projects": [], "certificates": [], "languages": [],
             "links": []}'::jsonb, 'shifts', '[]'::jsonb, 'workModes', '[]'::jsonb)
       from numbered p join posts on posts.place = n % ${JOBS}
       returning id, seeker_id, applied_at)
     insert into application_events (id, application_id, kind, actor_id, at)
     select gen_random_uuid(), id, 'applied', seeker_id, applied_at from sent`,
    [company, APPLICATIONS - applications],
  );
  const words = `'{excel,payroll,ledger,audit,invoice,bank,tax,filing,report,pune,mumbai,team,vendor,stock,sales,gst}'::text[]`;
  await client.query(
    `update application_desk set ready_at = now() + interval '1 day', match = abs(hashtext(application_id::text)) % 100,
       months = abs(hashtext(email_key)) % 120, notice_days = 30, pay = 300000 + abs(hashtext(email_key)) % 900000,
       location = 'Pune, Maharashtra', district = 'Pune, Maharashtra', state = 'Maharashtra',
       resume_text = (select string_agg((${words})[1 + abs(hashtext(application_id::text || g)) % 16]
           || abs(hashtext(application_id::text || g)) % 400, ' ') from generate_series(1, 300) g)
         || case when hashtext(email_key) % 10 = 0 then ' Tally.ERP9 payroll excel gst pune टैली' else '' end
     where company_id = $1`,
    [company],
  );
  await client.query(
    `insert into application_ratings (application_id, user_id, stars, rated_at)
     select a.id, m.user_id, 1 + abs(hashtext(a.id::text || m.user_id)) % 5, now()
     from applications a join company_members m on m.company_id = a.company_id
     where a.company_id = $1 and abs(hashtext(a.id::text)) % 4 = 0
     on conflict do nothing`,
    [company],
  );
  await client.query('vacuum analyze');
}

interface Answer {
  applications: { nodes: { id: string }[] };
  applicationPlace: { nextId: string };
}

async function employerAt(url: string) {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const found = (await answer.json()) as {
      accessToken: string;
      data: { viewer: Answer };
      errors?: unknown;
    };
    if (!answer.ok || found.errors) throw new Error(`${path}: ${JSON.stringify(found)}`);
    return found;
  };
  const { accessToken } = await call('/api/auth/login', {
    email: 'employer@demo.kaamyab.example',
    password: 'Demo@1234',
  });
  return async (query: string, variables: object): Promise<Answer> =>
    (await call('/graphql', { query, variables }, { authorization: `Bearer ${accessToken}` })).data
      .viewer;
}

async function measure(ask: () => Promise<unknown>): Promise<number[]> {
  await ask();
  await ask();
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push(await timed(ask));
  return times;
}

await main();
