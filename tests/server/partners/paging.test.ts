import { Client, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { beforeAll, expect, test } from 'vitest';
import { fewInQuickSuite, rounds } from '#tests/support/suiteSize.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';
import { manyJobs } from './manyJobs.ts';

const JOBS = rounds({ quick: 48, full: 300 });
const PAGE = 15;
const WALK = /* GraphQL */ `
  query Walk($first: Int!, $after: String) {
    jobs(first: $first, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const DELETE = `mutation($input: JobInput!) { deleteJob(input: $input) { deletedJobId } }`;

interface Page {
  jobs: {
    edges: { node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
type Ask = (variables: { first: number; after: string | null }) => Promise<Page>;

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario().employer());
});

function withUrql(url: string): Ask {
  const client = new Client({
    url: `${url}/graphql`,
    exchanges: [fetchExchange],
    preferGetMethod: false,
  });
  return async (variables) => {
    const { data, error } = await client.query<Page>(WALK, variables).toPromise();
    if (error || !data) throw error ?? new Error('no data');
    return data;
  };
}

function withGraphqlRequest(url: string): Ask {
  const client = new GraphQLClient(`${url}/graphql`);
  return (variables) => client.request<Page>(WALK, variables);
}

test.each(
  fewInQuickSuite(1, [
    ['urql', withUrql],
    ['graphql-request', withGraphqlRequest],
  ] as const),
)('%s pages through every job while others are added and deleted', async (_, client) => {
  await app.sql('delete from jobs');
  const company = employer.company!.id;
  const there = await manyJobs(app, company, JOBS);
  const ask = client(app.url);
  const seen: string[] = [];
  const gone = new Set<string>();
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const { jobs }: Page = await ask({ first: PAGE, after });
    seen.push(...jobs.edges.map(({ node }) => node.id));
    ({ hasNextPage: isMore, endCursor: after } = jobs.pageInfo);
    // Some jobs are deleted behind the current page, just ahead of it and far ahead, and new ones are added everywhere.
    const at = seen.length;
    for (const id of [
      there[at - 3],
      there[at - 1],
      there[at],
      there[at + 1],
      there[at + JOBS / 2],
    ]) {
      if (!id || gone.has(id)) continue;
      gone.add(id);
      await employer.graphql(DELETE, { input: { id } });
    }
    await manyJobs(app, company, 20, { over: JOBS });
  }
  expect(new Set(seen).size).toBe(seen.length);
  const stayed = there.filter((id) => !gone.has(id));
  expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  expect(gone.size).toBeGreaterThan(JOBS / 6);
  expect(seen.length).toBeGreaterThan(JOBS - gone.size);
});
