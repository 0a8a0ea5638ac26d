import { beforeAll, expect, test } from 'vitest';
import { INTERVIEW_DAYS_AHEAD_MAX } from '#schema/options/interviews.ts';
import { runDueInterviews } from '#server/modules/interview/schedule/dueInterviews.service.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { makeWebhook } from '#tests/server/partner/webhook/webhookWorld.ts';
import { scenario } from '#tests/support/scenario.ts';
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
  type World,
} from './interviewWorld.ts';

let world: World;
let token: string;
let first: Date;
let second: Date;
let interviewId: string;

beforeAll(async () => {
  world = await appliedWorld();
  const { app, employer, seeker, applicationId } = world;
  first = tenOn(app, 3);
  second = tenOn(app, 4);
  const times = [first, second];
  const interview = await propose(employer, applicationId, {
    times,
    interviewerIds: [employer.id],
    buffer: 15,
    note: 'Bring your papers',
  });
  interviewId = interview.id;
  // A time that has passed is no longer offered.
  await app.sql(`insert into interview_slots (interview_id, starts_at, ends_at) values (?, ?, ?)`, [
    interviewId,
    tenOn(app, -1),
    after(tenOn(app, -1), 30),
  ]);
  token = await tokenOf(app, seeker.email);
});

const subjects = async (email: string) =>
  (await world.app.mails(email)).map(({ subject }) => subject).toReversed();

test('the applicant books, moves, cancels and books again by one link, and calendars follow', async () => {
  const { app, employer, seeker, applicationId } = world;
  expect(await invitation(app, token)).toMatchObject({
    status: 'PROPOSED',
    applicationId: null,
    companyName: 'Lotus Works',
    times: [{ startsAt: first.toISOString() }, { startsAt: second.toISOString() }],
  });
  expect(await invitation(employer, token)).toMatchObject({ applicationId: null });
  expect(await invitation(seeker, token)).toMatchObject({ applicationId });

  expect(await book(app, token, first)).toMatchObject({
    status: 'BOOKED',
    startsAt: first.toISOString(),
  });
  await book(app, token, second);
  // The booked time again changes nothing, and no one gets another email.
  await book(app, token, second);
  expect(await decline(app, token, 'I am ill.')).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'APPLICANT',
  });
  await book(app, token, first);

  for (const { email } of [seeker, employer]) {
    const events = await eventsSentTo(app, email);
    expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 1],
      ['REQUEST', 2],
      ['CANCEL', 3],
      ['REQUEST', 4],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ startsAt }) => startsAt)).toEqual([first, second, second, first]);
    expect(events.at(-1)).toMatchObject({ status: 'CONFIRMED', endsAt: after(first, 30) });
    // The note is for the applicant.
    expect(events[0]!.text.includes('Bring your papers')).toBe(email === seeker.email);
  }
  expect(await subjects(seeker.email)).toHaveLength(1 + 1 + 4);
  const [seen] = await interviewsSeenBy(employer);
  expect(seen!.application.events.map(({ kind, plannedFor }) => [kind, plannedFor])).toEqual([
    ['APPLIED', null],
    ['INTERVIEW_PROPOSED', null],
    ['INTERVIEW_BOOKED', first.toISOString()],
    ['INTERVIEW_MOVED', second.toISOString()],
    ['INTERVIEW_CANCELLED', second.toISOString()],
    ['INTERVIEW_BOOKED', first.toISOString()],
  ]);
});

test('the link of someone whose account is suspended opens nothing', async () => {
  const { app, seeker } = world;
  const become = (status: string) =>
    app.sql('update users set status = ? where id = ?', [status, seeker.id]);
  await become('suspended');
  expect(await invitation(app, token)).toBeNull();
  await expect(book(app, token, second)).toFailWith('NOT_FOUND');
  await become('active');
  expect(await invitation(app, token)).not.toBeNull();
});

