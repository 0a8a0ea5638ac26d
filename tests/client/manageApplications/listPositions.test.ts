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
  // The next day in India.
  appliedAt: '2026-11-20T20:00:00.000Z',
  answersFit: { asked: 2, fitting: 1, missedMust: 1 },
  job: { id: 'cook', title: 'Cook' },
};

/** Two applications around the moved one, in the order of the list. */
const NODES = [
  { id: 'a', name: 'Asha', appliedAt: '2026-11-21T10:00:00.000Z' },
  { id: 'c', name: 'Chitra', appliedAt: '2026-11-19T10:00:00.000Z' },
].map((one) => ({ __typename: 'Application', ...one, answersFit: null }));

const { id, name, appliedAt, answersFit } = moved;
const MOVED = { __typename: 'Application', id, name, appliedAt, answersFit };

interface Cached {
  nodes?: readonly object[];
  hasNextPage?: boolean;
  /** The arguments of another list, which has the moved application. */
  found?: Record<string, unknown>;
}

const ARGS =
  'statuses stageId sort jobId search appliedFrom appliedTo applicants meetsMustHaves'.split(' ');
const query = gql(`query(${ARGS.map((name) => `$${name}: Any`).join(', ')}) {
  viewer {
    __typename
    applications(${ARGS.map((name) => `${name}: $${name}`).join(', ')}) {
      __typename
      nodes { __typename id name appliedAt answersFit }
      pageInfo { __typename hasNextPage endCursor }
    }
  }
}`);

/** The ids in a list after the change. */
function shownIn(args: Record<string, unknown>, cached: Cached = {}): string[] {
  const { nodes = NODES, hasNextPage = false, found } = cached;
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const dataOf = (shown: readonly object[]) => {
    const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: 'end' };
    const applications = { __typename: 'Page', nodes: shown, pageInfo };
    return { viewer: { __typename: 'Viewer', applications } };
  };
  const data = dataOf(nodes);
  cache.writeQuery({ query, variables: args, data });
  if (found) cache.writeQuery({ query, variables: found, data: dataOf([MOVED]) });
  cache.writeFragment({
    fragment: gql('fragment Moved on Application { id name appliedAt answersFit }'),
    data: MOVED,
  });
  showStatusChanges(cache, [moved]);
  const shown = cache.readQuery<typeof data>({ query, variables: args, returnPartialData: true });
  return shown!.viewer.applications.nodes.map((node) => (node as { id: string }).id);
}

const SHORTLISTED = { statuses: ['SHORTLISTED'] };
const PENDING = { statuses: ['PENDING'] };
const PUNE = { place: 'Pune' };

test.each<[string, Record<string, unknown>, string[]]>([
  ['of its new status, the newest first', SHORTLISTED, ['a', 'b', 'c']],
  ['of several statuses', { statuses: ['REVIEWED', 'SHORTLISTED'] }, ['a', 'b', 'c']],
  ['of its stage', { ...SHORTLISTED, stageId: 'calls' }, ['a', 'b', 'c']],
  ['of its job', { ...SHORTLISTED, jobId: 'cook' }, ['a', 'b', 'c']],
  ['by name', { ...SHORTLISTED, sort: 'NAME' }, ['a', 'b', 'c']],
  [
    'by rating, which only the server knows, first',
    { ...SHORTLISTED, sort: 'RATING' },
    ['b', 'a', 'c'],
  ],
  ['by answers, before those without', { ...SHORTLISTED, sort: 'ANSWERS' }, ['b', 'a', 'c']],
  ['from its day in India on', { ...SHORTLISTED, appliedFrom: '2026-11-21' }, ['a', 'b', 'c']],
  ['until its day in India', { ...SHORTLISTED, appliedTo: '2026-11-21' }, ['a', 'b', 'c']],
  ['with words that it has', { ...SHORTLISTED, search: 'BINA' }, ['a', 'b', 'c']],
  ['of another status', { statuses: ['REJECTED'] }, ['a', 'c']],
  ['of another stage', { ...SHORTLISTED, stageId: 'tests' }, ['a', 'c']],
  ['of another job', { ...SHORTLISTED, jobId: 'guard' }, ['a', 'c']],
  ['with words that it does not have', { ...SHORTLISTED, search: 'welder' }, ['a', 'c']],
  ['from the next day on', { ...SHORTLISTED, appliedFrom: '2026-11-22' }, ['a', 'c']],
  ['until the day before', { ...SHORTLISTED, appliedTo: '2026-11-20' }, ['a', 'c']],
  ['of those who meet every must-have', { ...SHORTLISTED, meetsMustHaves: true }, ['a', 'c']],
  ['with a filter on applicants', { ...SHORTLISTED, applicants: PUNE }, ['a', 'c']],
])('a moved application and the list %s', (_, args, expected) => {
  expect(shownIn(args)).toEqual(expected);
});

