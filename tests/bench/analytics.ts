import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { BY_HAND } from './analyticsByHand.ts';
import { growAnalytics, isMarketComplete } from './analyticsMarket.ts';
import { inputOf, QUESTIONS, type AskedQuestion } from './analyticsQuestions.ts';
import { at, endServer, startServer, timed, untilReady } from './benchServer.ts';
import { processorTime } from './processorTime.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
/** As many repetitions as fit into three seconds; a fast query is warm after a few and is timed then. */
const ROUNDS = { min: 5, max: 100, within: 3_000 };
const AIM = { milliseconds: 1_000, ratio: 1.5 };
const NAME = 'analytics';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run bench`: the queries that administrators run first, over five million application events, next to
 * hand-written SQL.
 */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  let client: pg.Client | undefined;
  try {
    await dropUnfinishedMarket(await postgres.database('postgres'), () => postgres.database(NAME));
    const databaseUrl = await postgres.database(NAME);
    started = startServer(databaseUrl, { SEED: 'none' });
    const url = await untilReady(started);
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await growAnalytics(client);
    await client.query(`set work_mem = '64MB'`);
    const ask = await administratorAt(url, client);
    say(`\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the start\n`);
    line(['', 'p50 ms', 'p95 ms', 'work ms', 'by hand', 'p95 ms', 'work ms', 'door', 'ratio']);
    const slow: string[] = [];
    for (const question of QUESTIONS) {
      if (!(await measure(question, ask, client))) slow.push(question.name);
    }
    const verdict = slow.length > 0 ? `Missed by: ${slow.join(', ')}` : 'Every one within the aim';
    say(`\n${verdict}: ${AIM.milliseconds} ms, ${AIM.ratio} times what it takes by hand, faster where it is counted already`); // oxfmt-ignore
    say(`load ${loadavg()[0]!.toFixed(1)} at the end`);
  } finally {
    await client?.end();
    await endServer(started);
    await postgres.stop();
  }
}

/** A market that was only partly written is started again from scratch. */
async function dropUnfinishedMarket(address: string, open: () => Promise<string>): Promise<void> {
  const client = new pg.Client({ connectionString: await open() });
  await client.connect();
  const whole = await isMarketComplete(client);
  await client.end();
  if (whole) return;
  const administrator = new pg.Client({ connectionString: address });
  await administrator.connect();
  await administrator.query(`drop database ${NAME} with (force)`);
  await administrator.end();
}

interface Row {
  keys: (string | null)[];
  values: (number | null)[];
  previous?: (number | null)[] | null;
}

interface Answer {
  rows: Row[];
  from: string | null;
  to: string | null;
  previousFrom: string | null;
  previousTo: string | null;
}

interface Ask {
  (query: object): Promise<Answer>;
  /** Hand-written SQL has no API in front of it: this request accounts for the HTTP request and the login alone. */
  nothing: () => Promise<unknown>;
}

async function measure(question: AskedQuestion, ask: Ask, client: pg.Client): Promise<boolean> {
  const { name, query, isRolled } = question;
  const text = BY_HAND[name];
  if (!text) throw new Error(`Nobody has written ${name} by hand.`);
  const input = inputOf(query);
  const answer = await ask(input);
  const { from, to, previousFrom, previousTo } = answer;
  const moments = [from, to, previousFrom, previousTo];
  const used = moments.filter((_, place) => text.includes(`$${place + 1}`));
  const typed = text.replaceAll(/\$\d/g, '$&::timestamptz');
  const look = async () => (await client.query<Row>(typed, used)).rows;
  requireSame(name, answer.rows, await look());
  await ask(input);
  const [engine, hand, door] = await measureInRounds([() => ask(input), look, ask.nothing]);
  const ratio = engine!.p50 / (hand!.p50 + door!.p50);
  const figures = [engine!, hand!].flatMap(({ p50, p95, work }) => [p50, p95, work]);
  const shown = [...figures, door!.p50].map((figure) => figure.toFixed(0));
  line([name, ...shown, ratio.toFixed(2)]);
  const isClose = ratio <= (isRolled ? 1 : AIM.ratio);
  return engine!.p50 <= AIM.milliseconds && isClose;
}

/**
 * Runs all of them once per round, so that a slowdown of the machine affects all alike. `work`: processor time used.
 */
async function measureInRounds(works: readonly (() => Promise<unknown>)[]) {
  const spent = works.map(() => ({ times: [] as number[], work: 0 }));
  const until = performance.now() + ROUNDS.within;
  for (let round = 0; round < ROUNDS.max; round += 1) {
    if (round >= ROUNDS.min && performance.now() >= until) break;
    for (const [place, work] of works.entries()) {
      const before = processorTime() ?? 0;
      spent[place]!.times.push(await timed(work));
      spent[place]!.work += (processorTime() ?? 0) - before;
    }
  }
  return spent.map(({ times, work }) => ({
    p50: at(0.5, times),
    p95: at(0.95, times),
    work: work / times.length,
  }));
}

function line([name, ...cells]: string[]) {
  say(`${name!.padEnd(20)}${cells.map((cell) => cell.padStart(9)).join('')}`);
}

/** Ignores the order; empty time steps may be listed or not. */
function requireSame(name: string, engine: readonly Row[], hand: readonly Row[]): void {
  const known = (rows: readonly Row[]) =>
    new Map(
      rows
        .map(
          ({ keys, values, previous }) =>
            [keys.join(' '), [...values, ...(previous ?? [])].map(Number)] as const,
        ) // oxfmt-ignore
        .filter(([, values]) => values.some((value) => value !== 0)),
    );
  const [ours, theirs] = [known(engine), known(hand)];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [a, b] = [ours.get(key) ?? [], theirs.get(key) ?? []];
    const isSame =
      a.length === b.length &&
      a.every((value, place) => Math.abs(value - b[place]!) <= 1e-6 * Math.max(1, Math.abs(value)));
    if (!isSame)
      throw new Error(`${name}: "${key}" is ${a.join(', ')}, and by hand ${b.join(', ')}`);
  }
}

const QUERY = `query($query: AnalyticsQueryInput!) { admin { analytics { answer(query: $query) {
  rows { keys values previous } from to previousFrom previousTo } } } }`;

async function administratorAt(url: string, client: pg.Client): Promise<Ask> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const found = (await answer.json()) as { accessToken: string; data: { admin: { analytics: { answer: Answer } } }; errors?: unknown }; // oxfmt-ignore
    if (!answer.ok || found.errors) throw new Error(`${path}: ${JSON.stringify(found)}`);
    return found;
  };
  const email = `analyst-${Date.now()}@people.example`;
  const person = { email, password: 'A good passphrase 1', role: 'employer' };
  const { accessToken } = await call('/api/auth/register', person);
  await client.query(`update users set role = 'admin', created_at = now() + interval '1 hour' where email = $1`, [email]); // oxfmt-ignore
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = async (query: object) => {
    const { data } = await call('/graphql', { query: QUERY, variables: { query } }, headers);
    return data.admin.analytics.answer;
  };
  return Object.assign(ask, {
    nothing: () => call('/graphql', { query: '{ viewer { id } }' }, headers),
  });
}

await main();
