import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { at, endServer, startServer, timed, untilReady } from './benchServer.ts';
import { grow } from './market.ts';
import { processorTime } from './processorTime.ts';
import { byHand, QUESTIONS, type Question } from './questions.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const AIMS = { common: 50, misspelt: 75 } as const;
const ROUNDS = 60;
/** A slow query is not repeated endlessly. */
const TIMEOUT_MS = 6_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench`: how fast the list of jobs is over HTTP, next to the same rows fetched by hand. */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  try {
    const databaseUrl = await postgres.database('bench');
    const server = (started = startServer(databaseUrl, { GUEST_RATE_LIMIT: '0' }));
    const url = await untilReady(server);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await grow(client);
      say(`\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the start\n`);
      const rows = [];
      for (const question of QUESTIONS) rows.push(await measure(question, url, client));
      report(rows);
    } finally {
      await client.end();
    }
  } finally {
    await endServer(started);
    await postgres.stop();
  }
}

interface Measured {
  question: Question;
  total: number;
  http: number[];
  hand: number[];
  /** Processor time of one request, in milliseconds; a busy machine does not lengthen it. */
  work: number | null;
}

async function measure(question: Question, url: string, client: pg.Client): Promise<Measured> {
  const address = `${url}/api/jobs?${question.path}`;
  const statements = byHand(question);
  const ask = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { total: number };
  };
  const look = async () => {
    for (const text of statements) await client.query(text);
  };
  const { total } = await ask();
  await ask();
  await look();
  const [http, hand]: number[][] = [[], []];
  const end = performance.now() + TIMEOUT_MS;
  let spent: number | null = 0;
  while (http!.length < ROUNDS && performance.now() < end) {
    const before = processorTime();
    for (let n = 0; n < 10; n += 1) http!.push(await timed(ask));
    const after = processorTime();
    spent = before === null || after === null || spent === null ? null : spent + after - before;
    for (let n = 0; n < 10; n += 1) hand!.push(await timed(look));
  }
  return { question, total, http: http!, hand: hand!, work: spent && spent / http!.length };
}

function report(rows: readonly Measured[]) {
  const line = (cells: (string | number)[]) =>
    say(
      cells
        .map((cell, n) => (n === 0 ? String(cell).padEnd(58) : String(cell).padStart(9)))
        .join(''),
    );
  const ms = (value: number) => value.toFixed(1);
  line(['GET /api/jobs?…', 'total', 'p50 ms', 'p95 ms', 'by hand', 'p95 ms', 'work ms']);
  for (const { question, total, http, hand, work } of rows) {
    line([
      decodeURIComponent(question.path) || '(nothing)',
      total,
      ms(at(0.5, http)),
      ms(at(0.95, http)),
      ms(at(0.5, hand)),
      ms(at(0.95, hand)),
      work === null ? '' : ms(work),
    ]);
  }
  for (const kind of ['common', 'misspelt'] as const) {
    const all = rows.filter(({ question }) => question.kind === kind).flatMap(({ http }) => http);
    const p95 = at(0.95, all);
    say(
      `\n${kind}: p50 ${ms(at(0.5, all))} ms, p95 ${ms(p95)} ms; the aim is ${AIMS[kind]} ms${p95 > AIMS[kind] ? ', which is missed' : ''}`,
    );
  }
  say(
    `\nload ${loadavg()[0]!.toFixed(1)} at the end; work: what the processors did for one request, whoever else was on them`,
  );
}

await main();
