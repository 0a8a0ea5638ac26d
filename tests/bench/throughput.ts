import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { at, endServer, startServer, untilReady } from './benchServer.ts';

/** Like the database of the other benches, but with the demo market alone. */
const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const BARE_PORT = 4711;
const AT_ONCE = 16;
const ROUNDS = 7;
const SECONDS = 2;

const LIST = `query List { jobs(first: 12) {
  nodes { id title location place type industry salary experienceLevel isRemote isFeatured isHot
    postedAt standing skills company { id slug name } }
  pageInfo { hasNextPage endCursor } } }`;
const FOUND = `query Found($filter: JobFilter) { jobs(first: 12, filter: $filter) {
  totalCount nodes { id title location salary company { id name } } } }`;

/** `node tests/bench/throughput.ts lists` leaves out the pages. */
const ONLY_LISTS = process.argv.includes('lists');

interface Case {
  name: string;
  url: string;
  server: ChildProcess;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Each request has another address, so that a kept page never answers it. */
  isNew?: boolean;
}

interface Round {
  perSecond: number;
  /** Processor time of the server for one request, in milliseconds. */
  work: number;
  slowest: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench`: requests per second beside a bare handler, interleaved, so that the machine's noise is the same. */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let ours: ChildProcess | undefined;
  let bare: ChildProcess | undefined;
  try {
    const databaseUrl = await postgres.database('throughput');
    ours = startServer(databaseUrl, { GUEST_RATE_LIMIT: '0' });
    const url = await untilReady(ours);
    bare = spawn(process.execPath, [
      ...process.execArgv,
      'tests/bench/bareHandler.ts',
      databaseUrl,
      String(BARE_PORT),
    ]);
    await know(databaseUrl, { id: KNOWN, text: LIST });
    const all = await casesFor(url, ours, bare);
    const cases = all.filter(({ name }) => !ONLY_LISTS || !name.includes('HTML'));
    say(`\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the start\n`);
    const rounds = new Map(cases.map(({ name }) => [name, [] as Round[]]));
    for (const one of cases) await run(one, 0.5);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of cases) rounds.get(one.name)!.push(await run(one, SECONDS));
    report(rounds);
  } finally {
    bare?.kill();
    await endServer(ours);
    await postgres.stop();
  }
}

const KNOWN = `sha256:${'0'.repeat(64)}`;

/** Registers the list as an operation of the site's own pages, which the server knows by their ids. */
async function know(databaseUrl: string, { id, text }: { id: string; text: string }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into operations (id, document, published_at) values ($1, $2, now())
     on conflict (id) do update set document = excluded.document`,
    [id, text],
  );
  await client.end();
}

/** The operation that the site's own page sends. */
function operationNamed(name: string): string {
  const all = JSON.parse(readFileSync('dist/server/operations.json', 'utf8')) as object;
  const found = Object.entries(all).find(([, text]) => String(text).startsWith(`query ${name}(`));
  if (!found) throw new Error(`The build has no operation ${name}.`);
  return found[0];
}

async function casesFor(url: string, server: ChildProcess, bare: ChildProcess): Promise<Case[]> {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const list = { url, server, path: '/graphql', headers: json, body: asked(LIST) };
  const page = { url, server, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  const { id } = await firstJob(url);
  const token = await signIn(url);
  return [
    { name: 'bare handler', url: `http://127.0.0.1:${BARE_PORT}`, server: bare, path: '/' },
    { name: 'list by /graphql, guest', ...list },
    {
      name: 'the same as a known operation',
      ...list,
      body: JSON.stringify({ documentId: KNOWN }),
    },
    {
      name: 'list by /graphql, signed in',
      ...list,
      headers: { ...json, authorization: `Bearer ${token}` },
    },
    { name: 'GET /api/jobs?limit=12', url, server, path: '/api/jobs?limit=12' },
    {
      name: 'search "sales executive"',
      ...list,
      body: asked(FOUND, { filter: { search: 'sales executive' } }),
    },
    {
      name: 'data of the page of a job',
      ...list,
      body: JSON.stringify({ documentId: operationNamed('JobDetailsPage'), variables: { id } }),
    },
    { name: '/ as HTML, kept', ...page, path: '/' },
    { name: '/browse-jobs as HTML, kept', ...page, path: '/browse-jobs' },
    { name: 'a job as HTML, kept', ...page, path: `/job-details/${id}` },
    { name: '/ as HTML, rendered', ...page, path: '/?', isNew: true },
    { name: '/browse-jobs as HTML, rendered', ...page, path: '/browse-jobs?', isNew: true },
    { name: 'a job as HTML, rendered', ...page, path: `/job-details/${id}?`, isNew: true },
  ];
}

const asked = (query: string, variables?: object) => JSON.stringify({ query, variables });

async function firstJob(url: string): Promise<{ id: string }> {
  const answer = await fetch(`${url}/api/jobs?limit=1`);
  const { jobs } = (await answer.json()) as { jobs: { id: string }[] };
  return jobs[0]!;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seeker@demo.kaamyab.example', password: 'Demo@1234' }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

let visits = 0;

async function run({ url, server, path, headers, body, isNew }: Case, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  const before = processorTimeOf(server);
  const start = performance.now();
  const end = start + seconds * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await send(`${url}${path}${isNew ? `visit=${(visits += 1)}` : ''}`, agent, headers, body);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const took = (performance.now() - start) / 1_000;
  agent.destroy();
  return {
    perSecond: times.length / took,
    work: (processorTimeOf(server) - before) / times.length,
    slowest: at(0.99, times),
  };
}

async function send(url: string, agent: Agent, headers = {}, body?: string): Promise<void> {
  const call = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
}

function processorTimeOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(stat[11]) + Number(stat[12])) * 10;
}

function report(rounds: ReadonlyMap<string, readonly Round[]>): void {
  const [bare] = [...rounds.values()];
  const columns = ['', 'per second', 'of bare', 'from', 'to', 'work ms', 'p99 ms'];
  const line = (cells: string[]) =>
    say(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(11))).join(''));
  line(columns);
  for (const [name, all] of rounds) {
    const ratios = all.map(({ perSecond }, round) => perSecond / bare![round]!.perSecond);
    line([
      name,
      at(
        0.5,
        all.map(({ perSecond }) => perSecond),
      ).toFixed(0),
      at(0.5, ratios).toFixed(2),
      Math.min(...ratios).toFixed(2),
      Math.max(...ratios).toFixed(2),
      at(
        0.5,
        all.map(({ work }) => work),
      ).toFixed(2),
      at(
        0.5,
        all.map(({ slowest }) => slowest),
      ).toFixed(1),
    ]);
  }
  say(
    `\nload ${loadavg()[0]!.toFixed(1)} at the end; of bare: the median of ${ROUNDS} rounds, and their range`,
  );
}

await main();
