import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';

const JOBS = gql`
  query Jobs($after: String, $page: Int, $filter: JobFilter) {
    jobs(after: $after, page: $page, filter: $filter) {
      nodes {
        id
        title
      }
      pageInfo {
        startCursor
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

const answer = (...ids: string[]) => ({
  jobs: {
    __typename: 'JobConnection',
    nodes: ids.map((id) => ({ __typename: 'Job', id, title: `Job ${id}` })),
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: ids[0],
      endCursor: ids.at(-1),
      hasNextPage: true,
    },
    totalCount: 9,
  },
});

function filled() {
  const client = createApollo({ link: ApolloLink.empty() });
  const write = (variables: object, ...ids: string[]) =>
    client.writeQuery({ query: JOBS, variables, data: answer(...ids) });
  const read = (variables: object) =>
    client
      .readQuery<ReturnType<typeof answer>>({ query: JOBS, variables })
      ?.jobs.nodes.map(({ id }) => id);
  return { client, write, read };
}

test('"Show more" grows a list; a numbered page and other filters are separate lists', () => {
  const { write, read } = filled();
  write({}, 'a', 'b');
  write({ after: 'b' }, 'c');
  write({ page: 2 }, 'c', 'd');
  write({ filter: { featured: true } }, 'b');
  expect(read({})).toEqual(['a', 'b', 'c']);
  expect(read({ page: 2 })).toEqual(['c', 'd']);
  expect(read({ filter: { featured: true } })).toEqual(['b']);
});

test('requesting the first page again restarts the list', () => {
  const { write, read } = filled();
  write({}, 'a', 'b');
  write({ after: 'b' }, 'c');
  write({}, 'z', 'a');
  expect(read({})).toEqual(['z', 'a']);
});

test('a card seen before fills in the job’s page; a removed job stays removed', () => {
  const { client, write } = filled();
  const JOB = gql`
    query Job($id: ID!) {
      job(id: $id) {
        id
        title
      }
    }
  `;
  write({}, 'a');
  expect(client.readQuery({ query: JOB, variables: { id: 'a' } })).toMatchObject({
    job: { title: 'Job a' },
  });
  client.writeQuery({ query: JOB, variables: { id: 'x' }, data: { job: null } });
  expect(client.readQuery({ query: JOB, variables: { id: 'x' } })).toEqual({ job: null });
});
