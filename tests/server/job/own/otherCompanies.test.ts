import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller, GraphqlFailure } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { changeJobs, createJob, ownJobs, turn, updateJob } from './jobCalls.ts';

let app: App;
let own: Employer;
let rival: Employer;

beforeAll(async () => {
  ({ app, own, rival } = await scenario(theApp())
    .employer({ as: 'own' })
    .employer({ as: 'rival', company: { name: 'Rival Works' } }));
});

const VERBS = ['closeJob', 'reopenJob', 'renewJob', 'restoreJob'] as const;

/** Everything that can be tried on a job, over GraphQL. */
async function everything(who: Caller, id: string): Promise<unknown[]> {
  const draft = (name: string) =>
    who.graphql(`mutation($id: ID!) { ${name}(input: { id: $id }) { viewer { id } } }`, { id });
  const tries = [
    () => updateJob(who, id, { title: 'Mine now', isFeatured: true, applicationDeadline: null }),
    ...VERBS.map((verb) => () => turn(who, verb, id)),
    () => draft('deleteJob'),
    () => draft('duplicateJob'),
  ];
  const answers: unknown[] = [];
  for (const attempt of tries) {
    try {
      answers.push(await attempt());
    } catch (error) {
      const { message, extensions } = error as GraphqlFailure;
      const { requestId: _, ...compared } = extensions;
      answers.push({ message, ...compared });
    }
  }
  return answers;
}

test("another company's job in any state looks the same as one that does not exist", async () => {
  const ids = [
    (await addJob(app, own.company!.id)).id,
    (await addJob(app, own.company!.id, { adminStatus: 'pending' })).id,
    (await addJob(app, own.company!.id, { status: 'closed' })).id,
    (await addJob(app, own.company!.id, { endsIn: -1 })).id,
  ];
  const deleted = await addJob(app, own.company!.id);
  await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), deleted.id]);
  const rows = () =>
    app.sql('select * from jobs where company_id = ? order by id', [own.company!.id]);
  const before = await rows();
  const missing = await everything(rival, newId(app.clock.now().getTime()));
  expect(missing).toEqual(
    missing.map(() => ({
      message: 'We could not find this job. It may have been deleted.',
      code: 'NOT_FOUND',
    })),
  );
  for (const id of [...ids, deleted.id, 'no id', '']) {
    expect(await everything(rival, id)).toEqual(missing);
  }
  for (const action of ['FEATURE', 'HOT', 'CLOSE', 'REOPEN', 'RENEW', 'DELETE', 'RESTORE']) {
    const { jobs, deletedJobIds, refused } = await changeJobs(rival, action, [...ids, deleted.id]);
    expect({ jobs, deletedJobIds }).toEqual({ jobs: [], deletedJobIds: [] });
    expect(new Set(refused.map(({ message, rule }) => `${message} ${rule}`))).toEqual(
      new Set(['We could not find this job. It may have been deleted. null']),
    );
  }
  expect(await rows()).toEqual(before);
  expect((await ownJobs(rival)).figures.total).toBe(0);
});

test("another company's job looks like a missing one over REST too", async () => {
  const { id } = await addJob(app, own.company!.id);
  const tries = async (target: string) => {
    const patched = await rival.rest('PATCH', `/api/jobs/${target}`, { featured: true });
    const deleted = await rival.rest('DELETE', `/api/jobs/${target}`);
    return [patched, deleted].map(({ status, body }) => ({ status, ...body, requestId: '' }));
  };
  const missing = await tries(newId(0));
  expect(missing.map(({ status }) => status)).toEqual([404, 404]);
  expect(await tries(id)).toEqual(missing);
  const { body } = await rival.rest('GET', '/api/jobs/my-jobs');
  expect(body).toMatchObject({ jobs: [], total: 0 });
  const file = await fetch(`${app.url}/api/jobs/my-jobs/export?ids=${id}`, {
    headers: { authorization: `Bearer ${rival.token}` },
  });
  expect((await file.text()).trim().split('\r\n')).toHaveLength(1);
});

test('a job that waits for approval is not public: neither by its id nor by any other path', async () => {
  const { id } = await createJob(own, { title: 'A Secret Post' });
  const { seeker } = await scenario(app).seeker();
  const ask = `query($id: ID!) { job(id: $id) { title } node(id: $id) { id }
    jobs(filter: { search: "secret post" }) { nodes { title } } }`;
  for (const who of [app, seeker, rival]) {
    expect(await who.graphql(ask, { id })).toEqual({ job: null, node: null, jobs: { nodes: [] } });
  }
});

test('an employer without a company has no jobs to change', async () => {
  const { alone } = await scenario(app).employer({ as: 'alone', company: null });
  const { id } = await addJob(app, own.company!.id);
  for (const answer of await everything(alone, id)) {
    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test("a job is always posted for the caller's own company, even if another one is sent", async () => {
  const { body } = await rival.rest('POST', '/api/jobs', {
    title: 'Tea Taster',
    description: 'Tastes tea',
    requirements: 'A tongue',
    location: 'Goa',
    type: 'full_time',
    category: 'Finance & Banking',
    industry: 'retail',
    experience: 0,
    companyId: own.company!.id,
    company_id: own.company!.id,
    company: { id: own.company!.id },
    adminStatus: 'approved',
    status: 'active',
    views: 1000,
    id: newId(0),
  });
  expect(body).toMatchObject({
    company: { name: 'Rival Works' },
    adminStatus: 'pending',
    views: 0,
  });
});
