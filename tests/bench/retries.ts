import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomInt, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { endServer, startServer } from './benchServer.ts';

const DATA = resolve(process.env['BENCH_DATA'] ?? '.data/bench');
const PORTS = [4820, 4821];
const KEYS = Number(process.env['BENCH_KEYS'] ?? 2_000);
const TRIES = 5;
const AT_ONCE = 24;
const KILLS = 6;

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Door {
  url: string;
  process: ChildProcess;
}

interface Wanted {
  key: string;
  title: string;
}

interface Answer {
  status: number;
  id: string;
  isReplayed: boolean;
}

/**
 * `npm run bench`: 2,000 creations, each sent five times in random order to two processes that are killed in between.
 * Every key must create exactly one job and always return that job.
 */
async function main() {
  const postgres = await startEmbeddedPostgres({ dataDir: DATA, onProgress: say });
  const doors: Door[] = [];
  try {
    const address = await postgres.database(`retries_${Date.now()}`);
    for (const port of PORTS) doors.push(await open(address, port));
    const token = await employer(doors[0]!.url, address);
    const wanted = Array.from({ length: KEYS }, (_, at) => ({
      key: randomUUID(),
      title: `Taster ${at}`,
    }));
    const tries = shuffled(Array.from({ length: TRIES }, () => wanted).flat());
    const made = new Map<string, Set<string>>();
    const seen: Record<string, number> = {};
    const began = performance.now();
    let left = tries.length;
    const killing = killInBetween(address, doors, () => left / tries.length);
    const work = async () => {
      for (let next = tries[--left]; left >= 0 && next; next = tries[--left]) {
        const open = doors.filter(({ process: server }) => server.signalCode === null);
        note(made, seen, next, await create(open[randomInt(open.length)]!.url, token, next));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await killing;
    for (const one of wanted) note(made, seen, one, await create(doors[0]!.url, token, one));
    say(
      `${tries.length} tries in ${Math.round((performance.now() - began) / 1_000)} s: ${summaryOf(seen)}`,
    );
    await judge(address, made);
    const other = await create(doors[1]!.url, token, { ...wanted[0]!, title: 'Another' });
    if (other.status !== 422) throw new Error(`Another body was answered ${other.status}.`);
  } finally {
    for (const { process: server } of doors) await endServer(server);
    await postgres.stop();
  }
}

async function open(address: string, port: number): Promise<Door> {
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(address, {
    PORT: String(port),
    SEED: 'none',
    DATA_DIR: resolve(DATA, 'files'),
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error('A server did not start.');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, process: server };
    await once(AbortSignal.timeout(100), 'abort');
  }
}

/** Kills the two processes in turn, evenly over the run and without warning. */
async function killInBetween(address: string, doors: Door[], left: () => number): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (left() > 1 - kill / (KILLS + 1)) await once(AbortSignal.timeout(20), 'abort');
    const at = kill % doors.length;
    const { process: server } = doors[at]!;
    server.kill('SIGKILL');
    await once(server, 'exit');
    doors[at] = await open(address, PORTS[at]!);
  }
}

async function create(url: string, token: string, { key, title }: Wanted): Promise<Answer | Lost> {
  try {
    const answer = await fetch(`${url}/api/jobs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...JOB, title }),
    });
    const { id = '' } = (await answer.json()) as { id?: string };
    const isReplayed = answer.headers.get('idempotency-replayed') === 'true';
    return { status: answer.status, id, isReplayed };
  } catch {
    return { status: 0 };
  }
}

interface Lost {
  status: 0;
}

const JOB = {
  description: 'Tastes tea.',
  requirements: 'A tongue',
  location: 'Bangalore, Karnataka',
  type: 'full_time',
  category: 'Sales & Business Development',
  industry: 'retail',
  experience: 3,
};

function note(
  made: Map<string, Set<string>>,
  seen: Record<string, number>,
  { key }: Wanted,
  answer: Answer | Lost,
): void {
  const kind = 'isReplayed' in answer && answer.isReplayed ? 'replayed' : String(answer.status);
  seen[kind] = (seen[kind] ?? 0) + 1;
  if (!('id' in answer) || answer.status !== 201) return;
  made.set(key, (made.get(key) ?? new Set()).add(answer.id));
}

const summaryOf = (seen: Record<string, number>) =>
  Object.entries(seen)
    .map(([kind, count]) => `${count} × ${kind === '0' ? 'cut off' : kind}`)
    .join(', ');

async function judge(address: string, made: Map<string, Set<string>>): Promise<void> {
  const twice = [...made.values()].filter((ids) => ids.size !== 1).length;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ jobs: number; titles: number }>(
    'select count(*)::int as jobs, count(distinct title)::int as titles from jobs',
  );
  await client.end();
  const { jobs, titles } = rows[0]!;
  say(
    `${made.size} keys answered, ${twice} of them with more than one job; ${jobs} jobs, ${titles} titles`,
  );
  if (twice > 0 || jobs !== KEYS || titles !== KEYS || made.size !== KEYS)
    throw new Error('Something was made twice, or not at all.');
}

async function employer(url: string, address: string): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'A good passphrase 1', role: 'employer' }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(
    `with company as (
       insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
       values (gen_random_uuid(), 'retries', 'Retries', 'retail', 'approved', now(), now()) returning id),
     owner as (insert into company_members (id, company_id, user_id, role, joined_at)
       select gen_random_uuid(), company.id, users.id, 'owner', now() from company, users where email = $1)
     update users set company_id = (select id from company), email_verified_at = now() where email = $1`,
    [email],
  );
  await client.end();
  return accessToken;
}

function shuffled<Entry>(entries: Entry[]): Entry[] {
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [entries[at], entries[other]] = [entries[other]!, entries[at]!];
  }
  return entries;
}

await main();
