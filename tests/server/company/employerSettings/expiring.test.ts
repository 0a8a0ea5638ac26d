import { beforeEach, expect, test } from 'vitest';
import { notifyExpiringJobs } from '#server/modules/job/expiry/notifyExpiringJobs.service.ts';
import { turn } from '#tests/server/job/own/jobCalls.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { addMember, addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { bellOf, goTo, graphqlApi, runTask } from './employerWorld.ts';

let app: App;
let employer: Employer;

const NOON = '2027-03-01T12:00:00+05:30';
const india = (day: string, time = '08:05') => new Date(`2027-${day}T${time}:00+05:30`);

beforeEach(async () => {
  app = await theApp();
  for (const table of ['jobs', 'outbox', 'notifications']) await app.sql(`delete from ${table}`);
  app.clock.moveTo(NOON);
  await app.settings({ timeZone: 'Asia/Kolkata' });
  app.clock.moveTo(NOON);
  ({ employer } = await scenario(app).employer());
});

/** A job that closes in thirty days, on the 31st at noon. */
const post = (details: JobDetails = {}) => addJob(app, employer.company!.id, details);

async function at(time: Date): Promise<void> {
  await goTo(app, time);
  await runTask(app, 'notify-expiring-jobs');
}

const mailed = async (who = employer) =>
  (await app.mails(who.email))
    .filter(({ text }) => text.includes('/manage-jobs'))
    .map(({ subject, text }) => [subject.split(' · ')[0], text.includes('Tea Taster')]);
const bellTitles = async (who = employer) => (await bellOf(who)).map(({ title }) => title);

const IN_A_WEEK = 'A job closes in 7 days';
const TOMORROW = 'A job closes tomorrow';

test('reminders are sent seven days and one day before a job closes, once each', async () => {
  await post({ title: 'Tea Taster' });
  await at(india('03-23', '20:05'));
  expect(await bellTitles()).toEqual([]);
  // In the calendar of the site it is already the next day.
  await at(india('03-24', '00:30'));
  expect(await bellTitles()).toEqual([IN_A_WEEK]);
  await at(india('03-24', '09:05'));
  await at(india('03-26'));
  expect(await bellTitles()).toEqual([IN_A_WEEK]);
  expect(await mailed()).toEqual([[IN_A_WEEK, true]]);
  await at(india('03-30'));
  await at(india('03-31'));
  expect(await bellTitles()).toEqual([TOMORROW, IN_A_WEEK]);
  expect(await mailed()).toHaveLength(2);
});

test('a missed reminder is sent later, with the days that are left', async () => {
  await post();
  await at(india('03-27'));
  expect(await bellTitles()).toEqual(['A job closes in 4 days']);
  await at(india('03-31'));
  expect(await bellTitles()).toEqual(['A job closes today', 'A job closes in 4 days']);
});

test('a renewed job gets both reminders again', async () => {
  const job = await post();
  await at(india('03-24'));
  await goTo(app, india('03-24', '13:00'));
  await turn(employer, 'renewJob', job.id);
  await at(india('03-30'));
  expect(await bellTitles()).toEqual([IN_A_WEEK]);
  await at(india('04-23'));
  await at(india('04-29'));
  expect(await bellTitles()).toEqual([TOMORROW, IN_A_WEEK, IN_A_WEEK]);
});

test('only live jobs get reminders, and no reminder for a day before they were posted', async () => {
  await post({ status: 'closed' });
  await post({ adminStatus: 'pending' });
  await post({ endsIn: 26 });
  app.clock.moveTo(india('03-22', '12:00'));
  await post({ title: 'Short', endsIn: 4 });
  await at(india('03-24'));
  expect(await bellTitles()).toEqual(['A job closes in 3 days']);
  await at(india('03-25'));
  expect(await bellTitles()).toEqual([TOMORROW, 'A job closes in 3 days']);
});

test('all employers of the company are reminded, and no one else', async () => {
  const { colleague, other } = await scenario(app)
    .employer({ as: 'colleague', company: null })
    .employer({ as: 'other' });
  await addMember(app, employer.company!.id, colleague.id);
  await post();
  await at(india('03-24'));
  expect(await bellTitles(colleague)).toEqual([IN_A_WEEK]);
  expect(await bellTitles(other)).toEqual([]);
});

const many = async (count: number) => {
  for (let job = 0; job < count; job += 1) await post({ title: `Taster ${job}` });
};
const reminders = async () => {
  const [row] = await app.sql<{ mails: number; bells: number; marks: number }>(`
    select (select count(*)::int from outbox where subject like 'A job closes%') as mails,
      (select count(*)::int from notifications where kind = 'job_expiring') as bells,
      (select count(*)::int from job_expiry_notices) as marks`);
  return row!;
};

test('two parallel runs send each reminder once', async () => {
  await many(30);
  const other = await startApp({ databaseUrl: app.databaseUrl });
  for (const one of [app, other]) one.clock.moveTo(india('03-24'));
  await Promise.all([app, other, app, other].map((one) => notifyExpiringJobs(one.services)));
  expect(await reminders()).toEqual({ mails: 30, bells: 30, marks: 30 });
  await other.close();
});

test('a run that dies half-way sends each reminder once when it resumes', async () => {
  await many(130);
  await app.sql(`create function die() returns trigger language plpgsql as $$ begin
    if (select count(*) from notifications) >= 110 then raise exception 'The end'; end if; return new;
    end $$`);
  await app.sql(
    'create trigger die before insert on notifications for each row execute function die()',
  );
  app.clock.moveTo(india('03-24'));
  await expect(notifyExpiringJobs(app.services)).rejects.toThrow('The end');
  await app.sql('drop function die() cascade');
  expect(await reminders()).toEqual({ mails: 100, bells: 100, marks: 100 });
  await notifyExpiringJobs(app.services);
  expect(await reminders()).toEqual({ mails: 130, bells: 130, marks: 130 });
});

test('while switched off, reminders go neither by email nor to the bell, and are not sent later', async () => {
  await post();
  await graphqlApi.notifications(employer, { jobExpiryAlerts: false });
  await at(india('03-24'));
  await graphqlApi.notifications(employer, { jobExpiryAlerts: true });
  await at(india('03-25'));
  expect([await bellTitles(), await mailed()]).toEqual([[], []]);
  await at(india('03-30'));
  expect([await bellTitles(), await mailed()]).toEqual([[TOMORROW], [[TOMORROW, false]]]);
});
