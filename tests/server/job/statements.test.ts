import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { countStatements, statementsOf } from '#tests/support/statements.ts';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

const LONG = `descriptionHtml responsibilities requirements benefits skills experienceYears salaryPeriod
  category { title } company { name description logoUrl openJobs }`;
const PAGE = `query($id: ID!) { job(id: $id) { title ${LONG} } }`;
const LIST = `query($first: Int) { jobs(first: $first) { nodes { id ${LONG} } } }`;
const SIMILAR = `query($id: ID!) { job(id: $id) { similar { id title company { name } } } }`;

test('the page of a job costs the same number of statements, however many jobs there are', async () => {
  const { employer, job } = await scenario(app).employer().job();
  const page = () => countStatements(() => app.graphql(PAGE, { id: job.id }));
  const similar = () => countStatements(() => app.graphql(SIMILAR, { id: job.id }));
  const few = { page: await page(), similar: await similar() };
  expect(few.page).toBeLessThanOrEqual(5);
  expect(few.similar).toBe(3);
  const more = scenario(app);
  for (let at = 0; at < 20; at += 1) await more.job({ title: `Job ${at}` });
  expect({ page: await page(), similar: await similar() }).toEqual(few);
  expect(employer.company).not.toBeNull();
});

test('a list with long texts and companies costs the same number of statements, however long it is', async () => {
  const list = (first: number) => countStatements(() => app.graphql(LIST, { first }));
  expect(await list(20)).toBe(await list(2));
});

test('a list that does not ask for the long texts does not read them', async () => {
  const list = `{ jobs(first: 5) {
    nodes { id title skills experienceYears summary company { name } }
  } }`;
  const texts = await statementsOf(() => app.graphql(list));
  expect(texts.some((text) => text.includes('description_html'))).toBe(false);
});