test('an invitation names no address but that of its reader', async () => {
  const { app, employer, seeker } = world;
  for (const [reader, other] of [
    [seeker, employer],
    [employer, seeker],
  ] as const) {
    const [event] = await eventsSentTo(app, reader.email);
    expect(event!.text).toContain(`MAILTO:${reader.email}`);
    expect(event!.text).not.toContain(other.email);
  }
});

test('an interviewer is not booked twice, not even in the break after an interview', async () => {
  const { app, employer } = world;
  const { job, seeker: other } = await scenario()
    .employer({ as: 'unused' as const })
    .job()
    .seeker();
  await app.sql('update jobs set company_id = ? where id = ?', [employer.company!.id, job.id]);
  const { id } = await apply(other, job);
  const times = [first, after(first, 30), after(first, 45), after(first, -25)];
  const breaks = { minutes: 20, buffer: 10 };
  await propose(employer, id, { times, interviewerIds: [employer.id], ...breaks });
  const theirs = await tokenOf(app, other.email);
  const free = (await invitation(app, theirs))!.times;
  expect(free).toEqual([{ startsAt: times[2]!.toISOString() }]);
  await expect(book(app, theirs, times[1]!)).toBreakRule('interview.book.free');
  await expect(book(app, theirs, after(first, 60))).toBreakRule('interview.book.offered');
  await book(app, theirs, times[2]!);
  await expect(
    change(employer, 'move', interviewId, { startsAt: times[2]!.toISOString() }),
  ).toBreakRule('interview.book.free');
});

test('times that are too far ahead to be offered are not listed', async () => {
  const { app, employer } = world;
  const dayIn = (days: number) => tenOn(app, days).toISOString().slice(0, 10);
  const free = async (from: number, until: number) => {
    const { viewer } = await employer.graphql<{
      viewer: { freeInterviewTimes: { startsAt: string }[] };
    }>(
      `query($ids: [ID!]!, $from: String!, $until: String!) { viewer { freeInterviewTimes(interviewerIds: $ids,
        kind: VIDEO, from: $from, until: $until, weekdays: [], startTime: "10:00", endTime: "10:30", minutes: 30) { startsAt } } }`,
      { ids: [employer.id], from: dayIn(from), until: dayIn(until) },
    );
    return viewer.freeInterviewTimes.map(({ startsAt }) => startsAt.slice(0, 10));
  };
  const last = app.clock.now().getTime() + INTERVIEW_DAYS_AHEAD_MAX * 86_400_000;
  const near = [178, 179, 180, 181].filter((days) => tenOn(app, days).getTime() <= last);
  expect(await free(178, 181)).toEqual(near.map(dayIn));
  await expect(free(182, 183)).toFailWith('BAD_USER_INPUT');
});

test('the company moves and cancels; a colleague without the right cannot, and a stranger sees nothing', async () => {
  const { app, employer, seeker, applicationId } = world;
  const { stranger } = await scenario().employer({ as: 'stranger' });
  await expect(change(stranger, 'cancel', interviewId)).toFailWith('NOT_FOUND');
  await expect(change(seeker, 'cancel', interviewId)).toFailWith('FORBIDDEN');
  await expect(
    propose(employer, applicationId, { times: [second], interviewerIds: [stranger.id] }),
  ).toBreakRule('interview.people.company');

  const moved = await change(employer, 'move', interviewId, { startsAt: second.toISOString() });
  expect(moved).toMatchObject({ status: 'BOOKED', endsAt: after(second, 30).toISOString() });
  const elsewhere = { startsAt: second.toISOString(), link: 'https://meet.example/new' };
  await change(employer, 'move', interviewId, elsewhere);
  const before = (await subjects(seeker.email)).length;
  // Nothing changes, and nobody hears of it.
  await change(employer, 'move', interviewId, elsewhere);
  await change(employer, 'move', interviewId, { startsAt: second.toISOString() });
  expect(await subjects(seeker.email)).toHaveLength(before);
  const [mail] = await app.mails(seeker.email);
  expect(mail!.subject).toMatch(/^New link for the interview: Lotus Works/);
  expect(mail!.text).toContain('https://meet.example/new');
  const versions = (await eventsSentTo(app, seeker.email)).slice(-2);
  expect(versions.map(({ startsAt }) => startsAt)).toEqual([second, second]);
  expect(versions[1]!.sequence).toBe(versions[0]!.sequence + 1);
  await change(employer, 'cancel', interviewId, { reason: 'The job is filled.' });
  expect(await invitation(app, token)).toMatchObject({ cancelledBy: 'COMPANY', times: [] });
  await expect(book(app, token, first)).toBreakRule('interview.book.open');
  expect((await app.mails(seeker.email))[0]!.text).toContain('The job is filled.');
  expect(await subjects(seeker.email)).toHaveLength(before + 1);
});

