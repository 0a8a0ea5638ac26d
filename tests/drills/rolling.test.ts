import { expect, test, vi } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { balancer } from './balancer.ts';
import { load } from './load.ts';
import { freePort, startSite } from './spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';
const PATHS = ['/', '/api/openapi.json', '/graphql?query={site{name}}', '/browse-jobs'];

test.each([100, 1_000])(
  'restarting two processes in turn behind a proxy that checks every %i ms fails no request',
  async (every) => {
    const environment = { DATABASE_URL: await freshDatabase(), SECRET_KEY, GUEST_RATE_LIMIT: '0' };
    const ports = [await freePort(), await freePort()];
    const sites = await Promise.all(ports.map((port) => startSite(environment, port)));
    const proxy = await balancer(ports, every);
    await vi.waitFor(() => expect(proxy.ready()).toEqual(ports), { timeout: 10_000 });
    const visitors = load(proxy.url, 10, PATHS);
    for (let round = 0; round < rounds({ quick: 1, full: 2 }); round += 1) {
      for (const [at, port] of ports.entries()) {
        const before = visitors.answered;
        expect(await sites[at]!.signal('SIGTERM')).toMatchObject({ code: 0 });
        sites[at] = await startSite(environment, port);
        await vi.waitFor(() => expect(proxy.ready()).toEqual(ports), { timeout: 10_000 });
        expect(visitors.answered).toBeGreaterThan(before);
      }
    }
    await proxy.close();
    await visitors.over;
    expect(visitors.lost).toEqual([]);
  },
);
