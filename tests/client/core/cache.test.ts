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
  const { client, write, read } = filled();
  write({}, 'a', 'b');
  write({ after: 'b' }, 'c');
  const { startCursor, endCursor } = client.readQuery<ReturnType<typeof answer>>({ query: JOBS })!
    .jobs.pageInfo;
  expect([startCursor, endCursor]).toEqual(['a', 'c']);
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

test('requesting the newest messages again keeps the earlier ones, and where they end', () => {
  const client = createApollo({ link: ApolloLink.empty() });
  const query = gql`
    query Messages($after: String) {
      application {
        id
        messages(first: 2, after: $after) {
          nodes {
            id
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  `;
  const page = (ids: string[], hasNextPage: boolean) => ({
    nodes: ids.map((id) => ({ __typename: 'Message', id })),
    pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1), hasNextPage },
  });
  const write = (variables: object, messages: ReturnType<typeof page>) =>
    client.writeQuery({
      query,
      variables,
      data: { application: { __typename: 'Application', id: 'a1', messages } },
    });
  const read = () =>
    client.readQuery<{ application: { messages: unknown } }>({ query })?.application.messages;
  write({}, page(['6', '5'], true));
  write({ after: '5' }, page(['4', '3'], true));
  write({}, page(['7', '6'], true));
  expect(read()).toEqual(page(['7', '6', '5', '4', '3'], true));
  write({ after: '3' }, page(['2'], false));
  write({}, page(['8', '7'], true));
  expect(read()).toEqual(page(['8', '7', '6', '5', '4', '3', '2'], false));
  // After more than one page of new messages, the list restarts without a gap.
  write({}, page(['11', '10'], true));
  expect(read()).toEqual(page(['11', '10'], true));
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
