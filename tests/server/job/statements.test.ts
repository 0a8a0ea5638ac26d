import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

async function statements(work: () => Promise<unknown>): Promise<number> {
  await work();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

const LONG = `descriptionHtml responsibilities requirements benefits skills experienceYears salaryPeriod
  category { title } company { name description logoUrl openJobs }`;
const PAGE = `query($id: ID!) { job(id: $id) { title ${LONG} } }`;
const LIST = `query($first: Int) { jobs(first: $first) { nodes { id ${LONG} } } }`;
const SIMILAR = `query($id: ID!) { job(id: $id) { similar { id title company { name } } } }`;

test('the page of a job costs the same however large the market is', async () => {
  const { employer, job } = await scenario(app).employer().job();
  const page = () => statements(() => app.graphql(PAGE, { id: job.id }));
  const similar = () => statements(() => app.graphql(SIMILAR, { id: job.id }));
  const few = { page: await page(), similar: await similar() };
  expect(few.page).toBeLessThanOrEqual(5);
  expect(few.similar).toBe(3);
  const more = scenario(app);
  for (let at = 0; at < 20; at += 1) await more.job({ title: `Job ${at}` });
  expect({ page: await page(), similar: await similar() }).toEqual(few);
  expect(employer.company).not.toBeNull();
});

test('so do the long texts of a list, and the jobs of a company', async () => {
  const list = (first: number) => statements(() => app.graphql(LIST, { first }));
  expect(await list(20)).toBe(await list(2));
});

test('a list without them does not read them', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await app.graphql('{ jobs(first: 5) { nodes { id title company { name } } } }');
  const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
  asked.mockRestore();
  expect(texts.some((text) => text.includes('description_html'))).toBe(false);
});
