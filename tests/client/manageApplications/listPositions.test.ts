import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { showStatusChanges } from '#client/pages/manageApplications/status/listPositions.ts';
import type { StatusChange } from '#client/pages/manageApplications/status/statusCache.ts';

const stage = (id: string) => ({ id, name: id });
const moved: StatusChange = {
  id: 'b',
  from: 'PENDING',
  to: 'SHORTLISTED',
  fromStage: null,
  toStage: stage('calls'),
  name: 'Bina Rao',
  email: 'bina@people.example',
  appliedAt: '2026-11-20T10:00:00.000Z',
  job: { id: 'cook', title: 'Cook' },
};

/** Two applications around the moved one, in the order of the list. */
const NODES = [
  { id: 'a', name: 'Asha', appliedAt: '2026-11-21T10:00:00.000Z' },
  { id: 'c', name: 'Chitra', appliedAt: '2026-11-19T10:00:00.000Z' },
].map((one) => ({ __typename: 'Application', ...one, answersFit: null }));

/** The ids in a list after the change. */
function shownIn(args: Record<string, unknown>, hasNextPage = false, nodes = NODES): string[] {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const query = gql(`query($statuses: [S], $stageId: ID, $sort: Sort, $jobId: ID, $search: String) {
    viewer {
      __typename
      applications(statuses: $statuses, stageId: $stageId, sort: $sort, jobId: $jobId, search: $search) {
        __typename
        nodes { __typename id name appliedAt answersFit }
        pageInfo { __typename hasNextPage endCursor }
      }
    }
  }`);
  const page = {
    __typename: 'Page',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'end' },
  };
  const data = { viewer: { __typename: 'Viewer', applications: page } };
  cache.writeQuery({ query, variables: args, data });
  const { id, name, appliedAt } = moved;
  cache.writeFragment({
    fragment: gql('fragment Moved on Application { id name appliedAt answersFit }'),
    data: { __typename: 'Application', id, name, appliedAt, answersFit: null },
  });
  showStatusChanges(cache, [moved]);
  const shown = cache.readQuery<typeof data>({ query, variables: args, returnPartialData: true });
  return shown!.viewer.applications.nodes.map(({ id }) => id);
}

const SHORTLISTED = { statuses: ['SHORTLISTED'] };

test.each<[string, Record<string, unknown>, string[]]>([
  ['of its new status, the newest first', SHORTLISTED, ['a', 'b', 'c']],
  ['of several statuses', { statuses: ['REVIEWED', 'SHORTLISTED'] }, ['a', 'b', 'c']],
  ['of its stage', { ...SHORTLISTED, stageId: 'calls' }, ['a', 'b', 'c']],
  ['of its job', { ...SHORTLISTED, jobId: 'cook' }, ['a', 'b', 'c']],
  ['by name', { ...SHORTLISTED, sort: 'NAME' }, ['a', 'b', 'c']],
  ['with words that it has', { ...SHORTLISTED, search: 'BINA' }, ['a', 'b', 'c']],
  ['of another status', { statuses: ['REJECTED'] }, ['a', 'c']],
  ['of another stage', { ...SHORTLISTED, stageId: 'tests' }, ['a', 'c']],
  ['of another job', { ...SHORTLISTED, jobId: 'guard' }, ['a', 'c']],
  ['with words that it does not have', { ...SHORTLISTED, search: 'welder' }, ['a', 'c']],
])('a moved application and the list %s', (_, args, expected) => {
  expect(shownIn(args)).toEqual(expected);
});

test('a moved application is not added to a list whose page for it is not loaded yet', () => {
  const later = NODES.slice(0, 1);
  expect(shownIn(SHORTLISTED, true, later)).toEqual(['a']);
  expect(shownIn(SHORTLISTED, false, later)).toEqual(['a', 'b']);
});
