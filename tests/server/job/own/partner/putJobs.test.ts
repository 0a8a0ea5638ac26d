import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { changeJobs, deleteJob, turn } from '#tests/server/job/own/jobCalls.ts';
import {
  deletePartnerJobs,
  jobByExternalId,
  outcomes,
  putJob,
  putJobs,
  row,
} from './partnerRows.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

const logged = async (id: string) =>
  (
    await app.sql<{ action: string }>(
      `select action from activity_log where subject_id = ? order by id`,
      [id],
    )
  ).map(({ action }) => action);

describe('a job that a partner sends', () => {
  test('is posted by the usual rules, and found by its external id', async () => {
    const { outcome, job } = await putJob(employer, row('A-1', { salary: '5 - 10 LPA' }));
    expect(outcome).toBe('CREATED');
    expect(job).toMatchObject({
      externalId: 'A-1',
      title: 'Chief Tea Taster',
      state: 'Karnataka',
      salaryMin: 500_000,
      experienceLevel: 'MID_LEVEL',
      standing: 'PENDING',
      status: 'ACTIVE',
      type: 'FULL_TIME',
    });
    expect(await jobByExternalId(employer, ' A-1 ')).toEqual(job);
  });

  test('sent again unchanged, is left as it is: no new version, no log entry, no request for approval', async () => {
    const first = await putJob(employer, row('A-2'));
    const notifications = async () =>
      app.sql(`select id from notifications where data ->> 'jobId' = ?`, [first.job.id]);
    const before = [
      await app.sql('select * from jobs where id = ?', [first.job.id]),
      await notifications(),
    ];
    app.clock.forward({ minutes: 5 });
    const again = await putJob(employer, row('A-2'));
    expect(again).toEqual({ outcome: 'UNCHANGED', job: first.job });
    const after = [
      await app.sql('select * from jobs where id = ?', [first.job.id]),
      await notifications(),
    ];
    expect(after).toEqual(before);
    expect(await logged(first.job.id)).toEqual(['job.create']);
  });

  test('sent with other content, is updated; an approved job stays approved', async () => {
    const { job } = await putJob(employer, row('A-3', { benefits: 'Tea' }));
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [job.id]);
    const more = { industry: 'finance', description: 'Knows *all* tea.' };
    const changed = await putJob(employer, row('A-3', more));
    expect(changed).toMatchObject({
      outcome: 'UPDATED',
      job: { id: job.id, standing: 'LIVE', postedAt: job.postedAt },
    });
    const [stored] = await app.sql<Record<string, string>>(
      'select description_html, benefits from jobs where id = ?',
      [job.id],
    );
    expect(stored).toEqual({ description_html: '<p>Knows <em>all</em> tea.</p>', benefits: '' });
    expect(await logged(job.id)).toEqual(['job.create', 'job.update']);
  });

  test('with a risk sign waits, even if the site approves automatically; a link to the company is not a sign', async () => {
    await app.sql(
      `update companies set website = 'https://lotus.example' where name = 'Lotus Works'`,
    );
    await app.settings({ autoApproveJobs: true });
    const sent = await putJobs(employer, [
      row('A-5', { description: 'Apply at https://elsewhere.example/form.' }),
      row('A-6', { description: 'Read https://lotus.example/tea.' }),
    ]);
    await app.settings({ autoApproveJobs: false });
    expect(sent.map(({ job }) => job!.standing)).toEqual(['PENDING', 'LIVE']);
    const benefits = 'See https://lotus.example/benefits';
    await putJob(
      employer,
      row('A-6', { description: 'Read https://lotus.example/tea.', benefits }),
    );
    expect(
      await app.sql(`select id from pending_changes where job_id = ?`, [sent[1]!.job!.id]),
    ).toEqual([]);
  });

  test('once rejected, waits again only when its content changes', async () => {
    const { job } = await putJob(employer, row('A-4'));
    await app.sql(`update jobs set admin_status = 'rejected' where id = ?`, [job.id]);
    expect(await putJob(employer, row('A-4'))).toMatchObject({
      outcome: 'UNCHANGED',
      job: { standing: 'REJECTED' },
    });
    expect(await putJob(employer, row('A-4', { title: 'Mended' }))).toMatchObject({
      outcome: 'UPDATED',
      job: { standing: 'PENDING' },
    });
  });

  test('keeps what its employer set: featured, urgent or closed', async () => {
    const { job } = await putJob(employer, row('A-5', { isFeatured: true }));
    await turn(employer, 'closeJob', job.id);
    expect(await putJob(employer, row('A-5', { title: 'Another' }))).toMatchObject({
      outcome: 'UPDATED',
      job: { status: 'CLOSED', isFeatured: true },
    });
    expect(
      await putJob(employer, row('A-5', { title: 'Another', isFeatured: false })),
    ).toMatchObject({ outcome: 'UPDATED', job: { isFeatured: false } });
  });

  test('needs a deadline that is ahead, or the current one', async () => {
    const soon = { applicationDeadline: inDays(2) };
    const { job } = await putJob(employer, row('A-6', soon));
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [job.id]);
    app.clock.forward({ days: 3 });
    expect(await putJob(employer, row('A-6', soon))).toMatchObject({
      outcome: 'UNCHANGED',
      job: { id: job.id, standing: 'EXPIRED' },
    });
    await expect(
      putJob(employer, row('A-6', { applicationDeadline: inDays(-2) })),
    ).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'applicationDeadline' }] },
    });
    await expect(
      putJob(employer, row('A-7', { applicationDeadline: inDays(-2) })),
    ).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(await jobByExternalId(employer, 'A-7')).toBeNull();
  });
});

