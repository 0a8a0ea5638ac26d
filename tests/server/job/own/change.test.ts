import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { changeJobs, deleteJob, ownJobs, turn, updateJob } from './jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  // Review of changes is turned off here; tests/server/admin/pendingChange covers it.
  await app.settings({ autoApproveJobs: true });
});

const DAY = 86_400_000;
const newJob = (details: JobDetails = {}) => addJob(app, employer.company!.id, details);
const daysFromNow = (time: string | null) =>
  Math.round((Date.parse(time!) - app.clock.now().getTime()) / DAY);

describe('a change', () => {
  test('keeps fields that are left out, and recomputes derived ones', async () => {
    const { id } = await newJob({ salary: { text: '3 LPA', min: 300_000, max: 300_000 } });
    const job = await updateJob(employer, id, {
      title: 'Tea Buyer',
      salary: '₹50,000 per month',
      location: 'Trivandrum, Kerala',
      description: '- one\n- two',
      experience: 12,
      isRemote: true,
    });
    expect(job).toMatchObject({
      title: 'Tea Buyer',
      salaryMin: 600_000,
      salaryMax: 600_000,
      salaryPeriod: 'MONTH',
      district: 'Thiruvananthapuram',
      state: 'Kerala',
      descriptionHtml: '<ul><li>one</li><li>two</li></ul>',
      experienceYears: 12,
      experienceLevel: 'EXECUTIVE',
      isRemote: true,
      type: 'FULL_TIME',
      industry: 'technology',
      standing: 'LIVE',
    });
    const again = await updateJob(employer, id, { experienceLevel: 'ENTRY_LEVEL', salary: null });
    expect(again).toMatchObject({
      experienceYears: null,
      experienceLevel: 'ENTRY_LEVEL',
      salary: '',
      salaryMin: null,
      salaryPeriod: null,
      title: 'Tea Buyer',
    });
  });

  test('is refused by the same rules, and then changes nothing', async () => {
    const { id, title } = await newJob();
    for (const wrong of [
      { title: '' },
      { title: null },
      { type: null },
      { category: 'none of them' },
      { description: ' ' },
      { isRemote: null },
      { applicationDeadline: '2020-01-01' },
    ])
      await expect(updateJob(employer, id, { location: 'Goa', ...wrong })).toFailWith(
        'BAD_USER_INPUT',
      );
    const [job] = (await ownJobs(employer, { search: title, first: 1 })).nodes;
    expect(job).toMatchObject({ title, location: 'Pune, Maharashtra' });
  });

  test('an unchanged deadline may have passed, a new one must be ahead, and null removes it', async () => {
    const { id } = await newJob({ endsIn: -3 });
    const { applicationDeadline } = await updateJob(employer, id, { isHot: true });
    const kept = await updateJob(employer, id, { applicationDeadline, title: 'Still Over' });
    expect(kept).toMatchObject({ applicationDeadline, standing: 'EXPIRED' });
    const ahead = new Date(app.clock.now().getTime() + 5 * DAY).toISOString();
    expect(await updateJob(employer, id, { applicationDeadline: ahead })).toMatchObject({
      applicationDeadline: ahead,
      standing: 'LIVE',
    });
    expect(await updateJob(employer, id, { applicationDeadline: null })).toMatchObject({
      applicationDeadline: null,
      renewableFrom: null,
    });
  });

  test('the two flags are independent', async () => {
    const { id } = await newJob();
    expect(await updateJob(employer, id, { isFeatured: true })).toMatchObject({
      isFeatured: true,
      isHot: false,
    });
    expect(await updateJob(employer, id, { isHot: true })).toMatchObject({
      isFeatured: true,
      isHot: true,
    });
    expect(await updateJob(employer, id, { isFeatured: false })).toMatchObject({
      isFeatured: false,
      isHot: true,
    });
  });
});

describe('closing and opening', () => {
  test('closes a job once, and reopens it while its deadline is ahead', async () => {
    const { id } = await newJob();
    await expect(turn(employer, 'reopenJob', id)).toBreakRule('job.reopen.closed');
    expect(await turn(employer, 'closeJob', id)).toMatchObject({
      standing: 'CLOSED',
      status: 'CLOSED',
    });
    await expect(turn(employer, 'closeJob', id)).toBreakRule('job.close.open');
    // PostgreSQL reads an id in capitals too.
    const reopened = await turn(employer, 'reopenJob', id.toUpperCase());
    expect(reopened).toMatchObject({ id, standing: 'LIVE' });
  });

  test('an expired job has to be renewed, not reopened', async () => {
    const { id } = await newJob({ endsIn: -1, status: 'closed' });
    await expect(turn(employer, 'reopenJob', id)).toBreakRule('job.reopen.deadline');
    const renewed = await turn(employer, 'renewJob', id);
    expect(renewed.standing).toBe('LIVE');
    expect(daysFromNow(renewed.applicationDeadline)).toBe(30);
  });

  test('a pending job can be closed too, which does not approve it', async () => {
    const { id } = await newJob({ adminStatus: 'pending' });
    await turn(employer, 'closeJob', id);
    expect(await turn(employer, 'reopenJob', id)).toMatchObject({ standing: 'PENDING' });
  });
});

