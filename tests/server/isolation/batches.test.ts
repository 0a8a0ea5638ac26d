import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import type { GraphqlFailure } from '#tests/support/caller.ts';
import { apply } from '#tests/server/application/applying.ts';
import { moveMany, type Changed } from '#tests/server/application/decision/decisionWorld.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { changeJobs } from '#tests/server/job/own/posting.ts';
import { answerTo } from './answers.ts';
import { difference, everyRow } from './everyRow.ts';
import { ourWorld, type Ours } from './ours.ts';
import { theirWorld, type Theirs } from './theirs.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let theirs: Theirs;
let ours: Ours;

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  ours = await ourWorld(app, theirs);
});

const missing = () => newId(app.clock.now().getTime());

/** Without what names one of these, or whoever does it. */
async function othersRows(names: readonly string[]) {
  return everyRow(app, [ours.rival.id, ours.rival.company!.id, ...names]);
}

const told = ({ message, rule }: { message: string; rule: string | null }) => ({ message, rule });

test('of applications, our own are decided on, and theirs are as missing as none', async () => {
  const none = missing();
  const before = await othersRows([ours.application]);
  const [theirOwn = '', ...others] = theirs.ids.application;
  const ids = [theirOwn, ours.application, none, ...others];
  const { applications, refused, batchId } = await moveMany(ours.rival, ids, 'REVIEWED');
  expect(applications.map(({ id }) => id)).toEqual([ours.application]);
  expect(refused.map(({ id }) => id)).toEqual([theirOwn, none, ...others]);
  expect(new Set(refused.map((one) => JSON.stringify(told(one)))).size).toBe(1);
  const after = await othersRows([ours.application, batchId!]);
  expect(difference(before, after)).toEqual([]);
});

const UNDO = `mutation($input: UndoApplicationsInput!) { undoApplications(input: $input) {
  applications { id } refused { id message rule } } }`;

async function refusal(asked: Promise<unknown>) {
  const error = await asked.then(
    () => null,
    (failure: unknown) => failure as GraphqlFailure,
  );
  return { code: error?.extensions.code, rule: error?.extensions.rule, message: error?.message };
}

test('a decision of theirs is not taken back along with ours, nor lengthened by ours', async () => {
  const [batch = ''] = theirs.ids.batch;
  const { batchId } = await moveMany(ours.rival, [ours.shared], 'REVIEWED');
  const before = await othersRows([batchId!]);
  const undo = (also: string) =>
    refusal(ours.rival.graphql(UNDO, { input: { batchId, also: [also] } }));
  const nothing = await undo(missing());
  expect(nothing.code).toBe('NOT_FOUND');
  expect(await undo(batch)).toEqual(nothing);

  const fresh = (await apply(ours.stranger, { id: ours.openJobs[0] })).id;
  const { changeMatchingApplications: made } = await ours.rival.graphql<{
    changeMatchingApplications: Changed;
  }>(
    `mutation($input: ChangeMatchingApplicationsInput!) {
      changeMatchingApplications(input: $input) { applications { id } batchId } }`,
    {
      input: {
        status: 'SHORTLISTED',
        until: app.clock.now().toISOString(),
        jobId: ours.openJobs[0],
        extends: [batch],
        except: theirs.ids.application,
      },
    },
  );
  expect(made.applications.map(({ id }) => id)).toEqual([fresh]);
  const after = await othersRows([batchId!, made.batchId!, ours.stranger.id, fresh]);
  expect(difference(before, after).filter((row) => !row.includes(ours.stranger.id))).toEqual([]);
});

const ACTIONS: Readonly<Record<string, JobDetails>> = {
  FEATURE: {},
  UNFEATURE: {},
  HOT: {},
  UNHOT: {},
  CLOSE: {},
  REOPEN: { status: 'closed' },
  RENEW: { endsIn: 2 },
  DELETE: {},
  RESTORE: {},
};

test.each(Object.entries(ACTIONS))(
  'of jobs, to %s does it to our own alone',
  async (action, details) => {
    const own = await addJob(app, ours.rival.company!.id, details);
    if (action === 'RESTORE')
      await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), own.id]);
    const none = missing();
    const before = await othersRows([]);
    const [first = '', ...others] = theirs.ids.job;
    const { jobs, deletedJobIds, refused } = await changeJobs(ours.rival, action, [
      first,
      own.id,
      none,
      ...others,
    ]);
    expect([...jobs.map(({ id }) => id), ...deletedJobIds]).toEqual([own.id]);
    expect(refused.map(({ id }) => id)).toEqual([first, none, ...others]);
    expect(new Set(refused.map((one) => JSON.stringify(told(one)))).size).toBe(1);
    expect(difference(before, await othersRows([]))).toEqual([]);
  },
);

test('nodes and files hold our own, and of theirs nothing', async () => {
  const { nodes } = await ours.rival.graphql<{ nodes: ({ id: string } | null)[] }>(
    'query($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    { ids: [...theirs.ids.application, ours.application, missing(), ...theirs.ids.note] },
  );
  expect(nodes.filter(Boolean)).toEqual([{ id: ours.application }]);
  const headers = { authorization: `Bearer ${ours.rival.token}` };
  const linesFor = async (path: string) =>
    (await answerTo(app.url + path, { headers })).text.trim().split('\r\n').length;
  const ids = [...theirs.ids.job, ours.job].join(',');
  expect(await linesFor(`/api/jobs/my-jobs/export?ids=${ids}`)).toBe(2);
  expect(await linesFor(`/api/applications/export?jobId=${theirs.liveJob}`)).toBe(1);
});
