import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test, vi } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { devSite, RESOLVER } from '#tests/drills/devSite.ts';
import { WAIT_OPTIONS, type SpawnedSite } from '#tests/drills/spawnedSite.ts';
import { quickest, timed } from './quickest.ts';

const COMPONENT = 'client/ui/PageHeading.tsx';
const LIMIT = 2_000;

/** How long an edit takes to be visible. */
const edits = (edit: (mark: string) => Promise<unknown>) =>
  quickest({ limit: LIMIT, tries: 8 }, (n) => timed(() => edit(`edited-${n}`)));

async function describedAs({ url }: SpawnedSite): Promise<string> {
  const schema = buildSchema(await (await fetch(`${url}/schema.graphql`)).text());
  return schema.getQueryType()?.getFields()['site']?.description ?? '';
}

test('an edit is visible within two seconds, without a restart', async () => {
  const { folder, site } = await devSite();

  const resolver = join(folder, RESOLVER);
  const code = await readFile(resolver, 'utf8');
  const before = await describedAs(site);
  expect(code).toContain(before);
  const serverTook = await edits(async (mark) => {
    await writeFile(resolver, code.replaceAll(before, mark));
    await vi.waitFor(async () => expect(await describedAs(site)).toBe(mark), WAIT_OPTIONS);
  });
  expect(serverTook).toBeLessThan(LIMIT);

  // On first use of a page Vite prepares some packages and reloads it.
  const page = await newPage({ baseUrl: site.url, expectedProblems: [/./] });
  await page.goto('/faq');
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const component = join(folder, COMPONENT);
  const markup = await readFile(component, 'utf8');
  const clientTook = await edits(async (mark) => {
    await writeFile(component, markup.replace('<h1', `<h1 data-mark="${mark}"`));
    await page.locator(`h1[data-mark="${mark}"]`).waitFor();
  });
  expect(clientTook).toBeLessThan(LIMIT);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await vi.waitFor(async () => {
    expect(await (await fetch(`${site.url}/faq`)).text()).toContain('data-mark');
  }, WAIT_OPTIONS);

  expect(site.isRunning).toBe(true);
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
  expect(site.tree()).toEqual([]);
});