test('a moved application is not added to a list whose page for it is not loaded yet', () => {
  const nodes = NODES.slice(0, 1);
  expect(shownIn(SHORTLISTED, { nodes, hasNextPage: true })).toEqual(['a']);
  expect(shownIn(SHORTLISTED, { nodes })).toEqual(['a', 'b']);
});

test('a moved application is inserted in lists by age and by name, in whatever letters', () => {
  const oldest = { nodes: NODES.toReversed() };
  expect(shownIn({ ...SHORTLISTED, sort: 'OLDEST' }, oldest)).toEqual(['c', 'b', 'a']);
  const nodes = NODES.map((node) => ({ ...node, name: node.name.toLowerCase() }));
  expect(shownIn({ ...SHORTLISTED, sort: 'NAME' }, { nodes })).toEqual(['a', 'b', 'c']);
});

test('a moved application is not added to a list that has it', () => {
  expect(shownIn(SHORTLISTED, { nodes: [...NODES, MOVED] })).toEqual(['a', 'c', 'b']);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
  ['words in its resume', { search: 'welder' }, { search: 'welder' }, ['a', 'b', 'c']],
  ['other words', { search: 'welder' }, { search: 'cutter' }, ['a', 'c']],
  ['a filter on applicants', { applicants: PUNE }, { applicants: PUNE }, ['a', 'b', 'c']],
  ['another filter', { applicants: PUNE }, { applicants: { place: 'Goa' } }, ['a', 'c']],
  ['less', { applicants: PUNE, search: 'bina' }, { search: 'bina' }, ['a', 'c']],
])(
  'an application that the server found by %s is found again in its new status',
  (_, args, found, expected) => {
    expect(shownIn({ ...SHORTLISTED, ...args }, { found: { ...PENDING, ...found } })).toEqual(
      expected,
    );
  },
);

test.each([
  [
    'its job',
    { jobId: 'cook' },
    [3, 1, [{ __typename: 'StageCount', stageId: 'calls', total: 1 }]],
  ],
  ['another job', { jobId: 'guard' }, [4, 0, []]],
])('the counts of %s follow a moved application', (_, args, expected) => {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const counts = gql`
    query ($jobId: ID) {
      viewer {
        __typename
        applicationCounts(jobId: $jobId) {
          __typename
          pending
          shortlisted
          stages {
            __typename
            stageId
            total
          }
        }
      }
    }
  `;
  const applicationCounts = { __typename: 'Counts', pending: 4, shortlisted: 0, stages: [] };
  const data = { viewer: { __typename: 'Viewer', applicationCounts } };
  cache.writeQuery({ query: counts, variables: args, data });
  showStatusChanges(cache, [moved]);
  const now = cache.readQuery<typeof data>({ query: counts, variables: args })!;
  const { pending, shortlisted, stages } = now.viewer.applicationCounts;
  expect([pending, shortlisted, stages]).toEqual(expected);
});

test('an applicant who misses a must-have comes after those who meet all, however many answers fit', () => {
  const fits = (fitting: number) => ({ answersFit: { asked: 2, fitting, missedMust: 0 } });
  const nodes = NODES.map((node, at) => ({ ...node, ...fits(2 - 2 * at) }));
  expect(shownIn({ ...SHORTLISTED, sort: 'ANSWERS' }, { nodes })).toEqual(['a', 'c', 'b']);
});
