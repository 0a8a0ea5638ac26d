import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logIn, signUp } from './account.ts';
import { dataFolder, freePort, launch, PATIENCE, ready, startSite } from './started.ts';

test('a fresh start serves the demo market', async () => {
  const site = await startSite({ DATA_DIR: await dataFolder() });
  const html = await (await fetch(site.url)).text();
  expect(html).toContain('#1 Jobs site in India');
  expect(html).toMatch(/<h1[^>]*>[^<]/);
  expect(site.output).toContain('seeker@demo.kaamyab.example');
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all that was started', async (signal) => {
  const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
  const site = await startSite(environment);
  expect(site.tree().length).toBeGreaterThan(2);
  expect(await site.signal(signal)).toMatchObject({ code: 0, signal: null });
  expect(site.tree()).toEqual([]);
  expect(site.output).not.toMatch(/error|warn/i);
});

test('a signal to npm ends all that npm started, and the database comes to a clean end', async () => {
  const folder = await dataFolder();
  const environment = { DATA_DIR: folder, SEED: 'none' };
  const site = await ready(await launch({ environment, throughNpm: true }));
  await site.signal('SIGTERM');
  await vi.waitFor(() => expect(site.tree()).toEqual([]), PATIENCE);
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toMatch(/system is shut down\s*$/);
});

test('two run side by side, each with its own data', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => startSite({ DATA_DIR: await dataFolder(), SEED: 'none' })),
  );
  await signUp(one!, 'asha@people.example');
  expect(await logIn(one!, 'asha@people.example')).toBe(200);
  expect(await logIn(other!, 'asha@people.example')).toBe(401);
  await one!.signal('SIGTERM');
  expect((await fetch(other!.url)).status).toBe(200);
});

test('the same data cannot be used twice at once', async () => {
  const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
  const site = await startSite(environment);
  const { code, output } = await (await launch({ environment, port: await freePort() })).ended;
  expect(code).toBe(1);
  expect(output).toContain('is running already with the data in');
  expect((await fetch(site.url)).status).toBe(200);
});