test('a rejection cancels the planned interviews, with one email each', async () => {
  const { app, employer, seeker, applicationId } = world;
  const colleague = await colleagueOf(app, employer);
  const { id: newestId } = await propose(employer, applicationId, {
    times: [first],
    interviewerIds: [employer.id, colleague.id],
  });
  const newest = await tokenOf(app, seeker.email);
  await book(app, newest, first);
  const count = (await eventsSentTo(app, colleague.email)).length;
  await employer.graphql(
    `mutation($input: UpdateApplicationStatusInput!) { updateApplicationStatus(input: $input) { application { id } } }`,
    { input: { id: applicationId, status: 'REJECTED' } },
  );
  expect(await invitation(app, newest)).toMatchObject({ cancelledBy: 'ENDED', canCancel: false });
  await runDueInterviews(app.services);
  await runDueInterviews(app.services);
  const events = await eventsSentTo(app, colleague.email);
  expect(events.slice(count).map(({ method }) => method)).toEqual(['CANCEL']);
  const seen = await interviewsSeenBy(employer);
  const { id, application } = seen.find((one) => one.application.id === applicationId)!;
  expect(id).toBe(newestId);
  expect(
    application.events
      .slice(-2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['INTERVIEW_CANCELLED', 'REJECTED']);
});

test('a webhook hears of a booking, a move and a cancellation', async () => {
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const events = ['INTERVIEW_SCHEDULED', 'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED'];
  await makeWebhook(employer, { url: 'http://127.0.0.1:1/interviews', events });
  const [time, later] = [tenOn(app, 2), tenOn(app, 4)];
  const { id } = await propose(employer, applicationId, {
    times: [time],
    interviewerIds: [employer.id],
  });
  await book(app, await tokenOf(app, seeker.email), time);
  const link = 'https://meet.example.com/second-round';
  const move = (startsAt: Date, meeting: object) =>
    change(employer, 'move', id, { startsAt: startsAt.toISOString(), ...meeting });
  await move(later, { link });
  await move(later, { link });
  await move(later, { place: 'Second floor' });
  await change(employer, 'cancel', id, { reason: 'The job is filled.' });
  const deliveries = await app.sql<{ event: string; at: string; place: string; link: string }>(
    `select event, facts -> 'interview' ->> 'startsAt' as at, facts -> 'interview' ->> 'place' as place,
        facts -> 'interview' ->> 'link' as link from webhook_deliveries where subject_id = ?
      order by array_position(array['interview.scheduled', 'interview.moved', 'interview.cancelled'], event), place nulls first`,
    [applicationId],
  );
  expect(
    deliveries.map(({ event, at, place, link: joined }) => [event, at, place, joined]),
  ).toEqual([
    ['interview.scheduled', time.toISOString(), null, expect.not.stringContaining('second-round')],
    ['interview.moved', later.toISOString(), null, link],
    ['interview.moved', later.toISOString(), 'Second floor', link],
    ['interview.cancelled', later.toISOString(), 'Second floor', link],
  ]);
});
