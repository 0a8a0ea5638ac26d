import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { addJob } from '#tests/support/rows.ts';
import { apply } from '../applicationCalls.ts';
import {
  applicants,
  changeMany,
  changeMatching,
  endUndoWindow,
  kindsOf,
  notificationsOf,
  undo,
  unknownId,
  updateStatus,
  type Case,
} from '../status/statusWorld.ts';
import { ownSeenBy, undoWithdrawal, withdraw } from './ownCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const applicant = async () => (await applicants(app, employer, 1))[0]!;

const COUNTS = 'total pending reviewed shortlisted rejected hired withdrawn';

async function countsOf(jobId: string): Promise<Record<string, number>> {
  const { viewer } = await employer.graphql<{
    viewer: { applicationCounts: Record<string, number> };
  }>(`query($jobId: ID) { viewer { applicationCounts(jobId: $jobId) { ${COUNTS} } } }`, { jobId });
  return viewer.applicationCounts;
}

async function idsIn(filter: object): Promise<string[]> {
  const { viewer } = await employer.graphql<{
    viewer: { applications: { nodes: { id: string }[] } };
  }>(
    `query($jobId: ID, $status: ApplicationStatus, $withdrawn: Boolean) {
      viewer { applications(first: 50, jobId: $jobId, status: $status, withdrawn: $withdrawn) { nodes { id } } } }`,
    filter,
  );
  return viewer.applications.nodes.map(({ id }) => id);
}

/** The company's notifications about one application. */
const noticesOf = (id: string) =>
  app.sql<{ link: string }>(
    `select link from notifications
     where kind = 'application_withdrawn' and data ->> 'applicationId' = ?`,
    [id],
  );

test('a withdrawn application shows both sides when and why, and keeps its status', async () => {
  const { seeker, id } = await applicant();
  await updateStatus(employer, id, 'SHORTLISTED');
  const done = await withdraw(seeker, id, { reason: 'OTHER_JOB', text: ' I start in May. ' });
  expect(done).toMatchObject({
    status: 'SHORTLISTED',
    withdrawal: { reason: 'OTHER_JOB', text: 'I start in May.' },
  });
  expect(kindsOf(done)).toEqual(['APPLIED', 'SHORTLISTED', 'WITHDRAWN']);
  expect(await ownSeenBy(employer, id)).toMatchObject({ withdrawal: done.withdrawal, moves: [] });
});

test('the company is notified once, after ten seconds', async () => {
  const { seeker, id } = await applicant();
  await withdraw(seeker, id);
  expect(await noticesOf(id)).toEqual([]);
  await endUndoWindow(app);
  await endUndoWindow(app);
  expect(await noticesOf(id)).toEqual([{ link: `/manage-applications/${id}` }]);
  await expect(undoWithdrawal(seeker, id)).toBreakRule('application.withdraw.undo');
});

test('nobody is notified of a withdrawal from a job that has been deleted', async () => {
  const job = await addJob(app, employer.company!.id, { title: 'Porter' });
  const { seeker } = await scenario(app).seeker();
  const { id } = await apply(seeker, job);
  await withdraw(seeker, id);
  await app.sql('update jobs set deleted_at = now() where id = ?', [job.id]);
  await endUndoWindow(app);
  expect(await noticesOf(id)).toEqual([]);
});

test('a withdrawal that is undone in time leaves nothing behind', async () => {
  const { seeker, id } = await applicant();
  const before = await ownSeenBy(seeker, id);
  await withdraw(seeker, id, { reason: 'PAY' });
  expect(await undoWithdrawal(seeker, id)).toEqual(before);
  await endUndoWindow(app);
  expect(await noticesOf(id)).toEqual([]);
  expect(await updateStatus(employer, id, 'REVIEWED')).toMatchObject({ status: 'REVIEWED' });
});

