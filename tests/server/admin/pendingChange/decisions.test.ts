import { beforeAll, describe, expect, test } from 'vitest';
import { caller, type Caller } from '#tests/support/caller.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { turn, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { changeOfJob, decide, publicJob, withdraw } from './changes.ts';

let app: App;
let employer: Employer;
let admin: Person;
let guest: Caller;

beforeAll(async () => {
  ({ app, employer, admin } = await scenario(theApp()).employer().admin());
  guest = caller(app.url);
  await app.settings({ autoApproveJobs: false });
});

const DETAILS = { title: 'Staff Nurse', salary: '4-5 LPA', location: 'Pune, Maharashtra' };
const STORED = { ...DETAILS, salary: { text: DETAILS.salary, min: 400_000, max: 500_000 } };
const newJob = async () => (await addJob(app, employer.company!.id, STORED)).id;
const notifiedStatuses = (to: Person, id: string) =>
  app.sql(
    `select data ->> 'status' as status from notifications
     where user_id = ? and data ->> 'jobId' = ? order by created_at`,
    [to.id, id],
  );
const logged = async (id: string) =>
  (
    await app.sql<{ action: string }>(
      'select action from activity_log where subject_id = ? order by id',
      [id],
    )
  ).map(({ action }) => action);

describe('the decision', () => {
  async function waiting() {
    const id = await newJob();
    const values = { title: 'Head Nurse', salary: '9 LPA', location: 'Delhi', workMode: 'FIELD' };
    await updateJob(employer, id, values);
    return { id, change: (await changeOfJob(employer, id))! };
  }

  test('to approve publishes the change with its derived values, and notifies the employer', async () => {
    const { id, change } = await waiting();
    const { decidePendingChange: done } = await decide(admin, change.id, 'APPROVE', {
      proposedAt: change.proposedAt,
    });
    expect(done).toMatchObject({
      company: null,
      job: { changedSinceApproval: [], job: { title: 'Head Nurse', pendingChange: null } },
    });
    expect(await publicJob(guest, id)).toMatchObject({
      title: 'Head Nurse',
      salary: '9 LPA',
      salaryMin: 900_000,
      state: 'Delhi',
      workMode: 'FIELD',
    });
    expect(await notifiedStatuses(employer, id)).toEqual([{ status: 'changeApproved' }]);
    const [mail] = await app.mails(employer.email);
    expect(mail!.subject).toBe('Your change was approved: Head Nurse');
    expect(await logged(id)).toEqual(['job.propose', 'job.approveChange']);
  });

  test('to reject keeps the public version, and notifies the employer of the reason', async () => {
    const { id, change } = await waiting();
    const before = await publicJob(guest, id);
    await decide(admin, change.id, 'REJECT', { adminNotes: 'Nobody pays that.' });
    expect(await publicJob(guest, id)).toEqual(before);
    expect(await changeOfJob(employer, id)).toBeNull();
    const [mail] = await app.mails(employer.email);
    expect(mail!.subject).toBe('Your change was not approved: Staff Nurse');
    expect(mail!.text).toContain('Nobody pays that.');
  });

  test('applies to the version that was seen: an edit meanwhile is a conflict', async () => {
    const { id, change } = await waiting();
    app.clock.forward({ seconds: 1 });
    await updateJob(employer, id, { title: 'Ward Sister' });
    await expect(
      decide(admin, change.id, 'APPROVE', { proposedAt: change.proposedAt }),
    ).rejects.toMatchObject({ extensions: { code: 'CONFLICT', rule: 'change.decide.seen' } });
    const { status, body } = await admin.rest('PUT', `/api/admin/pending-changes/${change.id}`, {
      decision: 'approve',
      proposedAt: change.proposedAt,
    });
    expect({ status, body }).toMatchObject({ status: 409, body: { rule: 'change.decide.seen' } });
    expect(await publicJob(guest, id)).toMatchObject(DETAILS);
  });

  test('is made once, by administrators only', async () => {
    const { change } = await waiting();
    await expect(decide(employer, change.id, 'APPROVE')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    const outcomes = await Promise.allSettled([
      decide(admin, change.id, 'APPROVE'),
      decide(admin, change.id, 'REJECT'),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { extensions: { code: 'NOT_FOUND' } } }]);
  });

  test('is not needed if the employer withdraws the change, which no one else can', async () => {
    const { rival } = await scenario(app).employer({ as: 'rival', company: { name: 'Rival' } });
    const { id, change } = await waiting();
    await expect(withdraw(rival, change.id)).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await withdraw(employer, change.id);
    expect(await changeOfJob(employer, id)).toBeNull();
    expect(await publicJob(guest, id)).toMatchObject(DETAILS);
  });

  test('the list for administrators shows the longest waiting change first', async () => {
    await app.sql('delete from pending_changes');
    const first = await waiting();
    app.clock.forward({ seconds: 1 });
    const second = await waiting();
    const list = async () =>
      (
        await admin.graphql<{ admin: { jobs: { totalCount: number; nodes: { id: string }[] } } }>(
          '{ admin { jobs(changed: true, first: 10) { totalCount nodes { id } } } }',
        )
      ).admin.jobs;
    expect(await list()).toEqual({
      totalCount: 2,
      nodes: [{ id: first.id }, { id: second.id }],
    });
    await employer.graphql(
      'mutation($id: ID!) { deleteJob(input: { id: $id }) { deletedJobId } }',
      {
        id: first.id,
      },
    );
    expect((await list()).nodes).toEqual([{ id: second.id }]);
    await expect(decide(admin, first.change.id, 'APPROVE')).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await turn(employer, 'restoreJob', first.id);
    expect((await list()).totalCount).toBe(2);
  });
});
