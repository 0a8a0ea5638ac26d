import { beforeAll, expect, test } from 'vitest';
import { Chance } from '#server/db/seeds/chance.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  addNote,
  endUndoWindow,
  updateStatus,
  changeMany,
  undo,
  view,
} from '#tests/server/application/status/statusWorld.ts';
import { FACTS_WRONG } from './factsFromScratch.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const DELETE_ACCOUNT = `mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }`;
const STATUSES = ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'];

interface World {
  employer: Employer;
  seekers: Person[];
  jobs: { id: string }[];
  ids: string[];
  batches: string[];
}

/** One action of a user. If it is not allowed at that moment, it is refused and changes nothing. */
async function step(chance: Chance, world: World): Promise<unknown> {
  const { employer, seekers, jobs, ids, batches } = world;
  const lot = chance.fraction();
  if (ids.length < 6 || lot < 0.25) {
    const sent = await apply(chance.pick(seekers), chance.pick(jobs));
    return ids.push(sent.id);
  }
  const id = chance.pick(ids);
  if (lot < 0.45) return view(employer, id);
  if (lot < 0.5) return addNote(employer, id, 'Called');
  if (lot < 0.65) return updateStatus(employer, id, chance.pick(STATUSES));
  if (lot < 0.8) {
    const { batchId } = await changeMany(employer, chance.some(ids, 4), chance.pick(STATUSES));
    return batchId && batches.push(batchId);
  }
  if (lot < 0.86) return batches.length > 0 && undo(employer, batches.pop()!);
  if (lot < 0.92) return endUndoWindow(app);
  if (lot < 0.95) {
    const { id: jobId } = chance.pick(jobs);
    return employer.graphql(
      'mutation($id: ID!) { deleteJob(input: { id: $id }) { viewer { id } } }',
      { id: jobId },
    );
  }
  if (lot < 0.97) {
    const gone = chance.pick(seekers);
    const input = { password: gone.password, confirmation: 'DELETE' };
    return gone.graphql(DELETE_ACCOUNT, { input });
  }
  return app.sql('delete from applications where id = ?', [id]);
}

test.each(fewInQuickSuite(1, ['one', 'two']))(
  'after random user actions, the application facts match the timelines: %s',
  async (name) => {
    const chance = new Chance(name);
    const { employer } = await scenario(app).employer();
    const seekers: Person[] = [];
    for (let n = 0; n < 10; n += 1) seekers.push((await scenario(app).seeker()).seeker);
    const jobs: World['jobs'] = [];
    for (let n = 0; n < 8; n += 1) jobs.push(await addJob(app, employer.company!.id));
    const world: World = { employer, seekers, jobs, ids: [], batches: [] };
    for (let round = 0; round < 30; round += 1) {
      // Some actions run concurrently.
      await Promise.allSettled([1, 2, 3].map(() => step(chance, world)));
      expect(await app.sql(FACTS_WRONG)).toEqual([]);
    }
    const [facts] = await app.sql(
      'select count(decided_at) > 0 as decided, count(viewed_at) > 0 as viewed from application_facts',
    );
    expect(facts).toEqual({ decided: true, viewed: true });
  },
  60_000,
);

test('a decision counts at once, and no longer when it is undone', async () => {
  const { employer, seeker, job } = await scenario(app).employer().job().seeker();
  const { id } = await apply(seeker, job);
  const factsOf = async () =>
    (
      await app.sql(
        'select status, shortlisted_at, decided_at from application_facts where application_id = ?',
        [id],
      )
    )[0];
  const { batchId } = await changeMany(employer, [id], 'SHORTLISTED');
  expect(await factsOf()).toMatchObject({ status: 'shortlisted', decided_at: expect.any(String) });
  await undo(employer, batchId!);
  expect(await factsOf()).toEqual({ status: 'pending', shortlisted_at: null, decided_at: null });
  await changeMany(employer, [id], 'SHORTLISTED');
  await endUndoWindow(app);
  expect(await factsOf()).toMatchObject({ status: 'shortlisted', decided_at: expect.any(String) });
});

test('a view and a decision at the same moment are both recorded', async () => {
  const { employer, seeker, job } = await scenario(app).employer().job().seeker();
  for (let n = 0; n < 5; n += 1) {
    const other = n === 0 ? { seeker } : await scenario(app).seeker();
    const { id } = await apply(other.seeker, job);
    await Promise.all([view(employer, id), updateStatus(employer, id, 'REVIEWED')]);
  }
  expect(await app.sql(FACTS_WRONG)).toEqual([]);
  const [row] = await app.sql(
    'select count(*)::int as n from application_facts where job_id = ? and viewed_at is not null and reviewed_at is not null',
    [job.id],
  );
  expect(row).toEqual({ n: 5 });
});

test('facts follow a job that moves to another company', async () => {
  const { employer, rival, seeker, job } = await scenario(app)
    .employer()
    .job()
    .employer({ as: 'rival' })
    .seeker();
  const { id } = await apply(seeker, job);
  const companyOf = async () =>
    (await app.sql('select company_id from application_facts where application_id = ?', [id]))[0];
  expect(await companyOf()).toEqual({ company_id: employer.company!.id });
  await app.sql('update jobs set company_id = ? where id = ?', [rival.company!.id, job.id]);
  expect(await companyOf()).toEqual({ company_id: rival.company!.id });
});
