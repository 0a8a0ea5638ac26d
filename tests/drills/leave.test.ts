import { expect, test, vi } from 'vitest';
import { load } from './load.ts';
import { dataFolder, startSite } from './started.ts';

const PATHS = ['/healthz', '/', '/api/openapi.json', '/graphql?query={site{name}}', '/browse-jobs'];

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load loses no request',

  async (signal) => {
    const site = await startSite({ DATA_DIR: await dataFolder(), SEED: 'none' });
    const visitors = load(site.url, 40, PATHS);
    await vi.waitFor(() => expect(visitors.answered).toBeGreaterThan(400), { timeout: 120_000 });
    const before = visitors.answered;
    const ended = await site.signal(signal);
    await visitors.over;
    expect(visitors.lost).toEqual([]);
    expect(visitors.answered).toBeGreaterThan(before);
    expect(ended).toMatchObject({ code: 0 });
    expect(site.tree()).toEqual([]);
  },
);
