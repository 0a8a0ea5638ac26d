import { beforeAll, expect, test } from 'vitest';
import { runDueInterviews } from '#server/modules/interview/schedule/dueInterviews.service.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { colleague as teamColleague } from '#tests/server/team/teamWorld.ts';
import type { Person } from '#tests/support/scenario.ts';
import {
  after,
  appliedWorld,
  book,
  change,
  eventsSentTo,
  interviewsSeenBy,
  invitation,
  propose,
  tenOn,
  tokenOf,
  type World,
} from './interviewWorld.ts';

let world: World;
let colleague: Person;
let token: string;
let interviewId: string;
let start: Date;

beforeAll(async () => {
  world = await appliedWorld();
  const { app, employer, seeker, applicationId } = world;
  colleague = await colleagueOf(app, employer);
  start = tenOn(app, 5);
  const { id } = await propose(employer, applicationId, {
    times: [start, after(start, 120)],
    interviewerIds: [colleague.id],
  });
  interviewId = id;
  token = await tokenOf(app, seeker.email);
  await book(app, token, start, 'America/New_York');
});

const reminders = async (email: string) =>
  (await world.app.mails(email)).filter(({ subject }) => subject.startsWith('Reminder'));

const runAt = async (time: Date) => {
  world.app.clock.moveTo(time);
  // Two processes at once.
  await Promise.all([runDueInterviews(world.app.services), runDueInterviews(world.app.services)]);
};

test('reminders come a day and an hour before, once, in the time zone of the reader, and follow a move', async () => {
  const { seeker, employer } = world;
  await runAt(after(start, -24 * 60 - 5));
  expect(await reminders(seeker.email)).toEqual([]);
  await runAt(after(start, -24 * 60 + 1));
  await runAt(after(start, -24 * 60 + 2));
  const [mail, ...more] = await reminders(seeker.email);
  expect(more).toEqual([]);
  // Ten in the morning in India is half past eleven in the evening in New York in winter.
  expect(mail!.text).toMatch(/11:30\spm (EST|GMT-5)/);
  const [colleagueMail] = await reminders(colleague.email);
  expect(colleagueMail!.text).toMatch(/10:00\sam IST/);
  expect(await reminders(employer.email)).toEqual([]);
  // A reminder changes nothing in a calendar.
  expect((await eventsSentTo(world.app, seeker.email)).map(({ sequence }) => sequence)).toEqual([
    1,
  ]);

  start = after(start, 120);
  await change(employer, 'move', interviewId, { startsAt: start.toISOString() });
  // The new time is more than a day ahead, so it has new reminders.
  await runAt(after(start, -23 * 60));
  expect(await reminders(seeker.email)).toHaveLength(2);
  await runAt(after(start, -59));
  expect(await reminders(seeker.email)).toHaveLength(3);
  expect((await reminders(seeker.email))[0]!.html).toContain('within the hour');
});

const FEEDBACK = `feedback { canSend isHidden sentCount averages { name average } scorecards { text isMine } }`;
const SEND = `mutation($input: SendScorecardInput!) { sendScorecard(input: $input) { interview { ${FEEDBACK} } } }`;
const ratings = ['skills', 'experience', 'communication', 'motivation'].map((criterion) => ({
  criterion,
  rating: 3,
}));

interface Feedback {
  canSend: boolean;
  isHidden: boolean;
  sentCount: number;
  scorecards: { text: string; isMine: boolean }[];
}

const feedbackFor = async (who: Person): Promise<Feedback> => {
  const { node } = await who.graphql<{ node: { feedback: Feedback } }>(
    `query($id: ID!) { node(id: $id) { ... on Interview { ${FEEDBACK} } } }`,
    { id: interviewId },
  );
  return node.feedback;
};

