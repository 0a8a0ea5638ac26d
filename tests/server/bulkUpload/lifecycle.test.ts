import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeIn } from '#server/db/inTransaction.ts';
import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import { DELETE_JOBS } from '#server/modules/bulkUpload/bulkUpload.sql.ts';
import type { App } from '#tests/support/app.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { addCompany } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { deleteJob, turn } from '#tests/server/job/own/jobCalls.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import {
  csv,
  prepared,
  ROW,
  rowsFor,
  rowsOf,
  start,
  undo,
  uploaded,
  uploadFor,
} from './uploadCalls.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin } = await scenario(app).admin());
  await addCompany(app, { name: 'Lotus Works' });
});
beforeEach(async () => {
  await app.sql('delete from bulk_upload_rows');
  await app.sql('delete from applications');
  await app.sql('delete from jobs');
});

const titles = async () =>
  (
    await app.sql<{ title: string }>(
      'select title from jobs where deleted_at is null order by title',
    )
  ).map(({ title }) => title);

test('a file is read and started, and its rows become live jobs', async () => {
  const upload = await prepared(app, admin, csv([ROW, { ...ROW, title: 'Tea Packer' }]));
  expect(upload).toMatchObject({
    fileName: 'jobs.csv',
    status: 'PENDING',
    total: 2,
    valid: 2,
    successful: 0,
    failed: 0,
    errors: [],
    columns: Object.keys(ROW),
    unknownColumns: [],
    undoableUntil: null,
    uploadedBy: { id: admin.id, name: 'Asha Rao' },
  });
  expect(await titles()).toEqual([]);
  expect(await start(admin, upload.id)).toMatchObject({ status: 'RUNNING' });
  await app.runTasks();
  expect(await uploadFor(admin, upload.id)).toMatchObject({
    status: 'COMPLETE',
    successful: 2,
    failed: 0,
    finishedAt: expect.any(String),
  });
  const { jobs } = await app.graphql<{ jobs: { nodes: object[] } }>(
    `{ jobs(filter: { search: "tea taster" }) { nodes { title location district state type salary salaryMin
       category { slug } industry isFeatured isHot experienceLevel descriptionHtml company { name } } } }`,
  );
  expect(jobs.nodes).toEqual([
    {
      title: 'Tea Taster',
      location: 'Pune, Maharashtra',
      district: 'Pune',
      state: 'Maharashtra',
      type: 'FULL_TIME',
      salary: '5 - 10 LPA',
      salaryMin: 500_000,
      category: { slug: 'software-development' },
      industry: 'technology',
      isFeatured: false,
      isHot: false,
      experienceLevel: null,
      descriptionHtml: '<p>Tastes tea.</p>',
      company: { name: 'Lotus Works' },
    },
  ]);
});

test('rows with errors prevent the start unless they are skipped', async () => {
  const rows = [ROW, { ...ROW, type: 'sometimes' }, { ...ROW, title: '', company_name: 'Nobody' }];
  const { id, ...upload } = await prepared(app, admin, csv(rows));
  expect(upload).toMatchObject({ total: 3, valid: 1, failed: 2, errorCount: 3 });
  expect(upload.errors.map(({ row, field, message }) => `${row} ${field} ${message}`)).toEqual([
    '3 type Job type: please choose one of the options',
    '4 title Job title is required',
    '4 company_name No company has this name',
  ]);
  for (const { hint } of upload.errors) expect(hint).toMatch(/\w/);
  await expect(start(admin, id)).toBreakRule('bulkUpload.start.faultless');
  await start(admin, id, { skipFaulty: true });
  await app.runTasks();
  expect(await uploadFor(admin, id)).toMatchObject({
    status: 'COMPLETE',
    successful: 1,
    failed: 2,
  });
  const { nodes, totalCount } = await rowsFor(admin, id);
  expect(totalCount).toBe(3);
  expect(nodes.map(({ outcome }) => outcome)).toEqual(['CREATED', 'REFUSED', 'REFUSED']);
  expect(nodes[1]!.cells[3]).toBe('sometimes');
  await expect(start(admin, id)).toFailWith('CONFLICT');
});

