import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { devSite, RESOLVER } from './devSite.ts';
import { PATIENCE } from './started.ts';

test('a slip is told, and mended with the next edit', { timeout: 120_000 }, async () => {
  const { folder, site } = await devSite();
  const resolver = join(folder, RESOLVER);
  const code = await readFile(resolver, 'utf8');
  await writeFile(resolver, `${code}\nthrow new Error('a slip of the pen');\n`);
  await vi.waitFor(() => expect(site.output).toContain('a slip of the pen'), PATIENCE);
  // What stood before goes on answering.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await writeFile(resolver, code);
  await vi.waitFor(() => expect(site.output).toContain('Server reloaded'), PATIENCE);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
