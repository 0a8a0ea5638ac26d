import { expect, test, vi } from 'vitest';
import { dataFolder, launch, WAIT_OPTIONS, startSite } from '#tests/drills/spawnedSite.ts';
import { quickest } from './quickest.ts';

const LIMIT = 5_000;

test('a second start answers within 5 seconds', async () => {
  const environment = { DATA_DIR: await dataFolder() };
  await (await startSite(environment)).signal('SIGTERM');

  const took = await quickest({ limit: LIMIT, tries: 5 }, async () => {
    const began = performance.now();
    const site = await launch({ environment });
    const answer = await vi.waitFor(() => fetch(site.url), WAIT_OPTIONS);
    const milliseconds = performance.now() - began;
    expect(answer.status).toBe(200);
    await site.signal('SIGTERM');
    return milliseconds;
  });
  expect(took).toBeLessThan(LIMIT);
});