test('a file without a valid row cannot be started', async () => {
  const { id } = await prepared(app, admin, csv([{ ...ROW, location: '' }]));
  await expect(start(admin, id, { skipFaulty: true })).toBreakRule('bulkUpload.start.rows');
});

describe('undoing an upload', () => {
  test('removes its jobs within a day, and applicants keep their history', async () => {
    const { id, successful } = await uploaded(app, admin, csv(rowsOf(3)));
    expect(successful).toBe(3);
    const [row] = (await rowsFor(admin, id)).nodes;
    const { seeker } = await scenario(app).seeker();
    await apply(seeker, { id: row!.jobId! });
    expect(await undo(admin, id)).toMatchObject({ status: 'UNDONE', undoableUntil: null });
    expect(await titles()).toEqual([]);
    const { jobs } = await app.graphql<{ jobs: { totalCount: number } }>(
      '{ jobs(filter: { search: "taster" }) { totalCount } }',
    );
    expect(jobs.totalCount).toBe(0);
    const own = await seeker.graphql<{ viewer: { applications: { totalCount: number } } }>(
      '{ viewer { applications { totalCount } } }',
    );
    expect(own.viewer.applications.totalCount).toBe(1);
    await expect(undo(admin, id)).toFailWith('CONFLICT');
    // The same file can be uploaded again afterwards.
    expect(await uploaded(app, admin, csv(rowsOf(3)))).toMatchObject({ successful: 3 });
  });

  test('removes more jobs than a statement takes at once', async () => {
    const { id } = await uploaded(app, admin, csv(rowsOf(1)));
    await app.sql(
      `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
       from jobs j, generate_series(1, 1000)`,
    );
    await undo(admin, id);
    expect(await titles()).toEqual([]);
  });

  test('refuses an application that arrives while the jobs are being removed', async () => {
    const { id } = await uploaded(app, admin, csv(rowsOf(2)));
    const [row] = (await rowsFor(admin, id)).nodes;
    const { seeker } = await scenario(app).seeker();
    let refused = Promise.resolve();
    await app.services.database.fork().transactional(async (em) => {
      await writeIn(em, DELETE_JOBS, [app.clock.now(), id, 10]);
      refused = expect(apply(seeker, { id: row!.jobId! })).toBreakRule(
        'application.submit.job-open',
      );
      await expect.poll(() => lockWaits(app)).toBe(1);
    });
    await refused;
  });

  test('is final: the employer can restore neither these jobs nor one deleted before', async () => {
    const { employer } = await scenario(app).employer({ company: { name: 'Neem Works' } });
    const rows = rowsOf(2).map((row) => ({ ...row, company_name: 'Neem Works' }));
    const { id } = await uploaded(app, admin, csv(rows));
    const [first, second] = (await rowsFor(admin, id)).nodes.map(({ jobId }) => jobId!);
    await deleteJob(employer, first!);
    expect(await turn(employer, 'restoreJob', first!)).toMatchObject({ standing: 'LIVE' });
    await deleteJob(employer, first!);
    await undo(admin, id);
    for (const job of [first, second])
      await expect(turn(employer, 'restoreJob', job!)).toBreakRule('job.restore.upload');
    expect(await titles()).toEqual([]);
  });

  test('is impossible after a day', async () => {
    const { id, undoableUntil } = await uploaded(app, admin, csv(rowsOf(1)));
    expect(Date.parse(undoableUntil!) - app.clock.now().getTime()).toBeGreaterThan(86_000_000);
    await app.sql(`update bulk_uploads set finished_at = ? where id = ?`, [
      new Date(app.clock.now().getTime() - 86_400_001),
      id,
    ]);
    await expect(undo(admin, id)).toBreakRule('bulkUpload.undo.window');
    expect(await titles()).toHaveLength(1);
  });

  test('is impossible before it is complete', async () => {
    const { id } = await prepared(app, admin, csv([ROW]));
    await expect(undo(admin, id)).toFailWith('CONFLICT');
    await start(admin, id);
    await expect(undo(admin, id)).toFailWith('CONFLICT');
    await app.runTasks();
  });
});

