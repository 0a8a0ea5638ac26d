import { expect, test } from 'vitest';
import { runDueInterviews } from '#server/modules/interview/schedule/dueInterviews.service.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { theApp } from '#tests/support/app.ts';
import {
  colleagueOf,
  setStatus,
  updateStatus,
} from '#tests/server/application/status/statusWorld.ts';
import { deleteJob, turn } from '#tests/server/job/own/jobCalls.ts';
import {
  after,
  appliedWorld,
  book,
  change,
  decline,
  eventsSentTo,
  interviewsSeenBy,
  invitation,
  propose,
  tenOn,
  tokenOf,
} from './interviewWorld.ts';

/** An interview that a colleague conducts and the applicant has booked. */
async function bookedWorld() {
  const world = await appliedWorld();
  const { app, employer, seeker, applicationId } = world;
  const colleague = await colleagueOf(app, employer);
  const time = tenOn(app, 3);
  await propose(employer, applicationId, { times: [time], interviewerIds: [colleague.id] });
  const token = await tokenOf(app, seeker.email);
  await book(app, token, time);
  const [job] = await app.sql<{ id: string }>(
    'select job_id as id from applications where id = ?',
    [applicationId],
  );
  return { ...world, jobId: job!.id, colleague, token, time };
}

const DELETE = `mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }`;

type Booked = Awaited<ReturnType<typeof bookedWorld>>;

const ENDS: [string, (world: Booked) => Promise<unknown>][] = [
  ['the applicant deletes the account', ({ seeker }) => seeker.graphql(DELETE)],
  [
    'the withdrawal can no longer be undone',
    async ({ app, seeker, applicationId }) => {
      await seeker.graphql(
        'mutation($id: ID!) { withdrawApplication(input: { id: $id }) { application { id } } }',
        { id: applicationId },
      );
      app.clock.forward({ minutes: 10 });
      await runDueTasks(app.services, { early: true });
    },
  ],
  [
    'the deleted job can no longer be restored',
    async ({ app, employer, jobId }) => {
      await deleteJob(employer, jobId);
      app.clock.forward({ minutes: 11 });
      await runDueInterviews(app.services);
    },
  ],
  [
    'the last person of the company deletes the account, after the one who held it has left',
    async ({ app, employer, colleague }) => {
      await app.sql('delete from company_members where user_id = ?', [colleague.id]);
      await employer.graphql(DELETE);
    },
  ],
  [
    'the company is suspended',
    ({ app, employer }) =>
      app.sql(`update companies set admin_status = 'suspended', updated_at = now() where id = ?`, [
        employer.company!.id,
      ]),
  ],
];

test.each(fewInQuickSuite(5, ENDS))(
  'an interview ends when %s, and each calendar once',
  async (_name, end) => {
    const world = await bookedWorld();
    const { app, seeker, colleague, token, time } = world;
    await end(world);
    const state = await invitation(app, token);
    expect(state === null || state.cancelledBy === 'ENDED').toBe(true);
    await expect(book(app, token, time)).toFailWith(state ? 'CONFLICT' : 'NOT_FOUND');
    const busy = await app.sql('select 1 from interview_people where busy is not null');
    expect(busy).toEqual([]);
    await runDueInterviews(app.services);
    await runDueInterviews(app.services);
    const methods = async (email: string) =>
      (await eventsSentTo(app, email)).map(({ method }) => method);
    // A deleted account or someone who has left gets nothing, and nothing of it stays.
    const methodsByEmail = [seeker.email, colleague.email].map(async (email) => [
      email,
      await methods(email),
    ]);
    const mails = new Map((await Promise.all(methodsByEmail)) as [string, string[]][]);
    const isGone = async (id: string) =>
      (await app.sql('select 1 from users where id = ? and deleted_at is not null', [id])).length >
      0;
    const isDeleted = await isGone(seeker.id);
    expect(mails.get(seeker.email)).toEqual(isDeleted ? [] : ['REQUEST', 'CANCEL']);
    const [holds] = await app.sql('select 1 from interview_people where user_id = ?', [
      colleague.id,
    ]);
    // Earlier emails about a deleted applicant are emptied.
    if (holds)
      expect(mails.get(colleague.email)).toEqual(isDeleted ? ['CANCEL'] : ['REQUEST', 'CANCEL']);
    await app.sql('delete from interviews');
  },
);

