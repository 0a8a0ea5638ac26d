import { expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { setStatus } from '#tests/server/application/status/statusWorld.ts';
import { markRead, send } from '#tests/server/conversation/conversationWorld.ts';
import {
  after,
  book,
  change,
  decline,
  propose,
  tenOn,
  tokenOf,
} from '#tests/server/interview/interviewWorld.ts';
import { declineOffer, sendOffer } from '#tests/server/offer/offerWorld.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

interface Todo {
  kind: string;
  dueAt: string | null;
  count: number;
  applicationId: string | null;
  jobTitle: string;
  personName: string | null;
  interviewKind: string | null;
  invitationPath: string | null;
}

async function todosOf(who: Person): Promise<Todo[]> {
  const { viewer } = await who.graphql<{ viewer: { todos: Todo[] } }>(`{ viewer { todos {
    kind dueAt count applicationId jobTitle personName interviewKind invitationPath } } }`);
  return viewer.todos;
}

const waitsFor = async (who: Person) =>
  (await todosOf(who)).map(({ kind, jobTitle }) => `${kind} ${jobTitle}`);

/** What a list says of an application: what waits, and the next interview. */
async function lineOf(who: Person, id: string) {
  const { node } = await who.graphql<{
    node: { todos: { kind: string }[]; summary: { nextInterviewAt: string | null } | null };
  }>(
    `query($id: ID!) { node(id: $id) { ... on Application {
      todos { kind } summary { nextInterviewAt } } } }`,
    { id },
  );
  const { todos, summary } = node;
  return { waits: todos.map(({ kind }) => kind).join(' '), interview: summary?.nextInterviewAt };
}

const ratings = ['skills', 'experience', 'communication', 'motivation'].map((criterion) => ({
  criterion,
  rating: 3,
}));

/** A seeker who is shortlisted as an accountant and has applied for two other jobs; a colleague interviews the accountants. */
async function hiringWorld() {
  const { app, employer, seeker, ...jobs } = await scenario()
    .employer()
    .job({ as: 'accountant', title: 'Accountant' })
    .job({ as: 'cashier', title: 'Cashier' })
    .job({ as: 'welder', title: 'Welder' })
    .seeker({ firstName: 'Asha', lastName: 'Rao' });
  const interviewer = await colleague(app, employer, 'interviewer', [jobs.accountant.id]);
  const { id: accountant } = await apply(seeker, jobs.accountant);
  const { id: cashier } = await apply(seeker, jobs.cashier);
  const { id: welder } = await apply(seeker, jobs.welder);
  await setStatus(app, accountant, 'shortlisted');
  return { app, employer, interviewer, seeker, accountant, cashier, welder };
}

test('offers, interviews and messages wait for an applicant, the next deadline first, until they are answered', async () => {
  const { app, employer, interviewer, seeker, accountant, cashier, welder } = await hiringWorld();
  expect(await todosOf(seeker)).toEqual([]);
  await send(employer, welder, 'Can you start in May?');
  app.clock.forward({ minutes: 1 });
  await send(employer, cashier, 'Can you start in June?');
  const offer = await sendOffer(app, employer, accountant);
  await propose(employer, accountant, {
    times: [tenOn(app, 2), tenOn(app, 3)],
    interviewerIds: [interviewer.id],
  });
  const todos = await todosOf(seeker);
  expect(todos).toMatchObject([
    {
      kind: 'CHOOSE_TIME',
      dueAt: tenOn(app, 3).toISOString(),
      applicationId: accountant,
      interviewKind: 'VIDEO',
      personName: 'Asha Rao',
    },
    { kind: 'ANSWER_OFFER', jobTitle: 'Accountant', invitationPath: null },
    { kind: 'READ_MESSAGE', jobTitle: 'Welder', dueAt: null },
    { kind: 'READ_MESSAGE', jobTitle: 'Cashier', dueAt: null },
  ]);
  const token = await tokenOf(app, seeker.email);
  expect(todos[0]!.invitationPath).toBe(`/interviews/${token}`);
  expect(await lineOf(seeker, accountant)).toEqual({ waits: 'CHOOSE_TIME ANSWER_OFFER' });
  expect(await lineOf(seeker, welder)).toEqual({ waits: 'READ_MESSAGE' });
  await book(app, token, tenOn(app, 2));
  await markRead(seeker, welder, app.clock.now().toISOString());
  // Without a deadline, the kinds follow each other in a fixed order, however long they have waited.
  const rejected = (at: Date) =>
    app.sql(`update applications set status = 'rejected', status_changed_at = ? where id = ?`, [
      at,
      cashier,
    ]);
  await rejected(tenOn(app, -1));
  expect((await waitsFor(seeker)).slice(-2)).toEqual([
    'READ_MESSAGE Cashier',
    'RATE_TREATMENT Cashier',
  ]);
  await app.sql(`update applications set status = 'pending' where id = ?`, [cashier]);
  await markRead(seeker, cashier, app.clock.now().toISOString());
  expect(await waitsFor(seeker)).toEqual([
    'ATTEND_INTERVIEW Accountant',
    'ANSWER_OFFER Accountant',
  ]);
  await declineOffer(seeker, offer.id);
  await rejected(app.clock.now());
  expect(await waitsFor(seeker)).toEqual(['ATTEND_INTERVIEW Accountant', 'RATE_TREATMENT Cashier']);
  // The question is not repeated forever.
  await app.sql('update applications set status_changed_at = ? where id = ?', [
    tenOn(app, -15),
    cashier,
  ]);
  expect(await waitsFor(seeker)).toEqual(['ATTEND_INTERVIEW Accountant']);
});

test('members of a team see what their role can do, on the jobs they work on', async () => {
  const { app, employer, interviewer, seeker, accountant, cashier } = await hiringWorld();
  const offer = await sendOffer(app, employer, accountant);
  const first = tenOn(app, 2);
  const proposal = { times: [first], interviewerIds: [interviewer.id] };
  const interview = await propose(employer, accountant, proposal);
  const [waiting] = await todosOf(employer);
  expect(waiting).toMatchObject({
    kind: 'REVIEW_APPLICATIONS',
    count: 1,
    applicationId: null,
    personName: null,
  });
  expect(await waitsFor(employer)).toEqual([
    'REVIEW_APPLICATIONS Cashier',
    'REVIEW_APPLICATIONS Welder',
  ]);
  expect(await todosOf(interviewer)).toEqual([]);
  await book(app, await tokenOf(app, seeker.email), first);
  await propose(employer, cashier, { times: [after(first, 60)], interviewerIds: [employer.id] });

  app.clock.moveTo(after(first, -25 * 60));
  expect(await todosOf(interviewer)).toEqual([]);
  app.clock.moveTo(after(first, -20 * 60));
  expect(await waitsFor(interviewer)).toEqual(['HOLD_INTERVIEW Accountant']);
  expect(await waitsFor(employer)).toContain('HOLD_INTERVIEW Accountant');
  const uninvolved = await colleague(app, employer, 'recruiter');
  const interviewAt = first.toISOString();
  expect(await lineOf(uninvolved, accountant)).toEqual({ waits: '', interview: interviewAt });
  expect((await lineOf(interviewer, accountant)).waits).toBe('HOLD_INTERVIEW');
  expect(await waitsFor(uninvolved)).not.toContain('HOLD_INTERVIEW Accountant');
  await app.sql(`update users set status = 'suspended' where id = ?`, [interviewer.id]);
  expect(await waitsFor(uninvolved)).toContain('CHOOSE_INTERVIEWER Accountant');
  await app.sql(`update users set status = 'active' where id = ?`, [interviewer.id]);
  await employer.graphql(
    `mutation($input: ChangeInterviewersInput!) { changeInterviewers(input: $input) { interview { id } } }`,
    { input: { id: interview.id, interviewerIds: [interviewer.id] } },
  );

  // The accountant's interview has begun, and the only time offered to the cashier has passed.
  app.clock.moveTo(after(first, 61));
  expect(await waitsFor(interviewer)).toEqual(['SEND_SCORECARD Accountant']);
  expect(await waitsFor(uninvolved)).toContain('OFFER_TIMES Cashier');
  const scorecard = { waits: 'SEND_SCORECARD', interview: null };
  // Nobody remembers an interview that was a month ago.
  const move = (days: number) =>
    app.sql(
      'update interviews set starts_at = starts_at + ?::interval, ends_at = ends_at + ?::interval where id = ?',
      [`${days} days`, `${days} days`, interview.id],
    );
  await move(-31);
  expect(await todosOf(interviewer)).toEqual([]);
  await move(31);
  expect(await lineOf(interviewer, accountant)).toEqual(scorecard);
  expect((await lineOf(uninvolved, accountant)).waits).toBe('');
  expect((await lineOf(uninvolved, cashier)).waits).toBe('OFFER_TIMES');
  // What a colleague sent is not what this person thinks.
  await app.sql(
    `insert into interview_scores (interview_id, user_id, ratings, recommendation, sent_at)
     values (?, ?, '[]', 'yes', ?)`,
    [interview.id, uninvolved.id, app.clock.now()],
  );
  expect(await waitsFor(interviewer)).toEqual(['SEND_SCORECARD Accountant']);
  await interviewer.graphql(
    `mutation($input: SendScorecardInput!) { sendScorecard(input: $input) { interview { id } } }`,
    { input: { interviewId: interview.id, ratings, recommendation: 'YES' } },
  );
  expect(await todosOf(interviewer)).toEqual([]);

  app.clock.moveTo(tenOn(app, 1));
  expect(await waitsFor(uninvolved)).toContain('FOLLOW_UP_OFFER Accountant');
  const manager = await colleague(app, employer, 'hiring_manager', []);
  expect(await todosOf(manager)).toEqual([]);
  await declineOffer(seeker, offer.id);
  expect(await waitsFor(uninvolved)).not.toContain('FOLLOW_UP_OFFER Accountant');
  await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
    employer.company!.id,
  ]);
  expect(await todosOf(employer)).toEqual([]);
});

