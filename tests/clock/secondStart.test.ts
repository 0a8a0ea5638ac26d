import { expect, test, vi } from 'vitest';
import { dataFolder, launch, PATIENCE, startSite } from '#tests/e2e/process/started.ts';

const LIMIT = 5_000;
/** The machine may be busy with something else: what one start can do in time, it can. */
const ATTEMPTS = 5;

test('a second start answers within 5 seconds', { timeout: 180_000 }, async () => {
  const environment = { DATA_DIR: await dataFolder() };
  await (await startSite(environment)).signal('SIGTERM');

  let fastest = Infinity;
  for (let attempt = 0; fastest >= LIMIT && attempt < ATTEMPTS; attempt += 1) {
    const began = performance.now();
    const site = await launch({ environment });
    const answer = await vi.waitFor(() => fetch(site.url), PATIENCE);
    fastest = Math.min(fastest, performance.now() - began);
    expect(answer.status).toBe(200);
    await site.signal('SIGTERM');
  }
  expect(fastest).toBeLessThan(LIMIT);
});
