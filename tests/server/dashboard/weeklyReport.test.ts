import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { reportDay } from '#server/modules/dashboard/weeklyReport/weeklyReport.rules.ts';
import { sendWeeklyReports } from '#server/modules/dashboard/weeklyReport/weeklyReport.service.ts';
import { sendWeeklyReportsTask } from '#server/tasks/sendWeeklyReports.task.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { updateStatus } from '#tests/server/application/status/statusWorld.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import {
  bellOf,
  goTo,
  graphqlApi,
  runTask,
} from '#tests/server/company/employerSettings/employerWorld.ts';

let app: App;
let employer: Employer;

/** The fifteenth is a Monday. */
const india = (day: string, time = '08:00') => new Date(`2027-${day}T${time}:00+05:30`);

beforeEach(async () => {
  app = await theApp();
  for (const table of ['applications', 'jobs', 'outbox', 'user_settings'])
    await app.sql(`delete from ${table}`);
  app.clock.moveTo(india('03-10', '12:00'));
  await app.settings({ timeZone: 'Asia/Kolkata' });
  app.clock.moveTo(india('03-10', '12:00'));
  ({ employer } = await scenario(app).employer());
  await graphqlApi.notifications(employer, { weeklyReports: true });
});

const post = (title: string, endsIn = 60) => addJob(app, employer.company!.id, { title, endsIn });

async function at(time: Date): Promise<void> {
  await goTo(app, time);
  await runTask(app, 'send-weekly-reports');
}

const reports = async (who: Person = employer) =>
  (await app.mails(who.email)).filter(({ text }) => text.includes('weekly reports are turned on'));

async function look(jobId: string, times: number): Promise<void> {
  for (let view = 0; view < times; view += 1) {
    const viewedAt = app.clock.now();
    await app.sql(`insert into job_views (id, job_id, viewed_at) values (?, ?, ?)`, [
      newId(viewedAt.getTime()),
      jobId,
      viewedAt,
    ]);
  }
}

test('the weekly report is sent at eight on Mondays, once a week', async () => {
  await post('Tea Taster');
  await at(india('03-14'));
  await at(india('03-15', '07:59'));
  expect(await reports()).toEqual([]);
  await at(india('03-15'));
  await at(india('03-15', '12:00'));
  await at(india('03-16'));
  expect(await reports()).toHaveLength(1);
  await at(india('03-21'));
  expect(await reports()).toHaveLength(1);
  await at(india('03-22', '11:00'));
  expect(await reports()).toHaveLength(2);
  expect((await bellOf(employer)).map(({ kind }) => kind)).toEqual([
    'WEEKLY_REPORT',
    'WEEKLY_REPORT',
  ]);
});

test('the task of the weekly report runs on the days, and from the hour, on which a report is due', () => {
  const [, hours = '', , , weekdays] = sendWeeklyReportsTask.hour!.split(' ');
  const first = Number(hours.split('-')[0]);
  const dueAt = (hour: number) =>
    [0, 1, 2, 3, 4, 5, 6].filter((day) =>
      reportDay(new Date(Date.UTC(2027, 2, 14 + day, hour)), 'UTC'),
    );
  expect(dueAt(first)).toEqual([Number(weekdays)]);
  expect(dueAt(first - 1)).toEqual([]);
});

test('the weekly report covers Monday to Monday, job by job', async () => {
  const { asha, ravi, meera } = await scenario(app)
    .seeker({ as: 'asha' })
    .seeker({ as: 'ravi' })
    .seeker({ as: 'meera' });
  app.clock.moveTo(india('03-01', '12:00'));
  const taster = await post('Tea Taster', 17);
  const clerk = await post('Clerk', 300);
  app.clock.moveTo(india('03-07', '23:00'));
  await look(taster.id, 5);
  await apply(asha, taster);
  app.clock.moveTo(india('03-10', '12:00'));
  await look(taster.id, 3);
  const second = await apply(ravi, taster);
  await apply(meera, taster);
  await updateStatus(employer, second.id, 'SHORTLISTED');
  await goTo(app, india('03-15', '01:00'));
  await look(taster.id, 7);
  await look(clerk.id, 2);
  await at(india('03-15'));
  const [report] = await reports();
  expect(report!.subject).toBe('Your week: 2 applications, 3 views');
  const lines = report!.text.split('\n');
  const after = (title: string) => lines.slice(lines.indexOf(title) + 1, lines.indexOf(title) + 3);
  expect(after('Tea Taster')).toEqual([
    '3 views · 2 applications · 2 waiting for your decision',
    'Closes in 3 days',
  ]);
  expect(after('Clerk')[0]).toBe('0 views · 0 applications · none waiting');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Views: 3',
      'Applications: 2',
      'Waiting for your decision: 2',
      'Closing within a week: 1',
    ]),
  );
});

test('the weekly report goes to employers who want it and have jobs, in their language', async () => {
  const { silent, idle } = await scenario(app).employer({ as: 'silent' }).employer({ as: 'idle' });
  await addJob(app, silent.company!.id);
  await graphqlApi.notifications(idle, { weeklyReports: true });
  await employer.graphql('mutation { setLocale(input: { locale: HI }) { user { id } } }');
  await post('Tea Taster');
  await at(india('03-15'));
  expect((await app.mails(employer.email))[0]?.subject).toBe('आपका हफ़्ता: 0 आवेदन, 0 बार देखा गया');
  expect([await reports(silent), await reports(idle)]).toEqual([[], []]);
});

test('two parallel runs, or one that dies, send the weekly report once', async () => {
  const people: Employer[] = [employer];
  for (let at = 0; at < 5; at += 1) people.push((await scenario(app).employer()).employer);
  for (const person of people) {
    await graphqlApi.notifications(person, { weeklyReports: true });
    await addJob(app, person.company!.id);
  }
  app.clock.moveTo(india('03-15'));
  await app.sql(`create function die() returns trigger language plpgsql as $$ begin
    if new.subject like 'Your week%' and (select count(*) from outbox where subject like 'Your week%') >= 3
    then raise exception 'The end'; end if; return new; end $$`);
  await app.sql('create trigger die before insert on outbox for each row execute function die()');
  await expect(sendWeeklyReports(app.services)).rejects.toThrow('The end');
  await app.sql('drop function die() cascade');
  const other = await startApp({ databaseUrl: app.databaseUrl });
  other.clock.moveTo(india('03-15'));
  await Promise.all([app, other, app, other].map((one) => sendWeeklyReports(one.services)));
  await sendWeeklyReports(app.services);
  for (const person of people) expect(await reports(person)).toHaveLength(1);
  await other.close();
});