test('a message waits while it is unread, and a question until a colleague answers', async () => {
  const { app, employer, seeker, welder } = await hiringWorld();
  const recruiter = await colleague(app, employer, 'recruiter');
  const read = (who: Person) => markRead(who, welder, app.clock.now().toISOString());
  const isWaiting = async (who: Person) => (await waitsFor(who)).includes('ANSWER_MESSAGE Welder');
  await send(seeker, welder, 'Which days would I work?');
  await read(employer);
  expect(await isWaiting(employer)).toBe(true);
  await send(recruiter, welder, 'Monday to Friday.');
  expect(await isWaiting(employer)).toBe(false);
  // From now on new messages wait for the colleague who answered.
  await send(seeker, welder, 'Thank you.');
  expect(await isWaiting(employer)).toBe(false);
  expect(await isWaiting(recruiter)).toBe(true);
  await app.sql(`update conversations set applicant_at = applicant_at - interval '31 days',
    answered_at = answered_at - interval '32 days'`);
  expect(await isWaiting(recruiter)).toBe(false);
  await app.sql(`update conversations set applicant_at = applicant_at + interval '31 days',
    answered_at = answered_at + interval '32 days'`);
  await read(recruiter);
  expect(await isWaiting(recruiter)).toBe(false);
  await send(seeker, welder, 'May I come on Monday?');
  expect(await isWaiting(recruiter)).toBe(true);
  await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
  expect(await isWaiting(recruiter)).toBe(false);
});

test('an interview that the applicant cancelled waits for other times', async () => {
  const { app, employer, seeker, accountant } = await hiringWorld();
  await propose(employer, accountant, { times: [tenOn(app, 2)], interviewerIds: [employer.id] });
  await decline(app, await tokenOf(app, seeker.email));
  expect(await waitsFor(employer)).toContain('OFFER_TIMES Accountant');
  const interviewerIds = [employer.id];
  const later = await propose(employer, accountant, { times: [tenOn(app, 3)], interviewerIds });
  expect(await waitsFor(employer)).not.toContain('OFFER_TIMES Accountant');
  await change(employer, 'cancel', later.id);
  expect(await waitsFor(employer)).not.toContain('OFFER_TIMES Accountant');
});