describe('several at once', () => {
  test('each job is handled on its own and in order, with its own errors', async () => {
    await putJobs(employer, [row('B-1'), row('B-2')]);
    const results = await putJobs(employer, [
      row('B-2', { title: 'Another' }),
      row('B-3', { title: ' ', type: 'sometimes', experience: 99 }),
      row('B-1'),
      row('B-4'),
      row('B-4', { title: 'Twice' }),
      row(' '),
    ]);
    expect(outcomes(results)).toEqual([
      'UPDATED',
      'REFUSED',
      'UNCHANGED',
      'CREATED',
      'REFUSED',
      'REFUSED',
    ]);
    expect(results.map(({ externalId }) => externalId)).toEqual([
      'B-2',
      'B-3',
      'B-1',
      'B-4',
      'B-4',
      '',
    ]);
    expect(results[1]!.job).toBeNull();
    expect(results[1]!.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'type', 'experience']),
    );
    expect(results[3]!.job).toMatchObject({ title: 'Chief Tea Taster' });
    expect(results[4]!.errors).toEqual([
      { field: 'externalId', message: expect.stringContaining('Another row') },
    ]);
    expect(results[5]!.errors).toMatchObject([{ field: 'externalId' }]);
  });

  test('takes one to a hundred jobs', async () => {
    for (const count of [0, 101]) {
      const rows = Array.from({ length: count }, (_, at) => row(`many-${at}`));
      await expect(putJobs(employer, rows)).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    expect(await jobByExternalId(employer, 'many-0')).toBeNull();
  });

  test('the administrators are notified once about all of them', async () => {
    const { admin } = await scenario(app).admin();
    await putJobs(employer, [row('C-1'), row('C-2'), row('C-3')]);
    const { viewer } = await admin.graphql<{
      viewer: { notifications: { nodes: { title: string; body: string }[] } };
    }>('{ viewer { notifications { nodes { title body } } } }');
    expect(viewer.notifications.nodes).toEqual([
      {
        title: 'Jobs are waiting for approval',
        body: 'Chief Tea Taster and 2 more at Lotus Works',
      },
    ]);
  });
});

describe('a job that a partner deletes', () => {
  test('is gone, and its external id can be used again', async () => {
    const { job } = await putJob(employer, row('D-1'));
    expect(await deletePartnerJobs(employer, ['D-1', 'D-0', 'D-1'])).toEqual([
      { externalId: 'D-1', outcome: 'DELETED', deletedJobId: job.id },
      { externalId: 'D-0', outcome: 'MISSING', deletedJobId: null },
      { externalId: 'D-1', outcome: 'MISSING', deletedJobId: null },
    ]);
    expect(await jobByExternalId(employer, 'D-1')).toBeNull();
    const another = await putJob(employer, row('D-1'));
    expect(another.outcome).toBe('CREATED');
    expect(another.job.id).not.toBe(job.id);
    // Two jobs cannot share an external id, so the old one cannot be restored.
    await expect(turn(employer, 'restoreJob', job.id)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', rule: 'job.restore.taken' },
    });
    await deleteJob(employer, another.job.id);
    await turn(employer, 'restoreJob', job.id);
    expect(await jobByExternalId(employer, 'D-1')).toMatchObject({ id: job.id });
  });

  test('stays deleted if its external id is in use; others are restored with the same request', async () => {
    const deleted: string[] = [];
    for (const externalId of ['D-2', 'D-3', 'D-3']) {
      const { job } = await putJob(employer, row(externalId));
      await deleteJob(employer, job.id);
      deleted.push(job.id);
    }
    const [taken, free, twice] = deleted;
    await putJob(employer, row('D-2'));
    const { jobs, refused } = await changeJobs(employer, 'RESTORE', deleted);
    expect(jobs.map(({ id }) => id)).toEqual([free]);
    expect(refused.map(({ id, rule }) => [id, rule])).toEqual([
      [taken, 'job.restore.taken'],
      [twice, 'job.restore.taken'],
    ]);
  });
});

describe('an external id', () => {
  test("belongs to one company: another may use the same one, and neither sees the other's job", async () => {
    const { other } = await scenario(app).employer({ as: 'other' });
    const { job } = await putJob(employer, row('E-1'));
    expect(await jobByExternalId(other, 'E-1')).toBeNull();
    expect(await deletePartnerJobs(other, ['E-1'])).toMatchObject([{ outcome: 'MISSING' }]);
    const theirs = await putJob(other, row('E-1', { title: 'Theirs' }));
    expect(theirs.outcome).toBe('CREATED');
    expect(theirs.job.id).not.toBe(job.id);
    expect(await jobByExternalId(employer, 'E-1')).toEqual(job);
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [job.id]);
    const seen = 'query($id: ID!) { job(id: $id) { externalId } }';
    expect(await other.graphql(seen, { id: job.id })).toEqual({ job: { externalId: null } });
    expect(await app.graphql(seen, { id: job.id })).toEqual({ job: { externalId: null } });
  });

  test('can be used only by those who may post', async () => {
    const { seeker, unverified, homeless } = await scenario(app)
      .seeker()
      .employer({ as: 'unverified', emailVerified: false })
      .employer({ as: 'homeless', company: null });
    await expect(putJobs(seeker, [row('F')])).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    await expect(putJobs(unverified, [row('F')])).rejects.toMatchObject({
      extensions: { rule: 'job.post.verified-address' },
    });
    await expect(putJobs(homeless, [row('F')])).rejects.toMatchObject({
      extensions: { rule: 'job.post.company' },
    });
    await expect(putJobs(app, [row('F')])).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});
