import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { bellOf, goTo, graphqlApi, runTask } from './employerWorld.ts';

let app: App;
let employer: Employer;
let seeker: Person;

/** A Monday. */
const MONDAY = '2027-03-15T08:05:00+05:30';

beforeAll(async () => {
  app = await theApp();
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

beforeEach(async () => {
  for (const table of ['applications', 'jobs', 'posts', 'outbox', 'notifications'])
    await app.sql(`delete from ${table}`);
  app.clock.moveTo('2027-03-01T12:00:00+05:30');
  ({ employer, seeker } = await scenario(app).employer().seeker());
  await app.sql(
    `update companies set phone = '022 2345 6789', email = 'hr@lotus.example' where id = ?`,
    [employer.company!.id],
  );
  await graphqlApi.notifications(employer, { weeklyReports: true, marketingEmails: true });
});

const EVERYTHING = {
  mails: {
    application: 1,
    expiry: 1,
    weekly: 1,
    news: 1,
    status: 1,
    letter: 1,
    password: 1,
  },
  bells: { APPLICATION_RECEIVED: 1, JOB_EXPIRING: 1, WEEKLY_REPORT: 1, JOB_STATUS_CHANGED: 1 },
  shown: {
    recruiter: 'Asha Rao',
    contact: { phone: '022 2345 6789', email: 'hr@lotus.example', takesLetters: true },
  },
};

/** Triggers everything that can happen to an employer, after the switch was changed. */
async function everything(off: object = {}) {
  if ('profileVisibility' in off || 'showContactInfo' in off || 'allowDirectContact' in off)
    await graphqlApi.privacy(employer, off);
  else await graphqlApi.notifications(employer, off);
  const companyId = employer.company!.id;
  const job = await addJob(app, companyId, { endsIn: 21 });
  await apply(seeker, job);
  await sendNotification(app, employer.id, 'job_status_changed');
  await publish();
  await goTo(app, MONDAY);
  await runTask(app, 'notify-expiring-jobs');
  await runTask(app, 'send-weekly-reports');
  await runTask(app, 'send-news');
  const letter = `mutation($input: ContactEmployerInput!) { contactEmployer(input: $input) { message } }`;
  await seeker
    .graphql(letter, { input: { companyId, message: 'Are there night shifts?' } })
    .catch(() => undefined);
  await employer.graphql(
    'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
    { input: { currentPassword: employer.password, newPassword: 'Another phrase 2' } },
  );
  return { mails: await mails(), bells: await bells(), shown: await shown() };
}

async function publish() {
  const at = app.clock.now();
  const id = newId(at.getTime());
  await app.sql(
    `insert into posts (id, slug, title, excerpt, body, body_html, author, category, read_minutes, published_at)
     values (?, ?, 'A good CV', 'In short', '', '', 'Meera', 'career', 3, ?)`,
    [id, id, at],
  );
}

const MARKS = {
  application: 'has applied for',
  expiry: 'A job closes',
  weekly: 'weekly reports are turned on',
  news: 'news is turned on',
  status: 'Your job is live',
  letter: 'night shifts',
  password: 'password for your',
};

async function mails(): Promise<Record<string, number>> {
  const all = (await app.mails(employer.email)).map(({ subject, text }) => `${subject}\n${text}`);
  const count = (mark: string) => all.filter((mail) => mail.includes(mark)).length;
  return Object.fromEntries(Object.entries(MARKS).map(([name, mark]) => [name, count(mark)]));
}

/** The password change ended the session, so another user reads the table. */
async function bells(): Promise<Record<string, number>> {
  const rows = await app.sql<{ kind: string }>('select kind from notifications where user_id = ?', [
    employer.id,
  ]);
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind.toUpperCase()] = (counts[kind.toUpperCase()] ?? 0) + 1;
  return counts;
}

async function shown(): Promise<unknown> {
  const { node } = await seeker.graphql<{ node: unknown }>(
    `query($id: ID!) { node(id: $id) { ... on Company { recruiter contact { phone email takesLetters } } } }`,
    { id: employer.company!.id },
  );
  return node;
}

const without = (part: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)));

describe('each switch stops what it names, and nothing else', () => {
  test('with everything on, everything is sent and shown', async () => {
    expect(await everything()).toEqual(EVERYTHING);
  });

  test('emailNotifications: every email except about the account; not the bell', async () => {
    const stopped = { application: 0, expiry: 0, weekly: 0, news: 0, status: 0 };
    expect(await everything({ emailNotifications: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, ...stopped },
    });
  });

  test('applicationAlerts: the email and bell of an application', async () => {
    expect(await everything({ applicationAlerts: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, application: 0 },
      bells: without(EVERYTHING.bells, 'APPLICATION_RECEIVED'),
    });
  });

  test('jobExpiryAlerts: the email and bell of a job that closes', async () => {
    expect(await everything({ jobExpiryAlerts: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, expiry: 0 },
      bells: without(EVERYTHING.bells, 'JOB_EXPIRING'),
    });
  });

  test('weeklyReports: the weekly report', async () => {
    expect(await everything({ weeklyReports: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, weekly: 0 },
      bells: without(EVERYTHING.bells, 'WEEKLY_REPORT'),
    });
  });

  test('marketingEmails: the news', async () => {
    expect(await everything({ marketingEmails: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, news: 0 },
    });
  });

  test('profileVisibility: the name', async () => {
    expect(await everything({ profileVisibility: 'private' })).toEqual({
      ...EVERYTHING,
      shown: { ...EVERYTHING.shown, recruiter: null },
    });
  });

  test('showContactInfo: the company’s phone and email', async () => {
    expect(await everything({ showContactInfo: false })).toEqual({
      ...EVERYTHING,
      shown: {
        ...EVERYTHING.shown,
        contact: { phone: null, email: null, takesLetters: true },
      },
    });
  });

  test('allowDirectContact: the contact form, and messages sent without it', async () => {
    expect(await everything({ allowDirectContact: false })).toEqual({
      ...EVERYTHING,
      mails: { ...EVERYTHING.mails, letter: 0 },
      shown: {
        ...EVERYTHING.shown,
        contact: { ...EVERYTHING.shown.contact, takesLetters: false },
      },
    });
    const input = { companyId: employer.company!.id, message: 'Are there night shifts?' };
    await expect(
      seeker.graphql(
        'mutation($input: ContactEmployerInput!) { contactEmployer(input: $input) { message } }',
        { input },
      ),
    ).toBreakRule('company.letter.allowed');
  });
});

test('live notifications that are switched off do not reach the page either', async () => {
  await graphqlApi.notifications(employer, { applicationAlerts: false });
  await apply(seeker, await addJob(app, employer.company!.id));
  expect(await bellOf(employer)).toEqual([]);
});
