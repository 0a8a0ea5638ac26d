import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logIn, signUp } from './account.ts';
import {
  dataFolder,
  freePort,
  launch,
  WAIT_OPTIONS,
  ready,
  startSite,
  type SpawnedSite,
} from './spawnedSite.ts';

test('a fresh start serves the demo market', async () => {
  const site = await startSite({ DATA_DIR: await dataFolder() });
  const html = await (await fetch(site.url)).text();
  expect(html).toContain('#1 Jobs site in India');
  expect(html).toMatch(/<h1[^>]*>[^<]/);
  expect(site.output).toContain('seeker@demo.kaamyab.example');
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops every process that was started',
  async (signal) => {
    const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
    const site = await startSite(environment);
    expect(site.tree().length).toBeGreaterThan(2);
    expect(await site.signal(signal)).toMatchObject({ code: 0, signal: null });
    expect(site.tree()).toEqual([]);
    expect(site.output).not.toMatch(/error|warn/i);
  },
);

/** npm, run.mjs and the server; its database has a separate process group. */
const throughNpm = async (environment: Record<string, string>) =>
  ready(await launch({ environment, throughNpm: true, ownGroup: true }));

const WAYS: { way: string; send: (site: SpawnedSite) => void }[] = [
  { way: 'SIGTERM to the whole group', send: (site) => site.signalGroup('SIGTERM') },
  { way: 'SIGTERM to npm', send: (site) => process.kill(site.tree()[0]!, 'SIGTERM') },
  { way: 'SIGINT to npm', send: (site) => process.kill(site.tree()[0]!, 'SIGINT') },
  { way: 'SIGHUP to npm', send: (site) => process.kill(site.tree()[0]!, 'SIGHUP') },
  { way: 'SIGINT to run.mjs', send: (site) => process.kill(site.tree()[1]!, 'SIGINT') },
  { way: 'SIGHUP to the server', send: (site) => process.kill(site.tree()[2]!, 'SIGHUP') },
  {
    way: 'all signals to all, again and again',
    send: (site) => {
      const names = ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGTERM'] as const;
      for (const name of names) site.signalGroup(name);
    },
  },
];

test.each(WAYS)('$way stops everything, and the database shuts down cleanly', async ({ send }) => {
  const folder = await dataFolder();
  const site = await throughNpm({ DATA_DIR: folder, SEED: 'none' });
  expect(site.tree().length).toBeGreaterThan(3);
  send(site);
  await vi.waitFor(() => expect(site.tree()).toEqual([]), WAIT_OPTIONS);
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toMatch(/system is shut down\s*$/);
});

test('a signal during the first start stops that too', async () => {
  const folder = await dataFolder();
  const site = await launch({ environment: { DATA_DIR: folder } });
  await ready(site, 'Filling the demo market');
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
  expect(site.tree()).toEqual([]);
  await (await startSite({ DATA_DIR: folder })).signal('SIGTERM');
});

test('two servers run side by side, each with its own data', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => startSite({ DATA_DIR: await dataFolder(), SEED: 'none' })),
  );
  await signUp(one!, 'asha@people.example');
  expect(await logIn(one!, 'asha@people.example')).toBe(200);
  expect(await logIn(other!, 'asha@people.example')).toBe(401);
  await one!.signal('SIGTERM');
  expect((await fetch(other!.url)).status).toBe(200);
});

test('two servers cannot use the same data at once', async () => {
  const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
  const site = await startSite(environment);
  const { code, output } = await (await launch({ environment, port: await freePort() })).ended;
  expect(code).toBe(1);
  expect(output).toContain('is running already with the data in');
  expect((await fetch(site.url)).status).toBe(200);
});
