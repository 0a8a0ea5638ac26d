import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { installPartnerClient } from '#tests/support/partners/builtClient.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { manyJobs } from './manyJobs.ts';

/** Installed into an empty project, as a partner would. */
const PROGRAM = `
import { isKaamyabFailure, kaamyab, verifyWebhook, walk, type BrowseJobsQuery, type FailureCode, type JobStatus } from 'kaamyab-client';

const market = kaamyab({ url: 'https://kaamyab.example', key: 'kmb_secret', patience: 5 });

export async function titles(): Promise<string[]> {
  const found: string[] = [];
  for await (const job of walk(async (after) => (await market.browseJobs({ after, first: 10, filter: { remote: true } })).jobs))
    found.push(job.title, job.company.name);
  return found;
}
export async function close(id: string): Promise<JobStatus | FailureCode> {
  try {
    return (await market.closeJob({ input: { id } })).closeJob.job.status;
  } catch (error) {
    if (isKaamyabFailure(error)) return error.code;
    throw error;
  }
}
export const first = (page: BrowseJobsQuery): string | undefined => page.jobs.nodes[0]?.postedAt;
export const heard = async (headers: Headers, body: string) => (await verifyWebhook('whsec_', headers, body)).type;
`;
const WRONG = `
import { kaamyab } from 'kaamyab-client';
const market = kaamyab({ url: '' });
export const nobody = market.readJob();
export const misspelt = market.browseJobs({ filter: { remot: true } });
export const price: Promise<number> = market.readJob({ id: '1' }).then(({ job }) => job.salary);
`;

/** The built package, imported without our types; its own types are checked above. */
interface Client {
  kaamyab(options: object): Market;
  walk(ask: (after: string | null) => Promise<unknown>): AsyncIterable<{ id: string }>;
  verifyWebhook(secret: string, headers: Headers, body: string, now?: number): Promise<unknown>;
  KaamyabFailure: new (...given: never[]) => Error;
}

interface Market {
  putJobs(variables: object): Promise<{ putJobs: { results: object[] } }>;
  readPartnerJob(variables: object): Promise<{ viewer: { jobByExternalId: object } }>;
  ownJobs(variables: object): Promise<{ viewer: { jobs: object } }>;
  closeJob(variables: object): Promise<{ closeJob: { job: object } }>;
  browseJobs(variables: object): Promise<object>;
  readJob(variables: object): Promise<object>;
}

let project: string;
let folder: string;
let client: Client;
let app: App;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'kaamyab-project-'));
  folder = join(project, 'node_modules/kaamyab-client');
  await installPartnerClient(folder);
  client = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href
  )) as Client;
  ({ app } = await scenario());
});
afterAll(() => rm(project, { recursive: true }));

async function compiled(program: string): Promise<string> {
  await writeFile(join(project, 'program.ts'), program);
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.AsyncIterable', 'DOM.Iterable'],
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  const run = promisify(execFile)(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '--project', project],
    { cwd: project },
  );
  return (await run.catch((error: unknown) => error as { stdout: string })).stdout;
}

describe('the package', () => {
  test('has no dependencies and contains what it declares', async () => {
    const made = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
    expect(made).toMatchObject({ name: 'kaamyab-client', type: 'module', version: /\d/ });
    expect(made).not.toHaveProperty('dependencies');
    const files = await readdir(folder);
    for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
      const text = await readFile(join(folder, file), 'utf8');
      const imported = [...text.matchAll(/from ['"]([^'"]+)['"]/g)].map(([, from]) => from!);
      expect(
        imported.filter((from) => !files.includes(from.replace('./', ''))),
        file,
      ).toEqual([]);
    }
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(Object.keys(client.kaamyab({})).filter((name) => !readme.includes(name))).toEqual([]);
  });

  test("type-checks a partner's program and reports its errors", { tags: ['full'] }, async () => {
    expect(await compiled(PROGRAM)).toBe('');
    const result = await compiled(WRONG);
    expect(result).toContain("'remot' does not exist");
    expect(result).toMatch(/Expected 1 arguments, but got 0/);
    expect(result).toMatch(/'job' is possibly 'null'/);
  });
});

