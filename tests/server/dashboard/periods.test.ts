import { expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

const DASHBOARD =
  '{ viewer { dashboard { stats { key value change recent before } activity { kind jobTitle } } } }';

interface Shown {
  stats: { key: string; value: number; change: number | null; recent: number; before: number }[];
  activity: { kind: string; jobTitle: string }[];
}

async function shownTo(who: Person) {
  const { viewer } = await who.graphql<{ viewer: { dashboard: Shown } }>(DASHBOARD);
  const { stats, activity } = viewer.dashboard;
  return {
    compared: Object.fromEntries(stats.map(({ key, recent, before }) => [key, [recent, before]])),
    figures: Object.fromEntries(stats.map(({ key, value, change }) => [key, [value, change]])),
    titles: activity.map(({ kind, jobTitle }) => `${kind} ${jobTitle}`),
  };
}

const ago = (app: App, days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);

async function applied(app: App, who: Person, job: { id: string }, days: number, status: string) {
  const id = newId(ago(app, days).getTime());
  await app.sql(
    `insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
     values (?, ?, ?, 'Asha Rao', ?, ?, ?, ?)`,
    [id, job.id, who.id, who.email, status, ago(app, days), ago(app, days)],
  );
  return id;
}

test("a seeker's figures compare this month with the one before, and leave out paused alerts", async () => {
  const { app, seeker, one, two, three } = await scenario()
    .employer()
    .job({ as: 'one', title: 'Cook' })
    .job({ as: 'two', title: 'Nurse' })
    .job({ as: 'three', title: 'Driver' })
    .seeker();
  await applied(app, seeker, one, 1, 'pending');
  await applied(app, seeker, two, 2, 'pending');
  const first = await applied(app, seeker, three, 40, 'reviewed');
  for (const [kind, days] of [
    ['viewed', 39],
    ['note', 0.5],
  ] as const)
    await app.sql(
      'insert into application_events (id, application_id, kind, at) values (?, ?, ?, ?)',
      [newId(ago(app, days).getTime()), first, kind, ago(app, days)],
    );
  for (const [days, isActive] of [
    [40, true],
    [3, true],
    [2, false],
  ] as const)
    await app.sql(
      `insert into alerts (id, user_id, name, keywords, frequency, is_active, created_at, updated_at)
       values (?, ?, 'Tea', 'taster', 'daily', ?, ?, ?)`,
      [newId(ago(app, days).getTime()), seeker.id, isActive, ago(app, days), ago(app, days)],
    );
  const { figures, titles, compared } = await shownTo(seeker);
  expect(figures).toEqual({
    APPLICATIONS: [3, 100],
    APPLICATIONS_VIEWED: [1, -100],
    SAVED_JOBS: [0, null],
    JOB_ALERTS: [2, null],
  });
  expect(compared).toMatchObject({ APPLICATIONS: [2, 1], APPLICATIONS_VIEWED: [0, 1] });
  expect(titles).toEqual(['VIEWED Driver']);
});

test("an employer's figures leave out deleted and closed jobs, and count waiting applications separately", async () => {
  const { app, employer, seeker, rival } = await scenario()
    .employer()
    .seeker()
    .seeker({ as: 'rival' });
  const { id: companyId } = employer.company!;
  const open = await addJob(app, companyId, { title: 'Cook', postedIn: -2 });
  const older = await addJob(app, companyId, { title: 'Nurse', postedIn: -40 });
  const closed = await addJob(app, companyId, { title: 'Clerk', postedIn: -3, status: 'closed' });
  const deleted = await addJob(app, companyId, { title: 'Driver', postedIn: -1 });
  await app.sql('update jobs set deleted_at = now() where id = ?', [deleted.id]);
  await applied(app, seeker, open, 4, 'pending');
  await applied(app, rival, open, 5, 'hired');
  await applied(app, seeker, older, 45, 'rejected');
  await applied(app, seeker, deleted, 0.5, 'pending');
  for (const [job, days] of [
    [open, 1],
    [closed, 2],
    [older, 40],
    [deleted, 1],
  ] as const)
    await app.sql(
      `insert into job_views (id, job_id, source, viewed_at) values (?, ?, 'search', ?)`,
      [newId(ago(app, days).getTime()), job.id, ago(app, days)],
    );
  const { figures, titles } = await shownTo(employer);
  expect(figures).toEqual({
    ACTIVE_JOBS: [2, 100],
    APPLICATIONS_RECEIVED: [3, 100],
    JOB_VIEWS: [3, 100],
    APPLICATIONS_WAITING: [1, null],
  });
  expect(titles).toEqual(['POSTED Cook', 'POSTED Clerk', 'RECEIVED Cook']);
});