test('an appointment that is over counts as held, and interviewers see its scorecards after sending their own', async () => {
  const { app, employer, seeker } = world;
  const input = { interviewId, ratings, recommendation: 'YES', text: 'Knows the trade.' };
  await expect(colleague.graphql(SEND, { input })).toBreakRule('interview.score.begun');
  await runAt(after(start, 10));
  expect(await plannedAndHeld(employer)).toEqual([[interviewId], 0]);
  // Whether someone came to a walk-in is for the company to say.
  const become = (kind: string) =>
    app.sql(`update interviews set kind = ?, place = 'Pune' where id = ?`, [kind, interviewId]);
  await become('walk_in');
  await runAt(after(start, 31));
  expect((await interviewsSeenBy(employer))[0]).toMatchObject({ status: 'BOOKED' });
  await become('on_site');
  await runAt(after(start, 31));
  expect((await plannedAndHeld(employer))[0]).toEqual([]);
  const [held] = await interviewsSeenBy(employer);
  expect(held).toMatchObject({ status: 'HELD' });
  expect(await invitation(app, token)).toBeNull();

  await app.sql('insert into interview_people (interview_id, user_id) values (?, ?)', [
    interviewId,
    employer.id,
  ]);
  await employer.graphql(SEND, { input: { ...input, text: 'Not for us.' } });
  expect(await feedbackFor(colleague)).toMatchObject({
    canSend: true,
    isHidden: true,
    sentCount: 1,
    scorecards: [],
  });
  // Works on the job as an interviewer, but not in this interview.
  const job = await jobOf(world.applicationId);
  const bystander = await teamColleague(app, employer, 'interviewer', [job]);
  expect(await feedbackFor(bystander)).toMatchObject({ isHidden: true, scorecards: [] });
  await expect(
    colleague.graphql(SEND, { input: { ...input, ratings: ratings.slice(1) } }),
  ).toBreakRule('interview.score.complete');
  await colleague.graphql(SEND, { input });
  await expect(colleague.graphql(SEND, { input })).toBreakRule('interview.score.once');
  const seen = await feedbackFor(colleague);
  expect(seen.scorecards.map(({ text, isMine }) => [text, isMine])).toEqual([
    ['Not for us.', false],
    ['Knows the trade.', true],
  ]);
  expect(JSON.stringify(await interviewsSeenBy(seeker))).not.toContain('Knows the trade');

  expect(seen.canSend).toBe(false);
  expect((await plannedAndHeld(employer))[1]).toBe(1);
  const missed = await change(employer, 'record', interviewId, { outcome: 'MISSED' });
  expect(missed.application.events.map(({ kind }) => kind)).not.toContain('INTERVIEW_HELD');
});

test('one of our criteria is recognized by its name in any case', async () => {
  const jobId = await jobOf(world.applicationId);
  const { saveInterviewCriteria } = await world.employer.graphql<{
    saveInterviewCriteria: { criteria: { key: string }[] };
  }>(
    `mutation($input: SaveInterviewCriteriaInput!) {
      saveInterviewCriteria(input: $input) { criteria { key } } }`,
    { input: { jobId, criteria: ['COMMUNICATION', 'Patience'] } },
  );
  expect(saveInterviewCriteria.criteria).toEqual([{ key: 'communication' }, { key: 'Patience' }]);
});

/** The interviews that take place from now on, and how many people the job has interviewed. */
async function plannedAndHeld(who: Person): Promise<[string[], number]> {
  const { viewer, job } = await who.graphql<{
    viewer: { interviews: { id: string }[] };
    job: { stats: { interviewed: number } };
  }>('query($id: ID!) { viewer { interviews { id } } job(id: $id) { stats { interviewed } } }', {
    id: await jobOf(world.applicationId),
  });
  return [viewer.interviews.map(({ id }) => id), job.stats.interviewed];
}

async function jobOf(applicationId: string): Promise<string> {
  const [row] = await world.app.sql<{ job_id: string }>(
    'select job_id from applications where id = ?',
    [applicationId],
  );
  return row!.job_id;
}
