import { beforeAll, expect, test } from 'vitest';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});

const PUBLIC = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages-1.xml', '/api/openapi.json'];

const keptFor = async (path: string) =>
  (await fetch(`${world.there.url}${path}`)).headers.get('cache-control');

test('cacheTTL: public responses may be cached for this long, or not at all', async () => {
  for (const path of PUBLIC) expect(await keptFor(path), path).toBe('public, max-age=3600');
  await fiveSecondsAfter(world, { cacheTTL: 60 });
  for (const path of PUBLIC) expect(await keptFor(path), path).toBe('public, max-age=60');
  await fiveSecondsAfter(world, { cacheTTL: 0 });
  for (const path of PUBLIC) expect(await keptFor(path), path).toBe('no-store');
});

test('private responses are never cached, and changing ones are always revalidated', async () => {
  await fiveSecondsAfter(world, { cacheTTL: 60 });
  expect(await keptFor('/api/auth/profile')).toBe('no-store');
  expect(await keptFor('/api/jobs')).toBe('no-cache');
});
