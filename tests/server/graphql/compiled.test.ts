import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';

test('a query that is compiled, because it keeps coming back, uses the default values of its variables', async () => {
  const app = await startApp();
  const company = await addCompany(app);
  for (const title of ['Welder', 'Fitter']) await addJob(app, company.id, { title });
  const query = `query($sort: JobSort! = DATE, $first: Int! = 1) {
    jobs(sort: $sort, first: $first) { nodes { id } }
  }`;
  const lengths: number[] = [];
  for (const variables of [{}, {}, {}, {}, { first: 2 }]) {
    const { jobs } = await app.graphql<{ jobs: { nodes: object[] } }>(query, variables);
    lengths.push(jobs.nodes.length);
  }
  expect(lengths).toEqual([1, 1, 1, 1, 2]);
});
