import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { at, endServer, startServer, timed, untilReady } from './benchServer.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const APPLICANTS = 5_000;
const ROUNDS = 60;
const AIM = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

const LIST = `query($jobId: ID, $statuses: [ApplicationStatus!], $search: String, $sort: ApplicationSort, $page: Int,
    $first: Int, $appliedFrom: String) { viewer {
  applications(jobId: $jobId, statuses: $statuses, search: $search, sort: $sort, page: $page, first: $first,
    appliedFrom: $appliedFrom) {
    totalCount nodes { id status appliedAt name email phone coverLetter moves expectedSalary
      applicant { firstName lastName } resume { name url } notes { id body } events { kind at actorName }
      job { id title } } }
  applicationCounts(jobId: $jobId, search: $search) { total pending reviewed shortlisted rejected hired } } }`;

const QUESTIONS: Record<string, object> = {
  'the first page': {},
  'the first hundred': { first: 100 },
  'page 100': { page: 100, first: 50 },
  'the oldest first': { sort: 'OLDEST' },
  'by name': { sort: 'NAME', first: 50 },
  'one status': { statuses: ['SHORTLISTED'] },
  'a name': { search: 'name 49' },
  'part of an e-mail': { search: '77@crowd' },
  'words that nobody has': { search: 'zzzz' },
  'the last week': { appliedFrom: '2026-01-01' },
};

/** `npm run bench`: how fast an employer's list is with 5,000 applicants for one job, over HTTP. */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  try {
    const databaseUrl = await postgres.database('applicants');
    started = startServer(databaseUrl);
    const url = await untilReady(started);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const jobId = await crowd(client);
    await client.end();
    const ask = await employerAt(url);
    say(`\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the start\n`);
    const all: number[] = [];
    for (const [name, variables] of Object.entries(QUESTIONS)) {
      for (const [where, filter] of [
        ['one job', { jobId }],
        ['all jobs', {}],
      ] as const) {
        const times = await measure(() => ask({ ...filter, ...variables }));
        all.push(...times);
        say(
          `${`${name}, ${where}`.padEnd(40)} p50 ${at(0.5, times).toFixed(1).padStart(6)} ms   p95 ${at(0.95, times).toFixed(1).padStart(6)} ms`,
        );
      }
    }
    const p95 = at(0.95, all);
    say(
      `\n${APPLICANTS} applicants: p95 ${p95.toFixed(1)} ms over all; the aim is ${AIM} ms${p95 > AIM ? ', which is missed' : ''}; load ${loadavg()[0]!.toFixed(1)} at the end`,
    );
  } finally {
    await endServer(started);
    await postgres.stop();
  }
}

/** Everyone applies for one job of the demo employer. */
async function crowd(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; applicants: number }>(
    `select j.id, (select count(*)::int from applications where job_id = j.id) as applicants
     from jobs j join users u on u.company_id = j.company_id
     where u.email = 'employer@demo.kaamyab.example' and j.deleted_at is null
     order by applicants desc, j.id limit 1`,
  );
  const { id, applicants } = rows[0]!;
  if (applicants >= APPLICANTS) return id;
  await client.query(
    `with people as (
       insert into users (id, email, first_name, last_name, role, created_at, updated_at)
       select gen_random_uuid(), n || '@crowd.example', 'Name ' || n, 'Rao', 'job_seeker', now(), now()
       from generate_series(1, $2::int) n returning id, email, first_name
     ), sent as (
       insert into applications (id, job_id, seeker_id, name, email, phone, cover_letter, status, status_changed_at, applied_at)
       select gen_random_uuid(), $1, id, first_name || ' Rao', email, '9876543210', repeat('I would like to work here. ', 40),
         (array['pending', 'pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])[1 + abs(hashtext(email)) % 6],
         now(), now() - random() * interval '60 days'
       from people returning id, seeker_id, status, applied_at
     ), begun as (
       insert into application_events (id, application_id, kind, actor_id, at)
       select gen_random_uuid(), id, 'applied', seeker_id, applied_at from sent)
     insert into application_events (id, application_id, kind, actor_id, at)
     select gen_random_uuid(), id, status, null, applied_at + interval '1 hour' from sent where status <> 'pending'`,
    [id, APPLICANTS - applicants],
  );
  await client.query('update jobs set applications_count = $2 where id = $1', [id, APPLICANTS]);
  await client.query('vacuum analyze');
  return id;
}

async function employerAt(url: string): Promise<(variables: object) => Promise<void>> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const found = (await answer.json()) as { accessToken: string; errors?: unknown };
    if (!answer.ok || found.errors) throw new Error(`${path}: ${JSON.stringify(found)}`);
    return found;
  };
  const { accessToken } = await call('/api/auth/login', {
    email: 'employer@demo.kaamyab.example',
    password: 'Demo@1234',
  });
  return async (variables) => {
    await call('/graphql', { query: LIST, variables }, { authorization: `Bearer ${accessToken}` });
  };
}

async function measure(ask: () => Promise<void>): Promise<number[]> {
  await ask();
  await ask();
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push(await timed(ask));
  return times;
}

await main();
