import { gql, InMemoryCache, type ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { settle } from '#client/pages/manageApplications/status/manyChanges.ts';
import type { StatusChange } from '#client/pages/manageApplications/status/statusCache.ts';

const stage = (id: string) => ({ __typename: 'Stage', id, name: id });
const JOB = { __typename: 'Job', id: 'cook', title: 'Cook' };
const BINA = {
  __typename: 'Application',
  id: 'b',
  status: 'SHORTLISTED',
  statusChangedAt: null,
  moves: [],
  stage: stage('talk'),
  name: 'Bina Rao',
  email: 'bina@people.example',
  appliedAt: '2026-11-20T20:00:00.000Z',
  answersFit: null,
  job: JOB,
};
const COUNTS = gql`
  query {
    viewer {
      __typename
      applicationCounts {
        __typename
        stages {
          __typename
          stageId
          total
        }
      }
    }
  }
`;

/** A client that knows one application and its timeline; `now` is what the server knows. */
function clientWith(now: object[]) {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const stages = [{ __typename: 'StageCount', stageId: 'talk', total: 2 }];
  const applicationCounts = { __typename: 'Counts', stages };
  const data = { viewer: { __typename: 'Viewer', applicationCounts } };
  cache.writeQuery({ query: COUNTS, data });
  const fields = Object.keys(BINA).filter((name) => !['stage', 'job'].includes(name));
  cache.writeFragment({
    fragment: gql(`fragment Known on Application {
      ${fields.join(' ')} stage { __typename id name } job { __typename id title } events
    }`),
    data: { ...BINA, events: ['applied'] },
  });
  const asked: number[] = [];
  const client = {
    cache,
    readFragment: cache.readFragment.bind(cache),
    query: async ({ variables: { ids } }: { variables: { ids: string[] } }) => {
      asked.push(ids.length);
      return { data: { nodes: now } };
    },
  };
  const counts = () =>
    cache.readQuery<typeof data>({ query: COUNTS })!.viewer.applicationCounts.stages;
  return { client: client as unknown as ApolloClient, cache, counts, asked };
}

test('after many changes the timelines are read again, because the answer does not bring them', async () => {
  const { client, cache } = clientWith([]);
  expect(cache.extract()['Application:b']).toHaveProperty('events');
  await settle(client, [{ id: 'b' } as StatusChange], []);
  expect(cache.extract()['Application:b']).not.toHaveProperty('events');
});

test('an application that was refused because a colleague moved it to another stage is counted there', async () => {
  const { client, counts } = clientWith([{ ...BINA, stage: stage('offer') }]);
  await settle(client, [], [{ id: 'b' }]);
  expect(counts().map(({ stageId, total }) => [stageId, total])).toEqual([
    ['talk', 1],
    ['offer', 1],
  ]);
});

test('the server is asked for as many refused applications as it gives at once', async () => {
  const { client, asked } = clientWith([]);
  await settle(
    client,
    [],
    Array.from({ length: 101 }, (_, at) => ({ id: `${at}` })),
  );
  expect(asked).toEqual([100]);
});
