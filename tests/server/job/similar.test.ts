import { beforeAll, expect, test } from 'vitest';
import { mostSimilar, type ComparableJob } from '#schema/similarJobs.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { rounds } from '#tests/support/breadth.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const COMPARED = 'id title location type industry experienceLevel category { id }';
const ALL = `query($after: String) { jobs(first: 100, after: $after) {
  nodes { ${COMPARED} } pageInfo { hasNextPage endCursor } } }`;
const SIMILAR = 'query($id: ID!) { job(id: $id) { similar { id } } }';

type Job = Omit<ComparableJob, 'categoryId'> & { category: { id: string } | null };
interface Page {
  jobs: { nodes: Job[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
  await seedDemoMarket({ ...app.services, passwordHash: 'none' });
});

async function everyJob(): Promise<ComparableJob[]> {
  const found: ComparableJob[] = [];
  for (let after: string | null = null; ;) {
    const { jobs }: Page = await app.graphql<Page>(ALL, { after });
    found.push(
      ...jobs.nodes.map(({ category, ...job }) => ({ ...job, categoryId: category?.id ?? null })),
    );
    if (!jobs.pageInfo.hasNextPage) return found;
    after = jobs.pageInfo.endCursor;
  }
}

test('the server picks the same jobs as the client would from the whole market', async () => {
  const market = await everyJob();
  expect(market.length).toBeGreaterThan(300);
  for (const job of market.filter((_, at) => at % rounds({ quick: 30, full: 2 }) === 0)) {
    const { job: answer } = await app.graphql<{ job: { similar: { id: string }[] } }>(SIMILAR, {
      id: job.id,
    });
    expect(answer.similar.map(({ id }) => id)).toEqual(
      mostSimilar(job, market).map(({ id }) => id),
    );
  }
});