test('a job that has closed can be uploaded again', async () => {
  await uploaded(app, admin, csv(rowsOf(2)));
  const past = new Date(app.clock.now().getTime() - 1);
  await app.sql('update jobs set application_deadline = ?', [past]);
  expect(await uploaded(app, admin, csv(rowsOf(2)))).toMatchObject({ successful: 2 });
});

test('uploading the same file twice creates its jobs once', async () => {
  const first = await prepared(app, admin, csv(rowsOf(5)));
  const second = await prepared(app, admin, csv(rowsOf(5)));
  await Promise.all([start(admin, first.id), start(admin, second.id)]);
  await app.runTasks();
  expect(await titles()).toHaveLength(5);
  const outcomes = [await uploadFor(admin, first.id), await uploadFor(admin, second.id)];
  expect(outcomes.map((one) => one!.status).toSorted()).toEqual(['COMPLETE', 'FAILED']);
  expect(outcomes.map((one) => one!.successful + one!.failed)).toEqual([5, 5]);
  const third = await prepared(app, admin, csv(rowsOf(5)));
  expect(third).toMatchObject({ valid: 0, errorCount: 5 });
  expect(third.errors[0]).toMatchObject({
    row: 2,
    field: 'title',
    message: 'The company already has this job',
  });
});

test('several runners can share one upload', async () => {
  const { id } = await prepared(app, admin, csv(rowsOf(500)));
  await start(admin, id);
  const { runBulkUpload } =
    await import('#server/modules/bulkUpload/createJobs/runBulkUpload.service.ts');
  await Promise.all([1, 2, 3].map(() => runBulkUpload(app.services, id)));
  expect(await uploadFor(admin, id)).toMatchObject({ status: 'COMPLETE', successful: 500 });
  expect(new Set(await titles()).size).toBe(500);
  await app.runTasks();
  expect(await titles()).toHaveLength(500);
});

test('the history contains the started uploads, the newest first', async () => {
  await app.sql('delete from bulk_uploads');
  await prepared(app, admin, csv([ROW]), 'looked-at.csv');
  await uploaded(app, admin, csv(rowsOf(1)));
  app.clock.forward({ seconds: 1 });
  await uploaded(app, admin, csv(rowsOf(2)));
  const { admin: seen } = await admin.graphql<{
    admin: { bulkUploads: { totalCount: number; nodes: { total: number; failed: number }[] } };
  }>('{ admin { bulkUploads(first: 10) { totalCount nodes { total failed errors { row } } } } }');
  expect(seen.bulkUploads).toEqual({
    totalCount: 2,
    nodes: [
      { total: 2, failed: 1, errors: [{ row: 2 }] },
      { total: 1, failed: 0, errors: [] },
    ],
  });
});

test('every action on an upload is logged', async () => {
  const { id } = await uploaded(app, admin, csv(rowsOf(2)));
  await undo(admin, id);
  const entries = await app.sql<object>(
    `select action, actor_kind as kind, subject_id as subject, after from activity_log
     where subject_id = ? order by id`,
    [id],
  );
  expect(entries).toEqual([
    {
      action: 'bulkUpload.start',
      kind: 'user',
      subject: id,
      after: { fileName: 'jobs.csv', total: 2, valid: 2 },
    },
    {
      action: 'bulkUpload.finish',
      kind: 'system',
      subject: id,
      after: { status: 'complete', successful: 2, failed: 0 },
    },
    {
      action: 'bulkUpload.undo',
      kind: 'user',
      subject: id,
      after: { status: 'undone', deleted: 2 },
    },
  ]);
  expect(await checkActivityLog(app.services)).toMatchObject({ broken: null });
});
