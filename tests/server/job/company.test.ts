import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const COMPANY = `query($slug: String!, $first: Int, $page: Int, $after: String) {
  company(slug: $slug) { name openJobs logoUrl
    jobs(first: $first, page: $page, after: $after) {
      totalCount nodes { title } pageInfo { hasNextPage endCursor } } } }`;

interface Found {
  company: {
    openJobs: number;
    jobs: { totalCount: number; nodes: { title: string }[]; pageInfo: { endCursor: string } };
  } | null;
}

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

test('a company shows its live jobs, newest first, one page at a time', async () => {
  const { employer } = await scenario(app)
    .employer()
    .job({ title: 'Oldest', postedIn: -3 })
    .job({ as: 'b', title: 'Middle', postedIn: -2 })
    .job({ as: 'c', title: 'Newest', postedIn: -1 })
    .job({ as: 'd', title: 'Closed', status: 'closed' })
    .job({ as: 'e', title: 'Pending', adminStatus: 'pending' });
  const slug = `company-${employer.company!.id}`;
  const { company } = await app.graphql<Found>(COMPANY, { slug, first: 2 });
  expect(company).toMatchObject({ openJobs: 3, logoUrl: null, jobs: { totalCount: 3 } });
  expect(company?.jobs.nodes.map(({ title }) => title)).toEqual(['Newest', 'Middle']);
  const second = await app.graphql<Found>(COMPANY, { slug, first: 2, page: 2 });
  expect(second.company?.jobs.nodes).toEqual([{ title: 'Oldest' }]);
  const after = company?.jobs.pageInfo.endCursor;
  const walked = await app.graphql<Found>(COMPANY, { slug, first: 2, after });
  expect(walked.company?.jobs.nodes).toEqual([{ title: 'Oldest' }]);
});

test('neither an unapproved company nor an invalid address has a page', async () => {
  const { employer } = await scenario(app).employer({ company: { status: 'pending' } });
  for (const slug of [`company-${employer.company!.id}`, 'nobody', '', 'x'.repeat(500)])
    expect(await app.graphql(COMPANY, { slug })).toEqual({ company: null });
});
