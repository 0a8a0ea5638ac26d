import { expect, test, vi } from 'vitest';
import { logIn, signUp } from './account.ts';
import { dataFolder, WAIT_OPTIONS, startSite, type SpawnedSite } from './spawnedSite.ts';

/** Remembers exactly those accounts that were confirmed by a response. */
function registering(site: SpawnedSite, round: number) {
  const answered: string[] = [];
  const sign = async (line: number) => {
    for (let number = 0; site.isRunning; number += 1) {
      const email = `asha-${round}-${line}-${number}@people.example`;
      const status = await signUp(site, email).catch(() => 0);
      if (status === 201) answered.push(email);
    }
  };
  return { answered, over: Promise.all([0, 1, 2, 3].map(sign)) };
}

test('an account that was confirmed to its owner survives a crash', async () => {
  const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
  const registered: string[] = [];
  const crashes: ((site: SpawnedSite) => Promise<unknown>)[] = [
    // The database loses its parent in the middle of its work, and stops by itself.
    (site) => site.signal('SIGKILL'),
    (site) => site.killTree(),
  ];
  for (const [round, crash] of crashes.entries()) {
    const site = await startSite(environment);
    const { answered, over } = registering(site, round);
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(8), WAIT_OPTIONS);
    await crash(site);
    await over;
    await vi.waitFor(() => expect(site.tree()).toEqual([]), WAIT_OPTIONS);
    registered.push(...answered);
  }

  const site = await startSite(environment);
  for (const email of registered) expect(await logIn(site, email), email).toBe(200);
  expect(await signUp(site, 'ravi@people.example')).toBe(201);
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
  expect(site.tree()).toEqual([]);
});
