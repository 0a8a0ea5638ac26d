import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { devSite, RESOLVER } from './devSite.ts';
import { WAIT_OPTIONS } from './spawnedSite.ts';

test('a syntax error is reported, and the next edit fixes it', async () => {
  const { folder, site } = await devSite();
  const resolver = join(folder, RESOLVER);
  const code = await readFile(resolver, 'utf8');
  await writeFile(resolver, `${code}\nthrow new Error('a slip of the pen');\n`);
  await vi.waitFor(() => expect(site.output).toContain('a slip of the pen'), WAIT_OPTIONS);
  // The previous version keeps answering.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await writeFile(resolver, code);
  await vi.waitFor(() => expect(site.output).toContain('Server reloaded'), WAIT_OPTIONS);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

test('a type that much of the server imports can be edited', async () => {
  const { folder, site } = await devSite();
  const type = join(folder, 'server/modules/job/category/category.type.ts');
  const code = await readFile(type, 'utf8');
  for (const said of ['What jobs are sorted into.', 'A field of work.']) {
    await writeFile(type, code.replace(/(?<=@ObjectType\(\{[^}]*description: ')[^']+/, said));
    await vi.waitFor(async () => {
      expect(await (await fetch(`${site.url}/schema.graphql`)).text()).toContain(said);
    }, WAIT_OPTIONS);
  }
});
