import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { endServer, startServer, timed, untilReady } from './benchServer.ts';
import { mostMemoryOf } from './memory.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const ROWS = 10_000;
const COMPANIES = 50;
const AIMS = { validated: 10_000, uploaded: 30_000, memory: 300 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench`: 10,000 rows in a file and over REST; the time, and the peak memory of the server. */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  try {
    const address = await postgres.database(`bulk_${Date.now()}`);
    started = startServer(address, {
      WORKER: 'inline',
      SEED: 'none',
      DATA_DIR: resolve(DATA, 'files'),
    });
    const url = await untilReady(started);
    const token = await administrator(url, address);
    const slow: string[] = [];
    const check = (name: string, found: number, aim: number, unit: string) => {
      say(`${name.padEnd(24)} ${Math.round(found)} ${unit} (aim ${aim})`);
      if (found > aim) slow.push(name);
    };
    const { id, took } = await byFile(url, token, 'Engineer');
    check('file validated', took.validated, AIMS.validated, 'ms');
    check('file uploaded', took.uploaded, AIMS.uploaded, 'ms');
    const undone = await timed(() => undo(url, token, id));
    say(`${'undone'.padEnd(24)} ${Math.round(undone)} ms`);
    const rest = await byRest(url, token, 'Analyst');
    check('rows validated', rest.validated, AIMS.validated, 'ms');
    check('rows uploaded', rest.uploaded, AIMS.uploaded, 'ms');
    check('memory at most', mostMemoryOf(started.pid!), AIMS.memory, 'MB');
    if (slow.length > 0) throw new Error(`Too much: ${slow.join(', ')}`);
  } finally {
    await endServer(started);
    await postgres.stop();
  }
}

async function administrator(url: string, address: string): Promise<string> {
  const body = { email: `bulk@people.example`, password: 'A good passphrase 1', role: 'employer' };
  const { accessToken } = (await post(url, '', '/api/auth/register', body)) as {
    accessToken: string;
  };
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`update users set role = 'admin' where email = $1`, [body.email]);
  await client.query(
    `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
     select gen_random_uuid(), 'bulk-' || n, 'Bulk Works ' || n, 'technology', 'approved', now(), now()
     from generate_series(0, $1::int - 1) n`,
    [COMPANIES],
  );
  await client.end();
  return accessToken;
}

const WORDS =
  'build run maintain the services of our customers in a team that cares about quality speed and modern tools every single day'.split(
    ' ',
  );
const PLACES = ['Pune, Maharashtra', 'Bangalore', 'Chennai, Tamil Nadu', 'Jaipur', 'Kochi, Kerala'];

const text = (length: number, from: number) =>
  Array.from({ length }, (_, at) => WORDS[(at * 7 + from * 13) % WORDS.length]).join(' ');

function rowsOf(title: string) {
  return Array.from({ length: ROWS }, (_, at) => ({
    title: `${title} ${at}`,
    company_name: `Bulk Works ${at % COMPANIES}`,
    location: PLACES[at % PLACES.length]!,
    type: 'full_time',
    salary: '5 - 10 LPA',
    category: 'Software Development',
    description: `${text(60, at)}.\n\n- ${text(10, at + 1)}\n- ${text(10, at + 2)}`,
    requirements: text(20, at + 3),
    benefits: '',
    experience_level: 'any',
    education_level: 'any',
    is_featured: 'false',
    is_urgent: 'false',
  }));
}

async function byFile(url: string, token: string, title: string) {
  const rows = rowsOf(title);
  const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[0])[];
  const lines = rows.map((row) => columns.map((column) => `"${row[column]}"`).join(','));
  const form = new FormData();
  form.append('file', new Blob([[columns.join(','), ...lines].join('\r\n')]), 'jobs.csv');
  const sent = await fetch(`${url}/api/upload/bulk-jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { fileId } = (await sent.json()) as { fileId: string };
  let id = '';
  const validated = await timed(async () => {
    const { prepareBulkUpload } = await graphql<{
      prepareBulkUpload: { upload: { id: string; valid: number } };
    }>(
      url,
      token,
      'mutation($fileId: ID!) { prepareBulkUpload(input: { fileId: $fileId }) { upload { id valid } } }',
      { fileId },
    );
    ({ id } = prepareBulkUpload.upload);
    if (prepareBulkUpload.upload.valid !== ROWS) throw new Error('Not every row is valid.');
  });
  const uploaded = await timed(async () => {
    await graphql(
      url,
      token,
      'mutation($id: ID!) { startBulkUpload(input: { id: $id }) { upload { id } } }',
      { id },
    );
    await untilComplete(url, token, id);
  });
  return { id, took: { validated, uploaded } };
}

async function untilComplete(url: string, token: string, id: string): Promise<void> {
  type Answer = { admin: { bulkUpload: { status: string } } };
  const question = 'query($id: ID!) { admin { bulkUpload(id: $id) { status successful } } }';
  for (;;) {
    const { admin } = await graphql<Answer>(url, token, question, { id });
    if (admin.bulkUpload.status === 'COMPLETE') return;
    // As often as a page would poll.
    await once(AbortSignal.timeout(250), 'abort');
  }
}

const undo = (url: string, token: string, id: string) =>
  graphql(
    url,
    token,
    'mutation($id: ID!) { undoBulkUpload(input: { id: $id }) { upload { id } } }',
    { id },
  );

async function byRest(url: string, token: string, title: string) {
  const data = rowsOf(title);
  const call = (name: string) => () =>
    post(url, token, `/api/admin/jobs/bulk-upload/${name}`, { data, type: 'jobs' });
  return { validated: await timed(call('validate')), uploaded: await timed(call('upload')) };
}

async function graphql<Data>(url: string, token: string, query: string, variables: object) {
  const { data, errors } = (await post(url, token, '/graphql', { query, variables })) as {
    data: Data;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function post(url: string, token: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const content: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(content)}`);
  return content;
}

await main();