test('the interviews of a job that is deleted and restored stay, and nobody hears of it', async () => {
  const { app, employer, seeker, applicationId, jobId, token, time } = await bookedWorld();
  const open = { times: [after(time, 60)], interviewerIds: [employer.id] };
  await propose(employer, applicationId, open);
  const openToken = await tokenOf(app, seeker.email);
  // A reminder becomes due before the job is restored.
  app.clock.moveTo(after(time, -24 * 60 - 1));
  await deleteJob(employer, jobId);
  app.clock.forward({ minutes: 2 });
  const mails = () => app.sql<{ subject: string }>('select subject from outbox order by id');
  const before = await mails();
  await runDueInterviews(app.services);
  await expect(book(app, openToken, open.times[0]!)).toBreakRule('interview.book.job');
  expect(await mails()).toEqual(before);
  await turn(employer, 'restoreJob', jobId);
  await runDueInterviews(app.services);
  expect((await invitation(app, token))!.status).toBe('BOOKED');
  const [reminder] = await app.mails(seeker.email);
  expect(reminder!.subject).toMatch(/^Reminder/);
  expect(await book(app, openToken, open.times[0]!)).toMatchObject({ status: 'BOOKED' });
});

test('an interview that has begun goes on when the applicant is hired', async () => {
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const time = tenOn(app, 3);
  const walkIn = { kind: 'WALK_IN', minutes: 480, link: null, place: 'FC Road, Pune' };
  const { id } = await propose(employer, applicationId, {
    times: [time],
    interviewerIds: [employer.id],
    ...walkIn,
  });
  await book(app, await tokenOf(app, seeker.email), time);
  app.clock.moveTo(after(time, 60));
  await setStatus(app, applicationId, 'shortlisted');
  await updateStatus(employer, applicationId, 'HIRED');
  expect(await change(employer, 'record', id, { outcome: 'HELD' })).toMatchObject({
    status: 'HELD',
  });
});

test('what an applicant wrote is deleted with the account', async () => {
  const { app, seeker, colleague, token } = await bookedWorld();
  await decline(app, token, 'My daughter is ill.');
  expect((await app.mails(colleague.email))[0]!.text).toContain('My daughter is ill.');
  await seeker.graphql(DELETE);
  const left = await app.sql(
    `select 1 from interviews where reason is not null union all
     select 1 from outbox where body_text like '%daughter%'`,
  );
  expect(left).toEqual([]);
});

test('another time zone changes the shown time, not the interview', async () => {
  // The Sunday on which clocks in Berlin go back, and the last day of a month, across midnight in India.
  (await theApp()).clock.moveTo('2026-10-20T06:00:00Z');
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const time = new Date('2026-10-31T18:15:00Z');
  await employer.graphql(
    'mutation { saveTimeZone(input: { timeZone: "Europe/Berlin" }) { timeZone } }',
  );
  await propose(employer, applicationId, {
    times: [time],
    interviewerIds: [employer.id],
    minutes: 60,
    timeZone: 'Europe/Berlin',
  });
  await book(app, await tokenOf(app, seeker.email), time);
  const textTo = async (email: string) => (await app.mails(email))[0]!.text;
  expect(await textTo(seeker.email)).toMatch(/31 October 2026, 11:45\spm IST/);
  expect(await textTo(employer.email)).toMatch(/31 October 2026, 7:15\spm (CET|GMT\+1)/);
  // The link opens the week of the interview, not the present one.
  expect(await textTo(employer.email)).toContain('/interviews?week=2026-10-31');
  for (const { email } of [seeker, employer]) {
    const [event] = await eventsSentTo(app, email);
    expect(event).toMatchObject({ startsAt: time, endsAt: new Date('2026-10-31T19:15:00Z') });
  }
  const [seen] = await interviewsSeenBy(seeker);
  expect(seen!.startsAt).toBe(time.toISOString());
});
