import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import pg from 'pg';
import { validateXML } from 'xmllint-wasm';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { ATOM, INDEED } from '#tests/server/feed/grammars.ts';
import { at, endServer, startServer, timed, untilReady } from './benchServer.ts';
import { grow } from './market.ts';
import { forgetMost, memoryOf, mostMemoryOf } from './memory.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
/**
 * Limits: megabytes on top of what the server used before; milliseconds of a request whose client has the current
 * feed.
 */
const AIMS = { growth: 250, unchanged: 20 };
const LOOKS = 100;
/** A document is validated in parts of this many entries. */
const JUDGED_AT_ONCE = 2_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const KINDS = {
  xml: { entry: 'job', id: /<referencenumber><!\[CDATA\[([^\]]+)/, grammar: INDEED },
  atom: { entry: 'entry', id: /<id>urn:uuid:([^<]+)/, grammar: ATOM },
  json: null,
} as const;

/**
 * `npm run bench`: the feeds of 100,000 jobs: complete, valid, equal to the public jobs, and how much memory they
 * take.
 */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  let started: ChildProcess | undefined;
  try {
    const address = await postgres.database('bench');
    started = startServer(address);
    const url = await untilReady(started);
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await grow(client);
    const live = await idsOf(client);
    await client.end();
    say(`${live.length} live jobs`);
    for (const ending of ['xml', 'atom', 'json'] as const)
      await measure(started, url, ending, live);
    await looks(url);
  } finally {
    await endServer(started);
    await postgres.stop();
  }
}

async function idsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select j.id from jobs j join companies c on c.id = j.company_id
     where j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
       and (j.application_deadline is null or j.application_deadline > now())
       and c.admin_status = 'approved' and c.deleted_at is null order by j.posted_at desc, j.id desc`,
  );
  return rows.map(({ id }) => id);
}

async function measure(
  server: ChildProcess,
  url: string,
  ending: keyof typeof KINDS,
  live: readonly string[],
): Promise<void> {
  const before = memoryOf(server.pid!);
  forgetMost(server.pid!);
  let text = '';
  const took = await timed(async () => {
    const answer = await fetch(`${url}/feeds/jobs.${ending}`);
    text = await answer.text();
  });
  const growth = mostMemoryOf(server.pid!) - before;
  const size = Math.round(text.length / 1e6);
  say(
    `${ending.padEnd(5)} ${size} MB in ${Math.round(took)} ms; memory ${Math.round(before)} MB, and at most ${Math.round(growth)} MB more (aim ${AIMS.growth})`,
  );
  const ids = ending === 'json' ? inJson(text) : await inXml(text, KINDS[ending]);
  if (ids.length !== live.length || ids.some((id, place) => id !== live[place]))
    throw new Error(`jobs.${ending} is not what is live: ${ids.length} of ${live.length}`);
  if (growth > AIMS.growth) throw new Error(`jobs.${ending} needs too much memory`);
}

function inJson(text: string): string[] {
  return (JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id);
}

async function inXml(
  text: string,
  { entry, id, grammar }: NonNullable<(typeof KINDS)['xml' | 'atom']>,
): Promise<string[]> {
  const end = `</${entry}>\n`;
  const first = text.indexOf(`<${entry}>`);
  const last = text.lastIndexOf(end) + end.length;
  const [head, tail] = [text.slice(0, first), text.slice(last)];
  const entries = text.slice(first, last).split(end).slice(0, -1);
  for (let from = 0; from < entries.length; from += JUDGED_AT_ONCE) {
    const part = entries.slice(from, from + JUDGED_AT_ONCE).map((one) => one + end);
    const { valid, errors } = await validateXML({
      xml: head + part.join('') + tail,
      schema: [{ fileName: 'feed.rng', contents: grammar }],
      extension: 'relaxng',
      maxMemoryPages: 16_384,
    });
    if (!valid)
      throw new Error(
        errors
          .slice(0, 5)
          .map(({ rawMessage }) => rawMessage)
          .join('\n'),
      );
  }
  return entries.map((one) => id.exec(one)![1]!);
}

async function looks(url: string): Promise<void> {
  const head = await fetch(`${url}/feeds/jobs.xml`, { method: 'HEAD' });
  const headers = { 'if-none-match': head.headers.get('etag')! };
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    times.push(
      await timed(async () => {
        const { status } = await fetch(`${url}/feeds/jobs.xml`, { headers });
        if (status !== 304) throw new Error(`A look was answered with ${status}`);
      }),
    );
  }
  const slow = at(0.95, times);
  say(`304   ${slow.toFixed(1)} ms at the 95th percentile (aim ${AIMS.unchanged})`);
  if (slow > AIMS.unchanged) throw new Error('A look takes too long');
}

await main();
