import { beforeEach, describe, expect, test } from 'vitest';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import {
  alertsOf,
  createAlert,
  deleteAlert,
  digestsTo,
  runDigest,
  updateAlert,
} from './alertWorld.ts';

let app: App;
let company: { id: string };

/** Wednesday, noon in India. */
const NOON = '2027-03-10T12:00:00+05:30';
const india = (day: string, time = '08:00') => new Date(`2027-${day}T${time}:00+05:30`);

beforeEach(async () => {
  app = await theApp();
  for (const table of ['alerts', 'applications', 'jobs']) await app.sql(`delete from ${table}`);
  app.clock.moveTo(NOON);
  await app.settings({
    timeZone: 'Asia/Kolkata',
    notifyNewJobs: true,
    enableEmailNotifications: true,
  });
  company = await addCompany(app);
});

async function withAlert(input: object = {}, details: object = {}) {
  const { seeker } = await scenario(app).seeker(details);
  const alert = await createAlert(seeker, input);
  return { seeker, alert };
}

const post = (title = 'Taster', details: JobDetails = {}) =>
  addJob(app, company.id, { title, endsIn: 300, ...details });

async function at(time: Date): Promise<void> {
  app.clock.moveTo(time);
  await runDigest(app);
}

describe('the schedule of digests', () => {
  test('daily: at eight the next morning, and not before', async () => {
    const { seeker } = await withAlert();
    app.clock.forward({ minutes: 5 });
    await post();
    await at(india('03-11', '07:59'));
    expect(await digestsTo(app, seeker)).toEqual([]);
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([['Taster']]);
    await post('Late taster');
    await at(india('03-11', '20:00'));
    expect(await digestsTo(app, seeker)).toHaveLength(1);
    await at(india('03-12'));
    expect(await digestsTo(app, seeker)).toEqual([['Late taster'], ['Taster']]);
  });

  test('weekly: on Mondays, with the jobs of the past week', async () => {
    const { seeker } = await withAlert({ frequency: 'WEEKLY' });
    await at(india('03-11'));
    await post('Thursday taster');
    for (const day of ['03-12', '03-13', '03-14', '03-15']) {
      if (day === '03-15') expect(await digestsTo(app, seeker)).toEqual([]);
      await at(india(day));
    }
    expect(await digestsTo(app, seeker)).toEqual([['Thursday taster']]);
    await post('Monday taster');
    await at(india('03-21'));
    expect(await digestsTo(app, seeker)).toHaveLength(1);
    await at(india('03-22'));
    expect(await digestsTo(app, seeker)).toHaveLength(2);
  });

  test('monthly: on the first, after months of any length', async () => {
    const { seeker } = await withAlert({ frequency: 'MONTHLY' });
    await post('March taster');
    await at(india('03-31'));
    expect(await digestsTo(app, seeker)).toEqual([]);
    await at(india('04-01'));
    await post('April taster');
    await at(india('04-30'));
    await at(india('05-01'));
    expect(await digestsTo(app, seeker)).toEqual([['April taster'], ['March taster']]);
  });

  test('a day on which no task ran is made up for later', async () => {
    const { seeker } = await withAlert({ frequency: 'WEEKLY' });
    await post();
    await at(india('03-16', '11:00'));
    expect(await digestsTo(app, seeker)).toEqual([['Taster']]);
    await at(india('03-22'));
    expect(await digestsTo(app, seeker)).toHaveLength(1);
  });
});

