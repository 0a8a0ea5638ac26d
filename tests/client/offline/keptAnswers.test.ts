import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import {
  answerFrom,
  keepAnswer,
  keptAnswersOf,
  keyOf,
  withUnsentSaves,
} from '#client/lib/offline/keptAnswers.ts';

const kept = (operationName: string, variables: object, data: unknown, at = 5) => ({
  key: keyOf('asha', operationName, { ...variables }),
  userId: 'asha',
  operationName,
  build: '',
  data,
  at,
});
const applied = { id: 'a1', job: { id: 'j1' } };
const ALL = [
  kept('JobDetailsPage', { id: 'j1' }, { job: { id: 'j1' } }),
  kept('MyApplicationsPage', { page: 1 }, { viewer: { applications: { nodes: [applied] } } }, 3),
  kept(
    'ApplyDialog',
    { jobId: 'j3' },
    { viewer: { resumes: ['old'] }, job: { questions: ['q'] } },
    2,
  ),
  kept('ApplyDialog', { jobId: 'any' }, { viewer: { resumes: [] }, job: null }),
];

test('variables that are null are the same as missing ones', () => {
  expect(answerFrom(ALL, 'asha', 'MyApplicationsPage', { page: 1, status: null })?.at).toBe(3);
  expect(answerFrom(ALL, 'asha', 'MyApplicationsPage', { page: 2 })).toBeUndefined();
});

test('answers of another account are not used', () => {
  expect(answerFrom(ALL, 'ravi', 'JobDetailsPage', { id: 'j1' })).toBeUndefined();
});

test('answers of pages that were built with other queries are not used', async () => {
  const rows: object[] = [];
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, row) => void rows.push(row));
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => rows as never);
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  onTestFinished(() => {
    script.remove();
    vi.restoreAllMocks();
  });
  script.setAttribute('src', '/old.js');
  await keepAnswer('asha', 'SavedJobs', {}, {}, 1);
  script.setAttribute('src', '/new.js');
  await keepAnswer('asha', 'SavedJobs', { page: 2 }, {}, 2);
  expect((await keptAnswersOf('asha')).map(({ at }) => at)).toEqual([2]);
});

test('the list of applications says whether the seeker has applied for a job', () => {
  const job = (id: string, myApplication: unknown) => ({ __typename: 'Job', id, myApplication });
  const found = (name: string, jobId: string) => answerFrom(ALL, 'asha', name, { jobId })?.data;
  expect(found('MyApplication', 'j1')).toEqual({ job: job('j1', applied) });
  expect(found('MyApplication', 'j2')).toEqual({ job: job('j2', null) });
  const dialog = (id: string, questions: string[]) => ({
    viewer: { resumes: [] },
    job: { ...job(id, null), questions },
  });
  expect(found('ApplyDialog', 'j2')).toEqual(dialog('j2', []));
  expect(found('ApplyDialog', 'j3')).toEqual(dialog('j3', ['q']));
  // As old as the oldest copy that it is made of.
  expect(answerFrom(ALL, 'asha', 'ApplyDialog', { jobId: 'j2' })?.at).toBe(3);
  expect(found('SavedJobs', 'j1')).toBeUndefined();
  expect(answerFrom(ALL.slice(0, 1), 'asha', 'MyApplication', { jobId: 'j1' })).toBeUndefined();
});

test('saved jobs include what was saved and removed without a network', () => {
  const entries = [
    { kind: 'save', about: 'saved j3' },
    { kind: 'save', about: 'saved j2' },
    { kind: 'unsave', about: 'saved j1' },
  ] as OutboxEntry[];
  const data = { viewer: { savedJobIds: ['j1', 'j2', 'j4'] } };
  expect(withUnsentSaves(data, entries)).toEqual({ viewer: { savedJobIds: ['j2', 'j3', 'j4'] } });
});

test('the list of saved jobs leaves out what was removed without a network', () => {
  const entries = [{ kind: 'unsave', about: 'saved j1' }] as OutboxEntry[];
  const nodes = [{ job: { id: 'j1' } }, { job: { id: 'j2' } }];
  const list = (totalCount: number, shown: object[]) => ({
    viewer: { savedJobs: { totalCount, nodes: shown, pageInfo: { hasNextPage: false } } },
  });
  expect(withUnsentSaves(list(2, nodes), entries)).toEqual(list(1, [nodes[1]!]));
});
