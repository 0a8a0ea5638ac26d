import { expect, test, vi } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { load } from './load.ts';
import { dataFolder, launch, WAIT_OPTIONS, ready, type SpawnedSite } from './spawnedSite.ts';

const PATHS = ['/healthz', '/', '/api/openapi.json', '/graphql?query={site{name}}', '/browse-jobs'];

const WAYS = [
  {
    way: 'SIGTERM to the process',
    throughNpm: false,
    send: (site: SpawnedSite) => void site.signal('SIGTERM'),
  },
  {
    way: 'SIGINT to the process',
    throughNpm: false,
    send: (site: SpawnedSite) => void site.signal('SIGINT'),
  },
  {
    way: 'SIGTERM to npm',
    throughNpm: true,
    send: (site: SpawnedSite) => void site.signal('SIGTERM'),
  },
  {
    way: 'SIGTERM to the whole group',
    throughNpm: true,
    send: (site: SpawnedSite) => site.signalGroup('SIGTERM'),
  },
];

test.each(WAYS)('$way under load loses no request', async ({ throughNpm, send }) => {
  for (let round = 0; round < rounds({ quick: 1, full: 3 }); round += 1) {
    const environment = { DATA_DIR: await dataFolder(), SEED: 'none' };
    const site = await ready(await launch({ environment, throughNpm, ownGroup: true }));
    // So few that no request has to wait for a connection to the database.
    const visitors = load(site.url, 16, PATHS);
    await vi.waitFor(() => expect(visitors.answered).toBeGreaterThan(400), { timeout: 120_000 });
    const before = visitors.answered;
    send(site);
    await visitors.over;
    expect(visitors.lost).toEqual([]);
    expect(visitors.answered).toBeGreaterThan(before);
    await vi.waitFor(() => expect(site.tree()).toEqual([]), WAIT_OPTIONS);
    if (!throughNpm) expect(await site.ended).toMatchObject({ code: 0 });
  }
});
