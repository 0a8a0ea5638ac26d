import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import type { GraphqlFailure } from '#tests/support/caller.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { changeMany, type Changed } from '#tests/server/application/status/statusWorld.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { changeJobs } from '#tests/server/job/own/jobCalls.ts';
import { answerTo } from './answers.ts';
import { difference, everyRow } from './databaseRows.ts';
import { ourWorld, type Ours } from './ourData.ts';
import { theirWorld, type Theirs } from './theirData.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let theirs: Theirs;
let ours: Ours;

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  ours = await ourWorld(app, theirs);
});

const missing = () => newId(app.clock.now().getTime());

/** All rows except those that contain one of these ids, or the user who makes the change. */
async function othersRows(names: readonly string[]) {
  return everyRow(app, [ours.rival.id, ours.rival.company!.id, ...names]);
}

const reasonOf = ({ message, rule }: { message: string; rule: string | null }) => ({
  message,
  rule,
});

test('a bulk change of applications changes our own, and theirs are reported as missing', async () => {
  const none = missing();
  const before = await othersRows([ours.application]);
  const [theirOwn = '', ...others] = theirs.ids.application;
  const ids = [theirOwn, ours.application, none, ...others];
  const { applications, refused, batchId } = await changeMany(ours.rival, ids, 'REVIEWED');
  expect(applications.map(({ id }) => id)).toEqual([ours.application]);
  expect(refused.map(({ id }) => id)).toEqual([theirOwn, none, ...others]);
  expect(new Set(refused.map((one) => JSON.stringify(reasonOf(one)))).size).toBe(1);
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

test('undoing or extending our bulk change does not affect theirs', async () => {
  const [batch = ''] = theirs.ids.batch;
  const { batchId } = await changeMany(ours.rival, [ours.shared], 'REVIEWED');
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
  // Our applicant, and our team, which is notified of the application.
  const team = await app.sql<{ id: string }>(
    'select user_id as id from company_members where company_id = ?',
    [ours.rival.company!.id],
  );
  const own = [ours.stranger.id, ...team.map(({ id }) => id)];
  const strange = difference(before, after).filter((row) => !own.some((id) => row.includes(id)));
  expect(strange).toEqual([]);
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
  'a bulk %s of jobs affects only our own',
  async (action, details) => {
    const own = await addJob(app, ours.rival.company!.id, details);
    if (action === 'RESTORE')
      await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), own.id]);
    const none = missing();
    const before = await othersRows([own.id]);
    const [first = '', ...others] = theirs.ids.job;
    const { jobs, deletedJobIds, refused } = await changeJobs(ours.rival, action, [
      first,
      own.id,
      none,
      ...others,
    ]);
    expect([...jobs.map(({ id }) => id), ...deletedJobIds]).toEqual([own.id]);
    expect(refused.map(({ id }) => id)).toEqual([first, none, ...others]);
    expect(new Set(refused.map((one) => JSON.stringify(reasonOf(one)))).size).toBe(1);
    expect(difference(before, await othersRows([own.id]))).toEqual([]);
  },
);

test('nodes and exports contain our own data and none of theirs', async () => {
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
