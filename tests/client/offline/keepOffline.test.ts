import { gql } from '@apollo/client';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#client/lib/clock.ts';
import { deviceStore, type KeptAnswer } from '#client/lib/offline/deviceStore.ts';
import { keyOf } from '#client/lib/offline/keptAnswers.ts';
import type { AskAndKeep } from '#client/lib/page.ts';
import { keep as keepApplications } from '#client/pages/applications/MyApplicationsPage.tsx';
import { keepOffline } from '#client/pages/frame/offline/keepOffline.ts';
import { keep as keepSavedJobs } from '#client/pages/saved/SavedJobsPage.tsx';
import { KEPT_FRESH_MS, KEPT_PAGES } from '#schema/options/offline.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

beforeEach(() => act(() => logInAs({ id: 'asha' })));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => leave());
});

const JOB = gql`
  query JobPage($id: ID) {
    job(id: $id) {
      id
    }
  }
`;

/** Keeps a list of two jobs; `before` says how old the copies are that the device has already. */
async function keepAll(before: Readonly<Record<string, number>>, onAsked = () => {}) {
  const stored = new Map<string, Partial<KeptAnswer>>();
  for (const [id, age] of Object.entries(before)) {
    const key = keyOf('asha', 'JobPage', { id });
    stored.set(key, { key, userId: 'asha', build: '', at: clock.now() - age });
  }
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => [...stored.values()] as never);
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, row) => {
    stored.set((row as KeptAnswer).key, row);
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, ...keys) => {
    for (const key of keys) stored.delete(key);
  });
  const asked: string[] = [];
  const query = async ({ variables }: { variables: { id?: string } }) => {
    if (variables.id) asked.push(variables.id);
    onAsked();
    return { data: {} };
  };
  const keepJob = async (ask: AskAndKeep, { id }: { id?: string }) => {
    await ask(JOB, { id });
    return [];
  };
  const findPage = async (path: string) => ({
    page: {
      keep: path.startsWith('/job-details/')
        ? keepJob
        : async () => (path === '/saved-jobs' ? ['/job-details/1', '/job-details/2'] : []),
    } as never,
    params: { id: path.split('/').at(-1) },
  });
  const result = keepOffline({ client: { query } as never, findPage, userId: 'asha', token: 'a-token' }); // oxfmt-ignore
  return { result, asked, jobs: () => ['1', '2', '9'].filter((id) => stored.has(keyOf('asha', 'JobPage', { id }))) }; // oxfmt-ignore
}

test('texts of jobs are asked for again twice a day, and those no longer needed are deleted', async () => {
  const { result, asked, jobs } = await keepAll({
    1: KEPT_FRESH_MS - 60_000,
    2: KEPT_FRESH_MS,
    9: 0,
  });
  await result;
  expect(asked).toEqual(['2']);
  expect(jobs()).toEqual(['1', '2']);
});

test('once the session has ended, nothing more is kept', async () => {
  const { result, jobs } = await keepAll({}, () => act(() => leave()));
  await expect(result).rejects.toThrow('The session has changed');
  expect(jobs()).toEqual([]);
});

/** Answers with these pages, one after the other. */
function answering(page: (at: number) => object) {
  const asked: object[] = [];
  const ask = (async (_: unknown, variables: object) => {
    asked.push(variables);
    return { viewer: page(asked.length) };
  }) as unknown as AskAndKeep;
  return { ask, asked };
}

test('saved jobs are kept page by page, up to a limit', async () => {
  const page = (last: number) => (at: number) => ({
    savedJobs: {
      nodes: [{ job: { id: `${at}` } }],
      pageInfo: { hasNextPage: at < last, endCursor: `after ${at}` },
    },
  });
  const two = answering(page(2));
  expect(await keepSavedJobs(two.ask)).toEqual(['/job-details/1', '/job-details/2']);
  expect(two.asked).toEqual([{}, { after: 'after 1' }]);
  const many = answering(page(99));
  expect(await keepSavedJobs(many.ask)).toHaveLength(KEPT_PAGES);
});

test('applications and their jobs are kept page by page, up to a limit', async () => {
  const page = (totalCount: number) => (at: number) => ({
    applications: { totalCount, nodes: [{ id: `a${at}`, job: { id: `${at}` } }] },
  });
  const two = answering(page(24));
  expect(await keepApplications(two.ask)).toEqual([
    '/my-applications/a1',
    '/job-details/1',
    '/my-applications/a2',
    '/job-details/2',
  ]);
  expect(two.asked).toEqual([{ page: 1 }, { page: 2 }]);
  const many = answering(page(999));
  expect(await keepApplications(many.ask)).toHaveLength(2 * KEPT_PAGES);
});