describe('renewing', () => {
  test('extends a job by thirty days, from seven days before the deadline', async () => {
    const early = await newJob({ endsIn: 7.01 });
    const late = await newJob({ endsIn: 6.99 });
    await expect(turn(employer, 'renewJob', early.id)).toBreakRule('job.renew.window');
    const { applicationDeadline } = await turn(employer, 'renewJob', late.id);
    expect(daysFromNow(applicationDeadline)).toBe(37);
    await expect(turn(employer, 'renewJob', late.id)).toBreakRule('job.renew.window');
  });

  test('counts from now if the deadline has passed; a job without a deadline cannot be renewed', async () => {
    const { id } = await newJob({ endsIn: -90 });
    const { applicationDeadline } = await turn(employer, 'renewJob', id);
    expect(daysFromNow(applicationDeadline)).toBe(30);
    await updateJob(employer, id, { applicationDeadline: null });
    await expect(turn(employer, 'renewJob', id)).toBreakRule('job.renew.window');
  });
});

describe('deleting', () => {
  test('removes a job; for ten minutes it can be restored as it was', async () => {
    const { id } = await newJob({ featured: true });
    expect(await deleteJob(employer, id)).toBe(id);
    await expect(deleteJob(employer, id)).toFailWith('NOT_FOUND');
    await expect(updateJob(employer, id, { isHot: true })).toFailWith('NOT_FOUND');
    await expect(turn(employer, 'closeJob', id)).toFailWith('NOT_FOUND');
    app.clock.forward({ minutes: 9 });
    expect(await turn(employer, 'restoreJob', id)).toMatchObject({
      standing: 'LIVE',
      isFeatured: true,
    });
    expect(await turn(employer, 'restoreJob', id)).toMatchObject({ standing: 'LIVE' });
    await deleteJob(employer, id);
    app.clock.forward({ minutes: 10, seconds: 1 });
    await expect(turn(employer, 'restoreJob', id)).toBreakRule('job.restore.window');
  });

  test('applicants keep their history', async () => {
    const { seeker } = await scenario(app).seeker();
    const job = await newJob({ title: 'Kept Job' });
    await apply(seeker, job);
    await deleteJob(employer, job.id);
    const { viewer } = await seeker.graphql<{ viewer: { applications: unknown } }>(
      '{ viewer { applications { nodes { status events { kind } job { title standing } } } } }',
    );
    expect(viewer.applications).toEqual({
      nodes: [
        {
          status: 'PENDING',
          events: [{ kind: 'APPLIED' }],
          job: { title: 'Kept Job', standing: 'CLOSED' },
        },
      ],
    });
  });
});

describe('several at once', () => {
  test('each job is changed on its own: a refused one says why and does not hold back the others', async () => {
    const [open, closed, gone] = [await newJob(), await newJob({ status: 'closed' }), newId(0)];
    const done = await changeJobs(employer, 'CLOSE', [open.id, closed.id, gone, 'no id']);
    expect(done.jobs.map(({ id, standing }) => ({ id, standing }))).toEqual([
      { id: open.id, standing: 'CLOSED' },
    ]);
    expect(done.refused).toEqual([
      { id: closed.id, message: 'This job is already closed.', rule: 'job.close.open' },
      { id: gone, message: 'We could not find this job. It may have been deleted.', rule: null },
      { id: 'no id', message: 'We could not find this job. It may have been deleted.', rule: null },
    ]);
  });

  test('every action can be reversed', async () => {
    const ids = [(await newJob({ endsIn: 3 })).id, (await newJob({ endsIn: 5 })).id];
    await app.sql('update jobs set is_featured = false, is_hot = false');
    const all = async (action: string) => (await changeJobs(employer, action, ids)).jobs;
    expect((await all('FEATURE')).map((job) => job.isFeatured)).toEqual([true, true]);
    expect((await all('HOT')).map((job) => job.isHot)).toEqual([true, true]);
    expect((await all('UNFEATURE')).map((job) => job.isFeatured)).toEqual([false, false]);
    expect((await all('UNHOT')).map((job) => job.isHot)).toEqual([false, false]);
    expect((await all('CLOSE')).map((job) => job.standing)).toEqual(['CLOSED', 'CLOSED']);
    expect((await all('REOPEN')).map((job) => job.standing)).toEqual(['LIVE', 'LIVE']);
    const renewed = await all('RENEW');
    expect(renewed.map((job) => daysFromNow(job.applicationDeadline))).toEqual([33, 35]);
    const deleted = await changeJobs(employer, 'DELETE', ids);
    expect(deleted).toEqual({ jobs: [], deletedJobIds: ids, refused: [] });
    expect((await all('RESTORE')).map((job) => job.id)).toEqual(ids);
  });

  test('a job listed twice is changed once; a request takes one to a hundred jobs', async () => {
    const { id } = await newJob();
    expect((await changeJobs(employer, 'CLOSE', [id, id])).refused).toEqual([]);
    await expect(changeJobs(employer, 'HOT', [])).toFailWith('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, () => newId(0));
    await expect(changeJobs(employer, 'HOT', many)).toFailWith('BAD_USER_INPUT');
  });
});