describe('a program of a partner', () => {
  test('posts, reads, pages through and closes jobs by its own ids', async () => {
    const { employer } = await scenario().employer();
    const { token: key } = await apiKeyOf(app, employer, ['JOBS_READ', 'JOBS_WRITE']);
    const market = client.kaamyab({ url: `${app.url}/`, key });
    const row = (externalId: string) => ({
      externalId,
      title: 'Staff Nurse',
      type: 'full_time',
      location: 'Pune, Maharashtra',
      industry: 'healthcare',
      category: 'Customer Service / Call Center',
      experience: 2,
      requirements: 'A degree in nursing',
      description: 'Wards and nights, with people who care for those who care.',
    });
    const jobs = ['n-1', 'n-2'].map(row);
    const { putJobs } = await market.putJobs({ input: { jobs } });
    expect(putJobs.results).toMatchObject([
      { externalId: 'n-1', outcome: 'CREATED', errors: [] },
      { externalId: 'n-2', outcome: 'CREATED', errors: [] },
    ]);
    const { viewer } = await market.readPartnerJob({ externalId: 'n-2' });
    expect(viewer.jobByExternalId).toMatchObject({ title: 'Staff Nurse', externalId: 'n-2' });
    await manyJobs(app, employer.company!.id, 23);
    const met: string[] = [];
    const own = async (after: string | null) =>
      (await market.ownJobs({ first: 10, after })).viewer.jobs;
    for await (const { id } of client.walk(own)) met.push(id);
    expect([met.length, new Set(met).size]).toEqual([25, 25]);
    const { closeJob } = await market.closeJob({ input: { id: met[3] } });
    expect(closeJob.job).toEqual({ id: met[3], status: 'CLOSED' });
  });

  test('gets an error with a documented code if it lacks a permission', async () => {
    const { employer } = await scenario().employer();
    const { token: key } = await apiKeyOf(app, employer, ['JOBS_READ']);
    const market = client.kaamyab({ url: app.url, key, language: 'es' });
    const refused: unknown = await market
      .closeJob({ input: { id: '1' } })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(client.KaamyabFailure);
    expect(refused).toMatchObject({ code: 'FORBIDDEN', rule: 'api.key.scope', fields: [] });
    expect(refused).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
    const wrong = market.browseJobs({ first: 1_000_000 });
    await expect(wrong).rejects.toMatchObject({ name: 'KaamyabFailure' });
    const lost = client.kaamyab({ url: app.url, key: 'kmb_wrong' }).closeJob({
      input: { id: '1' },
    });
    await expect(lost).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('waits as long as it is asked to, up to its own limit', async () => {
    const waited: number[] = [];
    const busy = (times: number) => {
      let left = times;
      const answer = () =>
        left-- > 0
          ? new Response(
              JSON.stringify({
                errors: [{ message: 'Later', extensions: { code: 'RATE_LIMITED' } }],
              }),
              { status: 429, headers: { 'retry-after': '7' } },
            )
          : new Response(JSON.stringify({ data: { job: null } }));
      return client.kaamyab({
        url: 'https://kaamyab.example',
        patience: 20,
        fetch: async () => answer(),
        wait: async (seconds: number) => void waited.push(seconds),
      });
    };
    await expect(busy(2).readJob({ id: '1' })).resolves.toEqual({ job: null });
    expect(waited).toEqual([7, 7]);
    await expect(busy(9).readJob({ id: '1' })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 7,
    });
    expect(waited).toEqual([7, 7, 7, 7]);
  });

  test('reports an error of a proxy in between as such', async () => {
    const fetch = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const market = client.kaamyab({ url: 'https://kaamyab.example', fetch });
    await expect(market.readJob({ id: '1' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a webhook delivery', () => {
  const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
  const body = JSON.stringify({ type: 'job.created', timestamp: 'now', data: { title: 'नर्स' } });
  const at = new Date(1_790_000_000_000);
  const now = at.getTime() / 1_000;
  const headers = (signature: string, more: Record<string, string> = {}) =>
    new Headers({
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${now}`,
      'webhook-signature': signature,
      ...more,
    });
  const good = new Webhook(secret).sign('msg_1', at, body);

  test('is verified by its signature, one of several during a secret rotation', async () => {
    const result = { type: 'job.created', data: { title: 'नर्स' } };
    const verified = client.verifyWebhook(secret, headers(good), body, now);
    await expect(verified).resolves.toMatchObject(result);
    const both = headers(`v1,b2xk v1a,x ${good}`);
    await expect(client.verifyWebhook(secret, both, body, now)).resolves.toMatchObject(result);
  });

  test.each([
    ['another body', headers(good), `${body} `, now],
    ['another id', headers(good, { 'webhook-id': 'msg_2' }), body, now],
    ['no signature', headers(''), body, now],
    ['a malformed signature', headers('v1,@@ v1 v2,eA=='), body, now],
    ['another day', headers(good), body, now + 301],
    ['an invalid timestamp', headers(good, { 'webhook-timestamp': 'soon' }), body, now],
  ])('with %s is rejected', async (_, given, text, moment) => {
    await expect(client.verifyWebhook(secret, given, text, moment)).rejects.toThrow(/webhook/);
  });
});
