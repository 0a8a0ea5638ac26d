import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import activity from '#schema/words/en/activity.json';
import validation from '#schema/words/en/validation.json';
import { createAdministrator } from '#server/modules/account/administrator/administrator.service.ts';
import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
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
} from '#tests/server/job/own/jobCalls.ts';
import { emptyLog } from './emptyLog.ts';

const NAMED = new Set([...Object.keys(activity.field), ...Object.keys(validation.label)]);

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
afterEach(async () => {
  const names = await app.sql<{ name: string }>(
    `select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as name from activity_log`,
  );
  const unnamed = names.map(({ name }) => name).filter((name) => !NAMED.has(name));
  expect(unnamed, 'names that the log would show as they are in the code').toEqual([]);
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

test('an employer’s changes to a job are logged', async () => {
  const { id } = await createJob(employer, { title: 'Kite Maker' });
  await updateJob(employer, id, { title: 'Kite Flyer', description: 'Flies.', location: 'Goa' });
  await updateJob(employer, id, { title: 'Kite Flyer' });
  await turn(employer, 'closeJob', id);
  await turn(employer, 'reopenJob', id);
  await changeJobs(employer, 'FEATURE', [id]);
  await deleteJob(employer, id);
  await turn(employer, 'restoreJob', id);
  const logged = await entries();
  expect(logged.map(({ action }) => action)).toEqual([
    'job.create',
    'job.update',
    'job.close',
    'job.reopen',
    'job.feature',
    'job.delete',
    'job.restore',
  ]);
  expect(new Set(logged.map(({ actor }) => actor))).toEqual(new Set([employer.id]));
  expect(new Set(logged.map(({ subject }) => subject))).toEqual(new Set([`job ${id}`]));
  expect(logged[1]).toMatchObject({
    before: {
      title: 'Kite Maker',
      description: 'Tastes **tea**.\n\nAll day.',
      location: 'Bangalore, Karnataka',
    },
    after: { title: 'Kite Flyer', description: 'Flies.', location: 'Goa' },
  });
  expect(logged[1]!.after).not.toHaveProperty('descriptionHtml');
  expect(logged[2]).toMatchObject({ before: { status: 'active' }, after: { status: 'closed' } });
});

test('a refused action is not logged', async () => {
  const { id } = await createJob(employer);
  await turn(employer, 'closeJob', id);
  await expect(turn(employer, 'closeJob', id)).toBreakRule('job.close.open');
  await expect(decide(admin, 'job', id, 'suspended')).toFailWith('RULE_VIOLATION');
  await changeJobsStatus(admin, 'SUSPEND', [id]);
  expect(await actions()).toEqual(['job.create', 'job.close']);
});

test('administrators’ decisions are logged, with the note and the previous status', async () => {
  const { id } = await addJob(app, employer.company!.id, { adminStatus: 'pending' });
  const more = await addJob(app, employer.company!.id);
  await decide(admin, 'job', id, 'rejected', { adminNotes: 'No pay.' });
  await changeJobsStatus(admin, 'APPROVE', [id, more.id]);
  await decide(admin, 'company', employer.company!.id, 'suspended');
  await verifyCompany(admin, employer.company!.id);
  const logged = await entries();
  expect(logged).toMatchObject([
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
  expect(logged).toHaveLength(4);
});

test('changes to a company are logged without its contact details', async () => {
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
  const logged = await entries();
  expect(logged).toMatchObject([
    { action: 'company.create', after: { name: 'Mill', adminStatus: 'pending' } },
    { action: 'company.update', before: { name: 'Mill' }, after: { name: 'New Mill' } },
  ]);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toContain('98765');
});

test('decisions on applications are logged, single, in bulk and undone', async () => {
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

test('an entry has the actor, the address and the request', async () => {
  await createJob(employer);
  const [row] = await app.sql<{ ip: string; request: string; kind: string }>(
    'select ip, request_id as request, actor_kind as kind from activity_log',
  );
  expect(row).toMatchObject({ ip: '127.0.0.1', kind: 'user' });
  expect(row!.request).not.toBe('');
});

test('only administrators’ logins are logged', async () => {
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

test('an administrator created on the command line is logged', async () => {
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
