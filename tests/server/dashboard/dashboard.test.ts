import { expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import type { Person } from '#tests/support/scenario.ts';
import { scenario } from '#tests/support/scenario.ts';

const DASHBOARD = `{ viewer { dashboard {
  stats { key value change } activity { kind jobTitle companyName personName at } } } }`;

interface Dashboard {
  stats: { key: string; value: number; change: number | null }[];
  activity: { kind: string; jobTitle: string; personName: string | null }[];
}

async function dashboardOf(who: Person): Promise<Dashboard> {
  const { viewer } = await who.graphql<{ viewer: { dashboard: Dashboard } }>(DASHBOARD);
  return viewer.dashboard;
}

const figures = ({ stats }: Dashboard) =>
  Object.fromEntries(stats.map(({ key, value, change }) => [key, [value, change]]));
const events = ({ activity }: Dashboard) => activity.map(({ kind, jobTitle }) => [kind, jobTitle]);

const DAY = 86_400_000;
const ago = (app: App, days: number) => new Date(app.clock.now().getTime() - days * DAY);

async function apply(app: App, seeker: Person, jobId: string, days: number, status = 'pending') {
  const id = newId(ago(app, days).getTime());
  await app.sql(
    `insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
     values (?, ?, ?, 'Asha Rao', ?, ?, ?, ?)`,
    [id, jobId, seeker.id, seeker.email, status, ago(app, days), ago(app, days)],
  );
  return id;
}

async function addEvent(app: App, application: string, kind: string, days: number) {
  const at = ago(app, days);
  await app.sql(
    'insert into application_events (id, application_id, kind, at) values (?, ?, ?, ?)',
    [newId(at.getTime()), application, kind, at],
  );
}

const save = (app: App, seeker: Person, jobId: string, days: number) =>
  app.sql('insert into saved_jobs (user_id, job_id, saved_at) values (?, ?, ?)', [
    seeker.id,
    jobId,
    ago(app, days),
  ]);

test('a new user sees zeros, no comparison and no activity', async () => {
  const { seeker } = await scenario().seeker();
  expect(await dashboardOf(seeker)).toEqual({
    stats: ['APPLICATIONS', 'APPLICATIONS_VIEWED', 'SAVED_JOBS', 'JOB_ALERTS'].map((key) => ({
      key,
      value: 0,
      change: null,
    })),
    activity: [],
  });
});

test("a seeker's figures are counted and compared with the period before", async () => {
  const { app, seeker, one, two, three } = await scenario()
    .employer()
    .job({ as: 'one', title: 'Accountant' })
    .job({ as: 'two', title: 'Cashier' })
    .job({ as: 'three', title: 'Welder' })
    .seeker();
  const first = await apply(app, seeker, one.id, 40);
  await apply(app, seeker, two.id, 2);
  const third = await apply(app, seeker, three.id, 1);
  await addEvent(app, first, 'viewed', 1.5);
  await addEvent(app, third, 'applied', 1);
  await addEvent(app, third, 'note', 0.5);
  await save(app, seeker, two.id, 3);
  const dashboard = await dashboardOf(seeker);
  expect(figures(dashboard)).toEqual({
    APPLICATIONS: [3, 100],
    APPLICATIONS_VIEWED: [1, null],
    SAVED_JOBS: [1, null],
    JOB_ALERTS: [0, null],
  });
  // The newest three. An employer's notes are not shown to the seeker.
  expect(events(dashboard)).toEqual([
    ['APPLIED', 'Welder'],
    ['VIEWED', 'Accountant'],
    ['SAVED', 'Cashier'],
  ]);
});

test('a seeker reads of no saved job that was taken down: its text is not reviewed', async () => {
  const { app, seeker, suspended, rival, gone, open } = await scenario()
    .employer()
    .job({ as: 'open', title: 'Accountant' })
    .job({ as: 'suspended', title: 'Cashier', adminStatus: 'suspended' })
    .job({ as: 'gone', title: 'Cook' })
    .employer({ as: 'rival', company: { status: 'suspended' } })
    .seeker();
  const hidden = await addJob(app, rival.company!.id, { title: 'Welder' });
  for (const job of [open, suspended, gone, hidden]) await save(app, seeker, job.id, 1);
  await app.sql('update jobs set deleted_at = now() where id = ?', [gone.id]);
  expect(events(await dashboardOf(seeker))).toEqual([['SAVED', 'Accountant']]);
});

test('an employer sees the jobs and applications of their own company only', async () => {
  const { app, employer, one, rival, seeker } = await scenario()
    .employer()
    .job({ as: 'one', title: 'Accountant', postedIn: -40 })
    .job({ as: 'two', title: 'Cashier', postedIn: -1, status: 'closed' })
    .seeker()
    .employer({ as: 'rival' });
  await apply(app, seeker, one.id, 35, 'rejected');
  const other = await scenario(app).seeker({ as: 'other' });
  await apply(app, other.other, one.id, 3);
  await app.sql('update jobs set views = 12 where id = ?', [one.id]);
  const dashboard = await dashboardOf(employer);
  expect(figures(dashboard)).toEqual({
    ACTIVE_JOBS: [1, 0],
    APPLICATIONS_RECEIVED: [2, 0],
    JOB_VIEWS: [12, null],
    APPLICATIONS_WAITING: [1, null],
  });
  expect(events(dashboard)).toEqual([
    ['POSTED', 'Cashier'],
    ['RECEIVED', 'Accountant'],
    ['RECEIVED', 'Accountant'],
  ]);
  expect(dashboard.activity[1]?.personName).toBe('Asha Rao');
  await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
    employer.company!.id,
  ]);
  const { activity } = await dashboardOf(employer);
  expect(activity.map(({ personName }) => personName)).toEqual([null, 'Someone', 'Someone']);
  const none = await dashboardOf(rival);
  expect(Object.values(figures(none))).toEqual(Array.from({ length: 4 }, () => [0, null]));
});

test('an employer without a company sees zeros; administrators have another dashboard', async () => {
  const { employer, admin } = await scenario().employer({ company: null }).admin();
  expect((await dashboardOf(employer)).stats).toHaveLength(4);
  expect(await dashboardOf(admin)).toBeNull();
});
