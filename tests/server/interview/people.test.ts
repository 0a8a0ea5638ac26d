import { beforeEach, expect, test } from 'vitest';
import { runDueInterviews } from '#server/modules/interview/schedule/dueInterviews.service.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import type { Caller } from '#tests/support/caller.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { colleague, remove, updateMember } from '#tests/server/team/teamWorld.ts';
import {
  appliedWorld,
  book,
  decline,
  eventsSentTo,
  interviewsSeenBy,
  propose,
  tenOn,
  tokenOf,
  type World,
} from './interviewWorld.ts';

type Member = Awaited<ReturnType<typeof colleague>>;

let world: World;
/** Works on the job of the interview, and on another one. */
let manager: Member;
let interviewId: string;
let job: string;
let otherJob: string;

beforeEach(async () => {
  world = await appliedWorld();
  const { app, employer, seeker, applicationId } = world;
  [{ id: job } = { id: '' }] = await app.sql<{ id: string }>(
    'select job_id as id from applications where id = ?',
    [applicationId],
  );
  otherJob = (await addJob(app, employer.company!.id, { title: 'Porter' })).id;
  manager = await colleague(app, employer, 'hiring_manager', [job, otherJob]);
  const times = [tenOn(app, 3)];
  const people = { times, interviewerIds: [manager.id, employer.id] };
  ({ id: interviewId } = await propose(employer, applicationId, people));
  await book(app, await tokenOf(app, seeker.email), times[0]!);
});

const choose = (who: Caller, interviewerIds: string[]) =>
  who.graphql(
    `mutation($input: ChangeInterviewersInput!) {
      changeInterviewers(input: $input) { interview { id } } }`,
    { input: { id: interviewId, interviewerIds } },
  );

const namesSeen = async () =>
  (await interviewsSeenBy(world.employer)).map(({ status, interviewers }) => [
    status,
    interviewers.map(({ id }) => id),
  ]);

const methodsTo = async ({ email }: { email: string }) =>
  (await eventsSentTo(world.app, email)).map(({ method }) => method);

