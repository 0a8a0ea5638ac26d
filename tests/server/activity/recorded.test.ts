import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '#server/modules/account/administrator/administrator.service.ts';
import { checkActivityLog } from '#server/modules/activity/chain.service.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applying.ts';
import {
  changeJobsStatus,
  decide,
  verifyCompany,
} from '#tests/server/admin/moderation/moderationCalls.ts';
import {
  changeJobs,
  createJob,
  deleteJob,
  turn,
  updateJob,
} from '#tests/server/job/own/posting.ts';
import { emptyLog } from './emptyLog.ts';

let app: App;
let admin: Person;
let employer: Employer;
let seeker: Person;

beforeAll(async () => {
  ({ app, admin, employer, seeker } = await scenario().admin().employer().seeker());
});
beforeEach(async () => {
  await emptyLog(app);
});

interface Entry {
  action: string;
  actor: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

async function entries(): Promise<Entry[]> {
  expect(await checkActivityLog(app.services)).toMatchObject({ broken: null });
  return app.sql<Entry>(
    `select action, actor_id::text as actor, subject_kind || ' ' || subject_id as subject, before, after
     from activity_log order by id`,
  );
}

const actions = async () => (await entries()).map(({ action }) => action);

test('what an employer does to a job', async () => {
  const { id } = await createJob(employer, { title: 'Kite Maker' });
  await updateJob(employer, id, { title: 'Kite Flyer', description: 'Flies.', location: 'Goa' });
  await updateJob(employer, id, { title: 'Kite Flyer' });
  await turn(employer, 'closeJob', id);
  await turn(employer, 'reopenJob', id);
  await changeJobs(employer, 'FEATURE', [id]);
  await deleteJob(employer, id);
  await turn(employer, 'restoreJob', id);
  const told = await entries();
  expect(told.map(({ action }) => action)).toEqual([
    'job.create',
    'job.update',
    'job.close',
    'job.reopen',
    'job.feature',
    'job.delete',
    'job.restore',
  ]);
  expect(new Set(told.map(({ actor }) => actor))).toEqual(new Set([employer.id]));
  expect(new Set(told.map(({ subject }) => subject))).toEqual(new Set([`job ${id}`]));
  expect(told[1]).toMatchObject({
    before: {
      title: 'Kite Maker',
      description: 'Tastes **tea**.\n\nAll day.',
      location: 'Bangalore, Karnataka',
    },
    after: { title: 'Kite Flyer', description: 'Flies.', location: 'Goa' },
  });
  expect(told[1]!.after).not.toHaveProperty('descriptionHtml');
  expect(told[2]).toMatchObject({ before: { status: 'active' }, after: { status: 'closed' } });
});

test('what was refused is not there', async () => {
  const { id } = await createJob(employer);
  await turn(employer, 'closeJob', id);
  await expect(turn(employer, 'closeJob', id)).toBreakRule('job.close.open');
  await expect(decide(admin, 'job', id, 'suspended')).toFailWith('RULE_VIOLATION');
  await changeJobsStatus(admin, 'SUSPEND', [id]);
  expect(await actions()).toEqual(['job.create', 'job.close']);
});

test('what administrators decide, with the note and what it was before', async () => {
  const { id } = await addJob(app, employer.company!.id, { adminStatus: 'pending' });
  const more = await addJob(app, employer.company!.id);
  await decide(admin, 'job', id, 'rejected', { adminNotes: 'No pay.' });
  await changeJobsStatus(admin, 'APPROVE', [id, more.id]);
  await decide(admin, 'company', employer.company!.id, 'suspended');
  await verifyCompany(admin, employer.company!.id);
  const told = await entries();
  expect(told).toMatchObject([
    {
      action: 'job.reject',
      actor: admin.id,
      subject: `job ${id}`,
      before: { adminStatus: 'pending', adminNotes: null },
      after: { adminStatus: 'rejected', adminNotes: 'No pay.' },
    },
    { action: 'job.approve', subject: `job ${id}`, before: { adminNotes: 'No pay.' } },
    { action: 'company.suspend', subject: `company ${employer.company!.id}` },
    { action: 'company.approve', before: { adminStatus: 'suspended' } },
  ]);
  expect(told).toHaveLength(4);
});

test('what becomes of a company, and not how to reach somebody there', async () => {
  const { founder } = await scenario(app).employer({ as: 'founder', company: null });
  await founder.graphql(
    `mutation { createCompany(input: { name: "Mill", industry: "Retail", phone: "9876543210" }) { viewer { id } } }`,
  );
  await founder.graphql(
    `mutation { updateCompany(input: { name: "New Mill", phone: "9876543211" }) { viewer { id } } }`,
  );
  await founder.graphql(
    `mutation { updateCompany(input: { name: "New Mill" }) { viewer { id } } }`,
  );
  const told = await entries();
  expect(told).toMatchObject([
    { action: 'company.create', after: { name: 'Mill', adminStatus: 'pending' } },
    { action: 'company.update', before: { name: 'Mill' }, after: { name: 'New Mill' } },
  ]);
  expect(told).toHaveLength(2);
  expect(JSON.stringify(told)).not.toContain('98765');
});

test('what is decided about applications, one by one, among many, and taken back', async () => {
  const { id: jobId } = await addJob(app, employer.company!.id);
  const { id } = await apply(seeker, { id: jobId });
  const move = (status: string) =>
    employer.graphql(
      `mutation($id: ID!, $status: ApplicationStatus!) {
        updateApplicationStatus(input: { id: $id, status: $status }) { application { id } } }`,
      { id, status },
    );
  await move('REVIEWED');
  await expect(move('HIRED')).toBreakRule('application.move.allowed');
  const { changeApplications } = await employer.graphql<{
    changeApplications: { batchId: string };
  }>(
    `mutation($ids: [ID!]!) { changeApplications(input: { ids: $ids, status: SHORTLISTED }) { batchId } }`,
    { ids: [id] },
  );
  await employer.graphql(
    `mutation($id: ID!) { undoApplications(input: { batchId: $id }) { batchId } }`,
    { id: changeApplications.batchId },
  );
  expect(await entries()).toMatchObject([
    { action: 'application.move', before: { status: 'pending' }, after: { status: 'reviewed' } },
    {
      action: 'application.move',
      before: { status: 'reviewed' },
      after: { status: 'shortlisted' },
    },
    { action: 'application.undo', subject: `application ${id}` },
  ]);
});

test('who, from where, and in which request', async () => {
  await createJob(employer);
  const [row] = await app.sql<{ ip: string; request: string; kind: string }>(
    'select ip, request_id as request, actor_kind as kind from activity_log',
  );
  expect(row).toMatchObject({ ip: '127.0.0.1', kind: 'user' });
  expect(row!.request).not.toBe('');
});

test('the logins of administrators, and of nobody else', async () => {
  const login = ({ email, password }: Person) =>
    app.rest('POST', '/api/auth/login', { email, password });
  await login(seeker);
  await login(employer);
  await app.rest('POST', '/api/auth/login', { email: admin.email, password: 'wrong' });
  await login(admin);
  expect(await entries()).toMatchObject([
    { action: 'user.login', actor: admin.id, subject: `user ${admin.id}` },
  ]);
});

test('who was made an administrator by whoever owns the machine', async () => {
  const values = {
    email: seeker.email,
    password: 'A good passphrase 2',
    firstName: '',
    lastName: '',
  };
  await createAdministrator(app.services, { ...values, role: 'job_seeker' });
  expect(await entries()).toMatchObject([
    {
      action: 'user.promote',
      actor: null,
      subject: `user ${seeker.id}`,
      before: { role: 'job_seeker' },
      after: { role: 'admin' },
    },
  ]);
});
