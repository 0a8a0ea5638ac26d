import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { createJob, updateJob } from './own/jobCalls.ts';
import { putJobs, row } from './own/partner/partnerRows.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  await app.settings({ autoApproveJobs: true });
});

interface Facts {
  shift: string | null;
  openings: number | null;
}

async function factsOf(who: Caller, id: string): Promise<Facts> {
  const { job } = await who.graphql<{ job: Facts }>(
    'query($id: ID!) { job(id: $id) { shift openings } }',
    { id },
  );
  return job;
}

test('the facts of a job are posted, changed one by one, and cleared', async () => {
  const { id } = await createJob(employer, { shift: 'NIGHT', openings: 3 });
  expect(await factsOf(app, id)).toEqual({ shift: 'NIGHT', openings: 3 });
  await updateJob(employer, id, { openings: 4 });
  expect(await factsOf(app, id)).toEqual({ shift: 'NIGHT', openings: 4 });
  await updateJob(employer, id, { shift: null });
  expect(await factsOf(app, id)).toEqual({ shift: null, openings: 4 });
});

test('a copy of a job keeps its facts in the draft', async () => {
  const { id } = await createJob(employer, { shift: 'ROTATING', openings: 12 });
  const { duplicateJob } = await employer.graphql<{ duplicateJob: { draft: { values: Facts } } }>(
    'mutation($id: ID!) { duplicateJob(input: { id: $id }) { draft { values { shift openings } } } }',
    { id },
  );
  expect(duplicateJob.draft.values).toEqual({ shift: 'ROTATING', openings: 12 });
});

test('facts with an invalid value are refused by name', async () => {
  await expect(createJob(employer, { openings: 0 })).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'openings' }] },
  });
});

test('a program sends facts in any spelling; a wrong one refuses only its own job', async () => {
  const [good, bad] = await putJobs(employer, [
    row('shift-1', { shift: 'Night', openings: 5 }),
    row('shift-2', { shift: 'at dawn' }),
  ]);
  expect(await factsOf(app, good!.job!.id)).toEqual({ shift: 'NIGHT', openings: 5 });
  expect(bad).toMatchObject({ job: null, errors: [{ field: 'shift' }] });
});

test('a search finds by a fact, counts each value, and says what giving it up would bring', async () => {
  const word = 'Lamplighter';
  for (const shift of ['DAY', 'NIGHT', 'NIGHT', null])
    await createJob(employer, { title: word, shift });
  const { jobs } = await app.graphql<{
    jobs: { totalCount: number; facets: { facts: { name: string; values: object[] }[] } };
  }>(
    `query($filter: JobFilter) { jobs(filter: $filter) { totalCount
      facets { facts { name values { value label count selected } } } } }`,
    { filter: { search: word, shift: 'NIGHT' } },
  );
  expect(jobs.totalCount).toBe(2);
  expect(jobs.facets.facts).toContainEqual({
    name: 'shift',
    values: [
      { value: 'DAY', label: 'Day', count: 1, selected: false },
      { value: 'NIGHT', label: 'Night', count: 2, selected: true },
      { value: 'ROTATING', label: 'Rotating', count: 0, selected: false },
      { value: 'FLEXIBLE', label: 'Flexible', count: 0, selected: false },
    ],
  });
  const none = await app.graphql<{ jobs: { advice: { without: object[] } } }>(
    'query($filter: JobFilter) { jobs(filter: $filter) { advice { without { filter value count } } } }',
    { filter: { search: word, shift: 'ROTATING' } },
  );
  expect(none.jobs.advice.without).toContainEqual({ filter: 'shift', value: 'ROTATING', count: 4 });
});

test('over REST, the facts are filters of the list and fields of a job', async () => {
  const { id } = await createJob(employer, { title: 'Night Watch', shift: 'NIGHT', openings: 2 });
  const { body } = await app.rest('GET', '/api/jobs?search=Night%20Watch&shift=night');
  expect(body).toMatchObject({ jobs: [{ id, shift: 'night', openings: 2 }] });
  for (const query of ['shift=day,night&type=all', 'shift=day&shift=night']) {
    const several = await app.rest('GET', `/api/jobs?search=Night%20Watch&${query}`);
    expect(several.body).toMatchObject({ jobs: [{ id }] });
  }
});