test('someone taken off a job leaves its interviews; with the last one, the company is notified', async () => {
  const { app, employer, seeker } = world;
  await updateMember(employer, {
    id: manager.memberId,
    role: 'HIRING_MANAGER',
    jobIds: [otherJob],
  });
  await runDueInterviews(app.services);
  expect(await namesSeen()).toEqual([['BOOKED', [employer.id]]]);
  const sent = await eventsSentTo(app, manager.email);
  expect(sent.map(({ method, sequence }) => [method, sequence])).toEqual([
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
  const unheld = `select user_id from notifications where data ->> 'act' = 'unheld'
    and data ->> 'interviewId' = '${interviewId}'`;
  expect(await app.sql(unheld)).toEqual([]);

  const recruiter = await colleague(app, employer, 'recruiter');
  await choose(recruiter, [recruiter.id]);
  await remove(employer, { id: recruiter.memberId, successorId: null });
  await runDueInterviews(app.services);
  expect(await namesSeen()).toEqual([['BOOKED', []]]);
  expect(await app.sql(unheld)).toEqual([{ user_id: employer.id }]);
  expect(await methodsTo(recruiter)).toEqual(['REQUEST', 'CANCEL']);
  // Nothing has changed for the applicant.
  expect(await methodsTo(seeker)).toEqual(['REQUEST']);
});

const setStatus = (who: { id: string }, status: string, until: Date | null = null) =>
  world.app.sql('update users set status = ?, suspended_until = ?, updated_at = ? where id = ?', [
    status,
    until,
    world.app.clock.now(),
    who.id,
  ]);

test('someone whose account is suspended leaves the interviews until they are back', async () => {
  const { app, employer, seeker } = world;
  await setStatus(manager, 'suspended', tenOn(app, 3));
  await runDueInterviews(app.services);
  expect(await methodsTo(manager)).toEqual(['REQUEST']);
  await setStatus(manager, 'suspended', tenOn(app, 4));
  await runDueInterviews(app.services);
  expect(await namesSeen()).toEqual([['BOOKED', [employer.id]]]);
  expect(await methodsTo(manager)).toEqual(['REQUEST', 'CANCEL']);
  expect(await methodsTo(seeker)).toEqual(['REQUEST']);
});

test('if nobody can choose another interviewer, the applicant gets the cancellation', async () => {
  const { app, employer, seeker } = world;
  const recruiter = await colleague(app, employer, 'recruiter');
  await setStatus(manager, 'inactive');
  await setStatus(employer, 'suspended');
  await runDueInterviews(app.services);
  expect(await methodsTo(seeker)).toEqual(['REQUEST']);
  const unheld = `select user_id from notifications where data ->> 'act' = 'unheld'`;
  expect(await app.sql(unheld)).toContainEqual({ user_id: recruiter.id });

  await choose(recruiter, [recruiter.id]);
  await setStatus(recruiter, 'suspended');
  await runDueInterviews(app.services);
  expect(await methodsTo(seeker)).toEqual(['REQUEST', 'CANCEL']);
});

test('an interviewer who leaves before or after the applicant cancels gets one cancellation', async () => {
  const { app, employer, seeker, applicationId } = world;
  const leave = (memberId: string) =>
    updateMember(employer, { id: memberId, role: 'HIRING_MANAGER', jobIds: [otherJob] });
  const colleagueHere = await colleague(app, employer, 'hiring_manager', [job, otherJob]);
  await choose(employer, [manager.id, colleagueHere.id]);
  await leave(manager.memberId);
  await decline(app, await tokenOf(app, seeker.email));
  await leave(colleagueHere.memberId);
  await app.sql(
    `update applications set status = 'rejected', status_changed_at = now() where id = ?`,
    [applicationId],
  );
  await runDueInterviews(app.services);
  expect(await methodsTo(manager)).toEqual(['REQUEST', 'CANCEL']);
  expect(await methodsTo(colleagueHere)).toEqual(['REQUEST', 'CANCEL']);
});

test('an interviewer who is taken off the job by mistake and put back gets no cancellation', async () => {
  const { app, employer } = world;
  for (const jobIds of [[otherJob], [job, otherJob]])
    await updateMember(employer, { id: manager.memberId, role: 'HIRING_MANAGER', jobIds });
  await choose(employer, [manager.id, employer.id]);
  await runDueInterviews(app.services);
  expect(await methodsTo(manager)).toEqual(['REQUEST', 'REQUEST']);
});

test('only members who plan interviews can choose other interviewers, who must be free at that time', async () => {
  const { app, employer } = world;
  const interviewer = await colleague(app, employer, 'interviewer', [job]);
  const stranger = await colleague(app, employer, 'interviewer', [otherJob]);
  await expect(choose(interviewer, [interviewer.id])).toBreakRule('team.right');
  const node = `{ node(id: "${interviewId}") { id } }`;
  expect(await interviewer.graphql(node)).toEqual({ node: { id: interviewId } });
  expect(await stranger.graphql(node)).toEqual({ node: null });
  await expect(choose(employer, [stranger.id])).toBreakRule('interview.people.company');
  const withStranger = { times: [tenOn(app, 3)], interviewerIds: [stranger.id] };
  await expect(propose(employer, world.applicationId, withStranger)).toBreakRule(
    'interview.people.company',
  );
  await choose(manager, [interviewer.id, employer.id]);
  const busy = await app.sql(
    'select user_id from interview_people where busy is not null and interview_id = ? order by user_id',
    [interviewId],
  );
  expect(busy).toEqual([employer.id, interviewer.id].toSorted().map((user_id) => ({ user_id })));
  expect(await methodsTo(interviewer)).toEqual(['REQUEST']);
  expect(await methodsTo(manager)).toEqual(['REQUEST', 'CANCEL']);
  expect(await methodsTo(employer)).toEqual(['REQUEST']);

  // The manager is in another interview at that hour from now on.
  const { second } = await scenario(app).seeker({ as: 'second' });
  const { id } = await apply(second, { id: otherJob });
  await propose(employer, id, { times: [tenOn(app, 3)], interviewerIds: [manager.id] });
  await book(app, await tokenOf(app, second.email), tenOn(app, 3));
  await expect(choose(employer, [manager.id])).toBreakRule('interview.book.free');
});

test('interviews that a planner can no longer plan go to the owner, who is notified when the applicant declines', async () => {
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const [{ id: jobId } = { id: '' }] = await app.sql<{ id: string }>(
    'select job_id as id from applications where id = ?',
    [applicationId],
  );
  const planner = await colleague(app, employer, 'recruiter');
  const holder = await colleague(app, employer, 'interviewer', [jobId]);
  await propose(planner, applicationId, { times: [tenOn(app, 4)], interviewerIds: [holder.id] });
  const role = { id: planner.memberId, role: 'INTERVIEWER', jobIds: [jobId] };
  await updateMember(employer, role);
  await app.sql('delete from notifications');
  await decline(app, await tokenOf(app, seeker.email));
  const notified = await app.sql<{ user_id: string }>(
    `select user_id from notifications where kind = 'interview_changed' and user_id <> ?`,
    [seeker.id],
  );
  // The interviewer did not know of an interview without a time.
  expect(notified).toEqual([{ user_id: employer.id }]);
  // No time was booked, so the email asks for other times instead of reporting a cancellation.
  const [mail] = await app.mails(employer.email);
  expect(mail!.subject).toMatch(/^None of the times works for /);
  expect(mail!.text).toContain(`/manage-applications/${applicationId}`);
});

test('planners who do not interview get no event, and their emails mention none', async () => {
  const { app, employer, seeker, applicationId } = world;
  const planner = await colleague(app, employer, 'recruiter');
  const times = [tenOn(app, 4), tenOn(app, 5)];
  await app.sql(`insert into user_settings (user_id, time_zone) values (?, 'America/New_York')`, [
    planner.id,
  ]);
  await propose(planner, applicationId, { times, interviewerIds: [manager.id] });
  const token = await tokenOf(app, seeker.email);
  for (const time of times) await book(app, token, time);
  const rows = await app.sql<{ recipient: string; attached: boolean; mentioned: boolean }>(
    `select recipient, calendar is not null as attached, body_text like '%attached%' as mentioned
     from outbox where subject like 'Interview %'`,
  );
  expect(rows.filter(({ attached, mentioned }) => mentioned && !attached)).toEqual([]);
  const toPlanner = rows.filter(({ recipient }) => recipient === planner.email);
  expect(toPlanner.map(({ attached }) => attached)).toEqual([false, false]);
  // It is the evening before where the planner is.
  const [dayBefore] = new Date(times[0]!.getTime() - 86_400_000).toISOString().split('T');
  const links = `select link from notifications where user_id = ? and data ->> 'act' = 'booked'`;
  expect(await app.sql(links, [planner.id])).toEqual([{ link: `/interviews?week=${dayBefore}` }]);
});

test('someone who left gets the cancellation even if other times are offered at once', async () => {
  const { app, employer, seeker } = world;
  await remove(employer, { id: manager.memberId });
  await decline(app, await tokenOf(app, seeker.email));
  await employer.graphql(
    'mutation($input: OfferInterviewTimesInput!) { offerInterviewTimes(input: $input) { interview { id } } }',
    { input: { id: interviewId, times: [tenOn(app, 4)] } },
  );
  await runDueInterviews(app.services);
  expect(await methodsTo(manager)).toEqual(['REQUEST', 'CANCEL']);
});
