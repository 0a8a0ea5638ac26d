import { beforeEach, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { profile } from '#tests/server/candidate/candidateWorld.ts';
import { sendRecommendations } from '#server/modules/recommendation/digest/sendRecommendations.service.ts';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { createAlert, deleteAlert, runDigest } from '#tests/server/alert/alertWorld.ts';

let app: App;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  // A Wednesday.
  app.clock.moveTo('2027-03-10T12:00:00+05:30');
  await app.settings({
    timeZone: 'Asia/Kolkata',
    notifyNewJobs: true,
    enableEmailNotifications: true,
  });
});

async function aNurse() {
  const { seeker } = await scenario(app).seeker();
  await profile(seeker, {
    currentJobTitle: 'Staff Nurse',
    preferredLocations: ['Pune, Maharashtra'],
  });
  return seeker;
}

const post = async (title: string) =>
  addJob(app, (await addCompany(app)).id, { title, endsIn: 90 });

test('a job is left out if an alert has sent it, also one that was deleted since', async () => {
  const seeker = await aNurse();
  const alert = await createAlert(seeker, { keywords: 'nurse' });
  app.clock.forward({ minutes: 1 });
  await post('Staff Nurse');
  app.clock.moveTo('2027-03-11T09:00:00+05:30');
  await runDigest(app);
  await deleteAlert(seeker, alert.id);
  app.clock.moveTo('2027-03-15T09:00:00+05:30');
  await clearEndedTask.run(app.services, {});
  await sendRecommendations(app.services);
  const subjects = (await app.mails(seeker.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['1 new job: Tea']);
});

test('once a week an email and the bell hold what fits, and never the same job twice', async () => {
  const seeker = await aNurse();
  const nurse = await post('Staff Nurse');
  await post('Welder');
  const mails = async () => (await app.mails(seeker.email)).map(({ subject }) => subject);
  await sendRecommendations(app.services);
  expect(await mails()).toEqual([]);

  app.clock.moveTo('2027-03-15T09:00:00+05:30');
  await Promise.all([sendRecommendations(app.services), sendRecommendations(app.services)]);
  expect(await mails()).toEqual(['1 job that fits you']);
  const [mail] = await app.mails(seeker.email);
  expect(mail!.text).toContain('Matches your work: Staff Nurse');
  expect(mail!.text).not.toContain('Welder');
  const bells = await app.sql(
    `select data from notifications where user_id = ? and kind = 'jobs_recommended'`,
    [seeker.id],
  );
  expect(bells).toEqual([{ data: { jobs: 1, jobTitle: 'Staff Nurse' } }]);

  await post('ICU Nurse');
  app.clock.moveTo('2027-03-22T09:00:00+05:30');
  await sendRecommendations(app.services);
  expect(await mails()).toHaveLength(2);
  const [second] = await app.mails(seeker.email);
  expect(second!.text).toContain('ICU Nurse');
  expect(second!.text).not.toContain(nurse.id);

  // Six at most; the others follow a week later.
  for (let made = 0; made < 7; made += 1) await post('Staff Nurse');
  for (const [at, day, count] of [
    [3, '2027-03-29', 6],
    [4, '2027-04-05', 1],
  ] as const) {
    app.clock.moveTo(`${day}T09:00:00+05:30`);
    await sendRecommendations(app.services);
    expect(await mails()).toHaveLength(at);
    const [newest] = await app.mails(seeker.email);
    expect(new Set(newest!.text.match(/\/job-details\/[\w-]+/g)).size).toBe(count);
  }
});

test('what speaks against a job is said last', async () => {
  const seeker = await aNurse();
  await profile(seeker, { salaryExpectation: 600_000, experienceMonths: 60 });
  const salary = { text: '5 LPA', min: 500_000, max: 500_000 };
  const company = await addCompany(app);
  const { id } = await addJob(app, company.id, { title: 'Staff Nurse', endsIn: 90, salary });
  await app.sql('update jobs set experience_years = 2 where id = ?', [id]);
  app.clock.moveTo('2027-03-15T09:00:00+05:30');
  await sendRecommendations(app.services);
  const [mail] = await app.mails(seeker.email);
  expect(mail!.text).toMatch(/Asks for 2 years of experience[^]*Pays ₹1,00,000 a year less/);
});

test('the link in the email turns them off, with one click and without a login', async () => {
  const seeker = await aNurse();
  await post('Staff Nurse');
  app.clock.moveTo('2027-03-15T09:00:00+05:30');
  await sendRecommendations(app.services);
  const [mail] = await app.mails(seeker.email);
  const link = /\/leave-subscription\?token=[\w.-]+/.exec(mail!.text)![0];
  const answer = await fetch(`${app.url}${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  // So does the button of its page.
  await app.sql('update user_settings set job_recommendations = true where user_id = ?', [
    seeker.id,
  ]);
  await app.graphql(
    'mutation($token: String!) { leaveSubscription(input: { token: $token }) { message } }',
    { token: link.split('token=')[1] },
  );
  await post('ICU Nurse');
  app.clock.moveTo('2027-03-22T09:00:00+05:30');
  await sendRecommendations(app.services);
  expect(await app.mails(seeker.email)).toHaveLength(1);
});

test('no email goes to someone who has been away for half a year, or who wants or may get none', async () => {
  const seeker = await aNurse();
  await post('Staff Nurse');
  app.clock.moveTo('2027-03-15T09:00:00+05:30');
  const now = app.clock.now();
  const user = (column: string, value: string) =>
    app.sql(`update users set ${column} = ${value} where id = ?`, [seeker.id]);
  const wants = (isWanted: boolean) =>
    app.sql(
      `insert into user_settings (user_id, email_notifications) values (?, ?)
       on conflict (user_id) do update set email_notifications = excluded.email_notifications`,
      [seeker.id, isWanted],
    );
  const seenAgo = (days: number) =>
    user('last_login_at', `'${now.toISOString()}'::timestamptz - interval '${days} days'`);
  const changes: [isOff: () => Promise<unknown>, isOn: () => Promise<unknown>][] = [
    [() => seenAgo(181), () => seenAgo(179)],
    [() => user('email_verified_at', 'null'), () => user('email_verified_at', 'created_at')],
    [() => user('status', "'suspended'"), () => user('status', "'active'")],
    [() => wants(false), () => wants(true)],
    [() => app.settings({ notifyNewJobs: false }), () => app.settings({ notifyNewJobs: true })],
  ];
  for (const [isOff, isOn] of changes) {
    await isOff();
    await sendRecommendations(app.services);
    expect(await app.mails(seeker.email), isOff.toString()).toEqual([]);
    await isOn();
  }
  await sendRecommendations(app.services);
  expect(await app.mails(seeker.email)).toHaveLength(1);
});
