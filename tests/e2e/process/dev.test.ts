import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { launch, PATIENCE, ready } from './started.ts';
import { treeCopy } from './treeCopy.ts';

const RESOLVER = 'server/modules/site/site.resolver.ts';

test('a slip is told, and mended with the next edit', { timeout: 120_000 }, async () => {
  const folder = await treeCopy();
  const environment = {
    DATABASE_URL: await freshDatabase(),
    SECRET_KEY: 'a secret that only tests know, and no more',
  };
  const site = await ready(await launch({ command: 'dev', folder, environment }));
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