describe('a digest', () => {
  test('a job that its company posted several times is in one email, once', async () => {
    const { seeker } = await withAlert();
    app.clock.forward({ minutes: 5 });
    const newest = [await post(), await post(), await post()].at(-1)!;
    await post('Senior Taster');
    await at(india('03-11'));
    expect((await digestsTo(app, seeker))[0]!.toSorted()).toEqual(['Senior Taster', 'Taster']);
    expect((await app.mails(seeker.email))[0]!.text).toContain(newest.id);
    app.clock.moveTo(india('03-30'));
    await post();
    await at(india('03-31'));
    expect(await digestsTo(app, seeker)).toHaveLength(1);
    app.clock.moveTo(india('04-20'));
    await post();
    await at(india('04-21'));
    expect((await digestsTo(app, seeker))[0]).toEqual(['Taster']);
  });

  test('contains each job once, and no jobs older than the alert', async () => {
    await post('Old taster');
    app.clock.forward({ minutes: 1 });
    const { seeker } = await withAlert();
    app.clock.forward({ minutes: 1 });
    const again = await post('New taster');
    await at(india('03-11'));
    await app.sql('update jobs set posted_at = ? where id = ?', [app.clock.now(), again.id]);
    for (const day of ['03-12', '03-13']) await at(india(day));
    expect(await digestsTo(app, seeker)).toEqual([['New taster']]);
    const [alert] = await alertsOf(seeker);
    expect(alert).toMatchObject({ matches: 1, lastSent: alert!.lastSentAt });
    expect(alert!.lastSent).toContain('2027-03-11T02:30:0');
  });

  test('includes jobs that were approved days after they were posted', async () => {
    const { seeker } = await withAlert();
    const { id } = await post('Patient taster', { adminStatus: 'pending' });
    for (const day of ['03-11', '03-12', '03-13']) await at(india(day));
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [id]);
    await at(india('03-14'));
    expect(await digestsTo(app, seeker)).toEqual([['Patient taster']]);
  });

  test('lists ten jobs, says how many more there are, and counts them all as sent', async () => {
    const { seeker } = await withAlert({ name: 'Tea & <more>' }, { firstName: 'Asha' });
    for (let at = 0; at < 13; at += 1) await post(`Taster ${at}`);
    await at(india('03-11'));
    const [mail] = await app.mails(seeker.email);
    expect(mail).toMatchObject({ subject: '13 new jobs: Tea & <more>' });
    expect(mail!.text).toContain('and 3 more');
    expect(mail!.text).toContain('Hello Asha,');
    expect(mail!.html).not.toContain('<more>');
    expect((await digestsTo(app, seeker))[0]).toHaveLength(10);
    expect(mail!.text).toContain(`${app.url}/browse-jobs?search=taster&sort=date`);
    expect(await alertsOf(seeker)).toMatchObject([{ matches: 13 }]);
    await at(india('03-12'));
    expect(await digestsTo(app, seeker)).toHaveLength(1);
  });

  test("is in the reader's language and has a one-click unsubscribe link", async () => {
    const { seeker } = await withAlert();
    await seeker.graphql('mutation { setLocale(input: { locale: HI }) { user { id } } }');
    await post('Taster', { salary: { text: 'Negotiable', min: null, max: null } });
    await post('Head taster', { salary: { text: '₹6 LPA', min: 600_000, max: 600_000 } });
    await at(india('03-11'));
    const [mail] = await app.mails(seeker.email);
    expect(mail!.subject).toBe('2 नई नौकरियाँ: Tea');
    expect(mail!.text).toContain('बातचीत से तय');
    expect(mail!.text).toContain('₹6 लाख सालाना');
    expect(mail!.text).toMatch(/\/hi\/job-details\/[0-9a-f-]{36}\?from=alert\n/);
    const [{ headers }] = (await app.sql<{ headers: Record<string, string> }>(
      'select headers from outbox where recipient = ? order by created_at desc limit 1',
      [seeker.email],
    )) as [{ headers: Record<string, string> }];
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http[^ <>]+\/unsubscribe\?token=[\w-]{86}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('also adds a notification, but no second email for it', async () => {
    const { seeker, alert } = await withAlert();
    await post();
    await at(india('03-11'));
    const rows = await app.sql<{ kind: string; data: object }>(
      'select kind, data from notifications where user_id = ?',
      [seeker.id],
    );
    expect(rows).toEqual([
      { kind: 'job_alert_matched', data: { alertId: alert.id, alertName: 'Tea', matches: 1 } },
    ]);
    expect(
      (await app.mails(seeker.email)).filter(({ text }) => text.includes('Taster')),
    ).toHaveLength(1);
  });

  test('says where each job is, as people say it in the language of the mail', async () => {
    const { seeker } = await withAlert();
    await seeker.graphql('mutation { setLocale(input: { locale: HI }) { user { id } } }');
    await post('Taster', { location: 'NTR, Andhra Pradesh' });
    await at(india('03-11'));
    const [mail] = await app.mails(seeker.email);
    expect(mail!.text).toContain('विजयवाड़ा, आंध्र प्रदेश');
  });

  test('applies the place, type and pay of the alert', async () => {
    const { seeker } = await withAlert({
      location: 'Pune, Maharashtra',
      jobType: 'PART_TIME',
      salaryRange: 'LAKH_5_8',
    });
    const salary = { text: '₹6 LPA', min: 600_000, max: 600_000 };
    await post('Taster in Pune', { type: 'part_time', salary });
    await post('Taster elsewhere', { type: 'part_time', salary, location: 'Jorhat, Assam' });
    await post('Taster all day', { salary });
    await post('Taster unpaid', { type: 'part_time' });
    await post('Nobody');
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([['Taster in Pune']]);
  });
});

describe('a job is left out', () => {
  test('if another alert of the same person has sent it, even in the same run', async () => {
    const { seeker } = await withAlert({ name: 'First' });
    await createAlert(seeker, { name: 'Second' });
    await createAlert(seeker, { name: 'Third', keywords: 'taster head' });
    app.clock.forward({ minutes: 1 });
    await post();
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([['Taster']]);
    await post('Head taster');
    await at(india('03-12'));
    expect((await digestsTo(app, seeker)).flat().toSorted()).toEqual(['Head taster', 'Taster']);
    const other = await withAlert({ name: 'Of someone else' });
    app.clock.forward({ minutes: 1 });
    await post('Late taster');
    await at(india('03-13'));
    expect(await digestsTo(app, other.seeker)).toEqual([['Late taster']]);
  });

  test('if an alert that was deleted since has sent it', async () => {
    const { seeker, alert } = await withAlert({ name: 'Daily' });
    await createAlert(seeker, { name: 'Weekly', frequency: 'WEEKLY' });
    app.clock.forward({ minutes: 1 });
    await post();
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([['Taster']]);
    await deleteAlert(seeker, alert.id);
    app.clock.moveTo(india('03-13', '03:15'));
    await clearEndedTask.run(app.services, {});
    expect(await app.sql('select name from alerts')).toEqual([{ name: 'Weekly' }]);
    for (const day of ['03-14', '03-15', '03-16', '03-17', '03-18']) await at(india(day));
    expect(await digestsTo(app, seeker)).toEqual([['Taster']]);
  });

  test('if they have applied for it, or it has ended by then', async () => {
    const { seeker } = await withAlert();
    app.clock.forward({ minutes: 1 });
    const applied = await post('Applied taster');
    await post('Open taster');
    await post('Ended taster', { endsIn: 0.5 });
    await app.sql(
      `insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at)
       values (gen_random_uuid(), ?, ?, 'Asha Rao', 'asha@people.example', ?, ?)`,
      [applied.id, seeker.id, app.clock.now(), app.clock.now()],
    );
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([['Open taster']]);
  });
});

test('the preview of an alert shows the jobs of the email with the same reasons', async () => {
  const { seeker, alert } = await withAlert({
    keywords: 'taster',
    location: 'Pune, Maharashtra',
    jobType: 'PART_TIME',
  });
  app.clock.forward({ minutes: 1 });
  for (const name of ['Taster', 'Head taster', 'Tea taster'])
    await post(name, { type: 'part_time' });
  app.clock.moveTo(india('03-11'));
  const { alertPreview } = await seeker.graphql<{
    alertPreview: { total: number; jobs: { title: string }[]; reasons: string[] };
  }>(`{ alertPreview(id: "${alert.id}") { total jobs { title } reasons } }`);
  await runDigest(app);
  const [mail] = await app.mails(seeker.email);
  const parts = mail!.text.split('\n\n').filter((part) => part.includes('/job-details/'));
  expect(alertPreview.total).toBe(3);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(
    alertPreview.jobs.map(({ title }) => title),
  );
  expect(parts.map((part) => /Why: (.*)/.exec(part)?.[1])).toEqual(alertPreview.reasons);
  expect(alertPreview.reasons[0]).toBe('“taster” in the title · Pune, Maharashtra · Part Time');
  expect(mail!.text).toContain(`${app.url}/job-alerts?open=${alert.id}`);
});

test('a digest reads the words as the search does, and requires all of them', async () => {
  const { seeker } = await withAlert({ keywords: 'acountant' });
  const other = await withAlert({ keywords: 'accountant falconer' });
  const refusing = await withAlert({ keywords: 'accountant no night shift' });
  const filtered = await withAlert({ keywords: 'acountant', filters: 'type=internship' });
  await post('Accountant');
  await at(india('03-11'));
  expect(await digestsTo(app, seeker)).toEqual([['Accountant']]);
  expect(await digestsTo(app, other.seeker)).toEqual([]);
  expect(await digestsTo(app, refusing.seeker)).toEqual([['Accountant']]);
  // The same words, but other filters.
  expect(await digestsTo(app, filtered.seeker)).toEqual([]);
});

test('the name of a category asks for its jobs, not for its words', async () => {
  const guard = await withAlert({ keywords: 'Security & Housekeeping' });
  const driver = await withAlert({ keywords: 'Driving' });
  const jobs = { 'Security Guard': 'security-housekeeping', 'Cab Operator': 'driving' };
  for (const [title, slug] of Object.entries(jobs)) {
    const { id } = await post(title);
    await app.sql(
      'update jobs set category_id = (select id from categories where slug = ?) where id = ?',
      [slug, id],
    );
  }
  const { id } = await post('Sales Executive');
  await app.sql(`update jobs set description = 'Needs a driving licence.' where id = ?`, [id]);
  await at(india('03-11'));
  expect(await digestsTo(app, guard.seeker)).toEqual([['Security Guard']]);
  expect(await digestsTo(app, driver.seeker)).toEqual([['Cab Operator']]);
});

describe('no digest is sent to', () => {
  const expectSilence = async (prepare: (seeker: Person, alertId: string) => Promise<unknown>) => {
    const { seeker, alert } = await withAlert();
    await post();
    await prepare(seeker, alert.id);
    await at(india('03-11'));
    expect(await digestsTo(app, seeker)).toEqual([]);
    return seeker;
  };
  const settings = (seeker: Person, column: string) =>
    app.sql(`insert into user_settings (user_id, ${column}) values (?, false)`, [seeker.id]);

  test('a user who has turned off all emails or those of alerts; a later one includes what was missed', async () => {
    await expectSilence((seeker) => settings(seeker, 'email_notifications'));
    const seeker = await expectSilence((person) => settings(person, 'job_alerts'));
    await app.sql('update user_settings set job_alerts = true where user_id = ?', [seeker.id]);
    await at(india('03-12'));
    expect((await digestsTo(app, seeker))[0]).toContain('Taster');
  });

  test('an unconfirmed address', () =>
    expectSilence(({ id }) =>
      app.sql('update users set email_verified_at = null where id = ?', [id]),
    ));

  test('a suspended or deleted account', async () => {
    await expectSilence(({ id }) =>
      app.sql(`update users set status = 'suspended' where id = ?`, [id]),
    );
    await expectSilence(({ id }) =>
      app.sql(`update users set deleted_at = now() where id = ?`, [id]),
    );
  });

  test('a user who has dismissed the job as not for them', () =>
    expectSilence(({ id }) =>
      app.sql(`insert into dismissed_jobs (user_id, job_id, reason, dismissed_at) select ?, id, 'other', now() from jobs`, [id]),
    )); // oxfmt-ignore

  test('the owner of a paused alert', () =>
    expectSilence((seeker, id) => updateAlert(seeker, { id, isActive: false })));

  test('anyone while the site sends no emails', async () => {
    await expectSilence(() => app.settings({ notifyNewJobs: false }));
    await app.settings({ notifyNewJobs: true });
    await expectSilence(() => app.settings({ enableEmailNotifications: false }));
  });
});