describe('a withdrawn application', () => {
  test('is in no list or count of a status, and stays in the whole list', async () => {
    const job = await addJob(app, employer.company!.id, { title: 'Cook' });
    const { seeker, other } = await scenario(app).seeker().seeker({ as: 'other' });
    const { id } = await apply(seeker, job);
    const open = await apply(other, job);
    await withdraw(seeker, id);
    const ofJob = { jobId: job.id };
    expect(await countsOf(job.id)).toMatchObject({ total: 2, pending: 1, withdrawn: 1 });
    expect(await idsIn({ ...ofJob, status: 'PENDING' })).toEqual([open.id]);
    expect(await idsIn({ ...ofJob, withdrawn: false })).toEqual([open.id]);
    expect(await idsIn({ ...ofJob, withdrawn: true })).toEqual([id]);
    expect((await idsIn(ofJob)).toSorted()).toEqual([id, open.id].toSorted());
  });

  test('cannot be decided on, one by one, in bulk or by a filter', async () => {
    const [{ seeker, id }, other] = (await applicants(app, employer, 2)) as [Case, Case];
    await withdraw(seeker, id);
    await expect(updateStatus(employer, id, 'REJECTED')).toBreakRule('application.move.withdrawn');
    const { refused, applications } = await changeMany(employer, [id, other.id], 'REVIEWED');
    expect(refused).toMatchObject([{ id, rule: 'application.move.withdrawn' }]);
    expect(applications.map((one) => one.id)).toEqual([other.id]);
    const until = app.clock.now().toISOString();
    const all = { status: 'SHORTLISTED', until, search: 'Staff Nurse' };
    await changeMatching(employer, all);
    expect(await ownSeenBy(employer, id)).toMatchObject({ status: 'PENDING' });
  });

  test('does not keep the seeker from applying again; undoing it then is refused', async () => {
    const job = await addJob(app, employer.company!.id, { title: 'Driver' });
    const { seeker } = await scenario(app).seeker();
    const first = await apply(seeker, job);
    await withdraw(seeker, first.id);
    const second = await apply(seeker, job);
    expect(second.job).toMatchObject({ applicationsCount: 2, myApplication: { id: second.id } });
    await expect(undoWithdrawal(seeker, first.id)).toBreakRule('application.submit.once');
    await expect(apply(seeker, job)).toBreakRule('application.submit.once');
  });
});

test('a bulk change that can still be undone is dropped, and the applicant never hears of it', async () => {
  const { seeker, id } = await applicant();
  const { batchId } = await changeMany(employer, [id], 'REJECTED');
  await withdraw(seeker, id);
  await endUndoWindow(app);
  expect(await ownSeenBy(employer, id)).toMatchObject({ status: 'PENDING' });
  expect(await notificationsOf(seeker)).toEqual([]);
  await expect(undo(employer, batchId!)).toBreakRule('application.undo.window');
});

test('a bulk change is still made if the withdrawal is undone, even after the end of its undo window', async () => {
  const { seeker, id } = await applicant();
  await changeMany(employer, [id], 'REJECTED', { message: 'Not this time.' });
  app.clock.forward({ seconds: 8 });
  await withdraw(seeker, id);
  app.clock.forward({ seconds: 4 });
  await app.runTasks();
  expect(await ownSeenBy(seeker, id)).toMatchObject({ status: 'PENDING' });
  await undoWithdrawal(seeker, id);
  await app.runTasks();
  expect(await ownSeenBy(seeker, id)).toMatchObject({ status: 'REJECTED', withdrawal: null });
  expect(await notificationsOf(seeker)).toHaveLength(1);
});

test.each(['REJECTED', 'HIRED'])('%s applications cannot be withdrawn', async (status) => {
  const { seeker, id } = await applicant();
  await app.sql('update applications set status = ? where id = ?', [status.toLowerCase(), id]);
  await expect(withdraw(seeker, id)).toBreakRule('application.withdraw.open');
});

test('an application is withdrawn once, and only by the applicant', async () => {
  const { seeker, id } = await applicant();
  const { other } = await scenario(app).seeker({ as: 'other' });
  await expect(withdraw(other, id)).toFailWith('NOT_FOUND');
  await expect(undoWithdrawal(other, id)).toFailWith('NOT_FOUND');
  await expect(withdraw(seeker, unknownId())).toFailWith('NOT_FOUND');
  await expect(withdraw(employer, id)).toFailWith('FORBIDDEN');
  await withdraw(seeker, id);
  await expect(withdraw(seeker, id)).toBreakRule('application.withdraw.open');
});
