import { beforeAll, describe, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { BODY, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { putJob, putJobs, row } from '#tests/server/job/own/partner/partnerRows.ts';
import { changeOfJob, publicJob } from './changes.ts';

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

describe('an edit of an approved job', () => {
  test.each([
    ['title', 'Senior Nurse', 'Senior Nurse'],
    ['salary', '90 LPA', '90 LPA'],
    ['location', 'Delhi', 'Delhi'],
    ['isRemote', true, 'true'],
  ])('of its %s waits, and is invisible to others', async (name, value, after) => {
    const id = await newJob();
    const before = await publicJob(guest, id);
    const job = await updateJob(employer, id, { [name]: value });
    expect(job[name]).toBe(before[name]);
    expect(await publicJob(guest, id)).toEqual(before);
    const found = await guest.graphql<{ jobs: { nodes: Record<string, unknown>[] } }>(
      '{ jobs(first: 100) { nodes { id title salary location isRemote } } }',
    );
    expect(found.jobs.nodes.find((one) => one['id'] === id)![name]).toBe(before[name]);
    const change = await changeOfJob(employer, id);
    expect(change!.fields).toEqual([{ name, before: String(before[name]), after }]);
  });

  test.each([
    ['industry', 'finance'],
    ['description', 'Looks after patients, day and night, on two wards.'],
    ['benefits', 'Free meals'],
    ['experienceLevel', 'SENIOR_LEVEL'],
    ['isFeatured', true],
  ])('of its %s is live immediately, and is listed for administrators', async (name, value) => {
    const id = await newJob();
    await updateJob(employer, id, { [name]: value });
    await updateJob(employer, id, { responsibilities: 'Keeps order' });
    expect(await changeOfJob(employer, id)).toBeNull();
    const shown = await publicJob(guest, id);
    expect(shown[name === 'benefits' ? 'benefitsText' : name]).toBe(value);
    const { admin: answer } = await admin.graphql<{
      admin: { job: { changedSinceApproval: string[] } };
    }>('query($id: ID!) { admin { job(id: $id) { changedSinceApproval } } }', { id });
    expect(answer.job).toMatchObject({
      changedSinceApproval: expect.arrayContaining([name, 'responsibilities']),
    });
  });

  test.each([
    ['FEE', 'Send Rs 2000 before you join us.'],
    ['CONTACT', 'Write to us on WhatsApp.'],
    ['CONTACT', 'Apply at https://elsewhere.example/form.'],
  ])(
    'whose text adds the risk sign %s waits, even if the site approves automatically',
    async (sign, text) => {
      await app.settings({ autoApproveJobs: true });
      const id = await newJob();
      const before = await publicJob(guest, id);
      await updateJob(employer, id, { description: `Looks after patients. ${text}` });
      expect(await publicJob(guest, id)).toEqual(before);
      expect(await changeOfJob(employer, id)).toMatchObject({ riskSigns: [sign] });
      // Without the sign it is live immediately.
      await updateJob(employer, id, { description: 'Looks after patients.', title: 'Night Nurse' });
      expect(await publicJob(guest, id)).toMatchObject({
        title: 'Night Nurse',
        description: 'Looks after patients.',
      });
      expect(await changeOfJob(employer, id)).toBeNull();
      await app.settings({ autoApproveJobs: false });
    },
  );

  test('waits if a place contains a phone number, even if the site approves automatically', async () => {
    await app.settings({ autoApproveJobs: true });
    const id = await newJob();
    await updateJob(employer, id, { location: 'Pune, call 98765 43210' });
    await app.settings({ autoApproveJobs: false });
    expect(await publicJob(guest, id)).toMatchObject({ location: DETAILS.location });
    expect(await changeOfJob(employer, id)).toMatchObject({ riskSigns: ['CONTACT'] });
  });

  test('waits if a second phone number is added to a text with one', async () => {
    const id = await newJob();
    await app.sql(`update jobs set description = 'Call 98765 01234.' where id = ?`, [id]);
    await updateJob(employer, id, { description: 'Call 98765 01234, or 91234 56789.' });
    expect(await changeOfJob(employer, id)).toMatchObject({ riskSigns: ['CONTACT'] });
    await updateJob(employer, id, { description: 'Please call 98765 01234.' });
    expect(await changeOfJob(employer, id)).toBeNull();
    expect(await publicJob(guest, id)).toMatchObject({ description: 'Please call 98765 01234.' });
  });

  test('waits while the job is suspended too, because its applicants see it', async () => {
    const { seeker } = await scenario(app).seeker();
    const id = await newJob();
    await apply(seeker, { id });
    await app.settings({ autoApproveJobs: true });
    await app.sql(`update jobs set admin_status = 'suspended' where id = ?`, [id]);
    const wanted = { title: 'Head Nurse', location: 'Delhi', benefits: 'Meals' };
    expect(await updateJob(employer, id, wanted)).toMatchObject({
      title: DETAILS.title,
      location: DETAILS.location,
      benefitsText: 'Meals',
    });
    await app.settings({ autoApproveJobs: false });
    const { viewer } = await seeker.graphql<{ viewer: { applications: { nodes: object[] } } }>(
      '{ viewer { applications { nodes { job { title location } } } } }',
    );
    expect(viewer.applications.nodes).toEqual([
      { job: { title: DETAILS.title, location: DETAILS.location } },
    ]);
    expect(await notifiedStatuses(admin, id)).toEqual([{ status: 'changed' }]);
  });

  test('is merged with later edits, and dropped when it equals the public version', async () => {
    const id = await newJob();
    await updateJob(employer, id, { title: 'Senior Nurse', workMode: 'HYBRID' });
    await updateJob(employer, id, { salary: '9 LPA', benefits: 'Meals' });
    const change = await changeOfJob(employer, id);
    expect(Object.fromEntries(change!.fields.map(({ name, after }) => [name, after]))).toEqual({
      salary: '9 LPA',
      title: 'Senior Nurse',
      workMode: 'hybrid',
    });
    expect(await publicJob(guest, id)).toMatchObject({ ...DETAILS, benefitsText: 'Meals' });
    await updateJob(employer, id, { title: DETAILS.title, workMode: null });
    expect((await changeOfJob(employer, id))!.fields).toHaveLength(1);
    await updateJob(employer, id, { salary: DETAILS.salary });
    expect(await changeOfJob(employer, id)).toBeNull();
    expect(await logged(id)).toEqual([
      'job.propose',
      'job.update',
      'job.propose',
      'job.propose',
      'job.withdraw',
    ]);
  });

  test('waits if its text is that of another company, also while another field is edited', async () => {
    const other = await addCompany(app, { name: 'Other Works' });
    const copied = 'Looks after patients, day and night. '.repeat(6).trim();
    const theirs = await addJob(app, other.id, STORED);
    await app.sql('update jobs set description = ? where id = ?', [copied, theirs.id]);
    const id = await newJob();
    const before = await publicJob(guest, id);
    await updateJob(employer, id, { description: copied });
    await updateJob(employer, id, { title: 'Senior Nurse' });
    expect(await publicJob(guest, id)).toEqual(before);
    expect(await changeOfJob(employer, id)).toMatchObject({ riskSigns: ['DUPLICATE'] });
  });

  test('notifies administrators once, and is visible only to them and its company', async () => {
    const { rival } = await scenario(app).employer({ as: 'rival', company: { name: 'Rival' } });
    const id = await newJob();
    await updateJob(employer, id, { title: 'Senior Nurse' });
    await updateJob(employer, id, { title: 'Head Nurse' });
    expect(await notifiedStatuses(admin, id)).toEqual([{ status: 'changed' }]);
    expect(await changeOfJob(admin, id)).toMatchObject({ fields: [{ after: 'Head Nurse' }] });
    expect(await changeOfJob(rival, id)).toBeNull();
    expect(await changeOfJob(guest, id)).toBeNull();
  });

  test('is handled the same over REST, in partner calls and in bulk', async () => {
    await app.settings({ autoApproveJobs: true });
    const [one, other] = await putJobs(employer, [row('R-1'), row('R-2')]);
    await app.settings({ autoApproveJobs: false });
    const ids = [one!.job!.id, other!.job!.id];
    const patched = await employer.rest('PATCH', `/api/jobs/${ids[0]}`, { title: 'By REST' });
    expect(patched).toMatchObject({
      status: 200,
      body: { title: BODY.title, pendingChange: { fields: [{ after: 'By REST' }] } },
    });
    expect(await changeOfJob(employer, ids[0]!)).toMatchObject({ fields: [{ after: 'By REST' }] });
    expect(await putJob(employer, row('R-1', { title: 'By a partner' }))).toMatchObject({
      outcome: 'UPDATED',
    });
    expect(await putJob(employer, row('R-1', { title: 'By a partner' }))).toMatchObject({
      outcome: 'UNCHANGED',
    });
    await putJobs(employer, [row('R-1'), row('R-2', { salary: '90 LPA' })]);
    expect(await changeOfJob(employer, ids[0]!)).toBeNull();
    expect(await changeOfJob(employer, ids[1]!)).toMatchObject({ fields: [{ after: '90 LPA' }] });
    for (const id of ids)
      expect(await publicJob(guest, id)).toMatchObject({ title: BODY.title, salary: '' });
  });

  test('is applied immediately if the job is not approved', async () => {
    const { id } = await addJob(app, employer.company!.id, { ...STORED, adminStatus: 'pending' });
    expect(await updateJob(employer, id, { title: 'Senior Nurse' })).toMatchObject({
      title: 'Senior Nurse',
      standing: 'PENDING',
    });
  });
});
