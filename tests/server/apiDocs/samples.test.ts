import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPLOYER_SCOPES } from '#schema/options/apiScopes.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { installPartnerClient } from '#tests/support/partners/builtClient.ts';
import { scenario } from '#tests/support/scenario.ts';
import { curlsOf } from './curl.ts';
import { samplesOf, type Sample } from './samples.ts';

const WRITTEN = 'https://kaamyab.example';
const run = promisify(execFile);

let url: string;
let folder: string;
let variables: Record<string, string>;

beforeAll(async () => {
  const { app, employer } = await scenario().employer().job({ title: 'Accountant' });
  url = app.url;
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-samples-'));
  await installPartnerClient(join(folder, 'node_modules/kaamyab-client'));
  variables = { KAAMYAB_KEY: (await apiKeyOf(app, employer, EMPLOYER_SCOPES)).token };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const here = (code: string) => code.replaceAll(WRITTEN, url);
const shell = samplesOf('sh');
const programs = samplesOf('js').filter(({ note }) => note !== 'webhook');
const PROMISED = /\/\/ → (.+)/g;

test('the page has samples for the shell and for JavaScript', () => {
  expect(shell.length).toBeGreaterThan(7);
  expect(programs.length).toBeGreaterThan(4);
});

test.each(shell)(
  'a shell sample gets the response that the page promises: $where',
  async ({ code, note }) => {
    const expected = Number(note || 200);
    for (const { url: address, ...request } of curlsOf(here(code), variables)) {
      const answer = await fetch(address, request);
      const text = await answer.text();
      expect(answer.status, text).toBe(expected);
      if (answer.ok) expect(JSON.parse(text)).not.toHaveProperty('errors');
    }
  },
);

test.each(programs)('a JavaScript sample runs as written: $where', async ({ where, code }) => {
  const { stdout, stderr } = await all();
  expect(stderr).toBe('');
  const written = stdout.split(MARK).find((part) => part.startsWith(`${where}\n`)) ?? '';
  const output = written.slice(where.length);
  expect(output.trim()).not.toBe('');
  for (const [, promised] of code.matchAll(PROMISED)) expect(output).toContain(promised);
});

const MARK = '=== ';
let running: Promise<{ stdout: string; stderr: string }> | undefined;
const all = () => (running ??= runAll(programs));

/** Run one after the other in one process, because starting a process takes longer than any of them. */
async function runAll(samples: readonly Sample[]) {
  const lines = await Promise.all(
    samples.map(async ({ where, code }) => {
      const file = `${where.replaceAll(/\W/g, '-')}.mjs`;
      await writeFile(join(folder, file), here(code));
      return `console.log('${MARK}${where}'); await import('./${file}');`;
    }),
  );
  const main = join(folder, 'main.mjs');
  await writeFile(main, lines.join('\n'));
  return run(process.execPath, [main], { env: { ...process.env, NODE_OPTIONS: '', ...variables } });
}

test('the webhook sample accepts signed events and refuses others', async () => {
  const [sample] = samplesOf('js').filter(({ note }) => note === 'webhook');
  const file = join(folder, 'webhook.mjs');
  await writeFile(file, sample!.code);
  const { isFromKaamyab } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    isFromKaamyab: (secret: string, headers: object, body: string, now?: number) => boolean;
  };
  const secret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
  const now = Date.UTC(2026, 10, 22);
  const body = '{"type":"job.created"}';
  const signature = new Webhook(secret).sign('msg_1', new Date(now), body);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(now / 1_000),
    'webhook-signature': signature,
  };
  const judged = (changed: object, text = body, at = now) =>
    isFromKaamyab(secret, { ...headers, ...changed }, text, at);
  expect(judged({})).toBe(true);
  expect(judged({ 'webhook-signature': `v1,b2xk ${signature}` })).toBe(true);
  expect(judged({}, '{"type":"job.deleted"}')).toBe(false);
  expect(judged({ 'webhook-id': 'msg_2' })).toBe(false);
  expect(judged({ 'webhook-signature': 'v1,' })).toBe(false);
  expect(judged({}, body, now + 600_000)).toBe(false);
});
