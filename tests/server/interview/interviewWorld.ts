import ICAL from 'ical.js';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Employer, Person } from '#tests/support/scenario.ts';
import { scenario } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const INTERVIEW = `id kind title status startsAt endsAt cancelledBy reason times { startsAt isFree }
  interviewers { id name } canMove canCancel canOfferTimes canRecordHeld canRecordMissed invitationPath
  application { id events { kind plannedFor } }`;

export interface Interview {
  id: string;
  status: string;
  startsAt: string | null;
  endsAt: string | null;
  cancelledBy: string | null;
  times: { startsAt: string; isFree: boolean }[];
  interviewers: { id: string }[];
  canMove: boolean;
  canCancel: boolean;
  invitationPath: string | null;
  application: { id: string; events: { kind: string; plannedFor: string | null }[] };
}

/** At ten in the morning in India, on a day from now. */
export function tenOn(app: App, day: number): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    app.clock.now(),
  );
  return new Date(Date.parse(`${today}T10:00:00+05:30`) + day * DAY);
}

export const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE);

export interface Proposal {
  times: Date[];
  interviewerIds: string[];
  [more: string]: unknown;
}

export async function propose(
  who: Caller,
  applicationId: string,
  { times, ...more }: Proposal,
): Promise<Interview> {
  const input = {
    applicationId,
    kind: 'VIDEO',
    title: 'First interview',
    link: 'https://meet.example/abc',
    minutes: 30,
    times: times.map((time) => time.toISOString()),
    ...more,
  };
  const { proposeInterview } = await who.graphql<{ proposeInterview: { interview: Interview } }>(
    `mutation($input: ProposeInterviewInput!) { proposeInterview(input: $input) { interview { ${INTERVIEW} } } }`,
    { input },
  );
  return proposeInterview.interview;
}

type Change = 'move' | 'cancel' | 'record';

/** What the company does with an interview. */
export async function change(
  who: Caller,
  act: Change,
  id: string,
  more: object = {},
): Promise<Interview> {
  const name = `${act}Interview`;
  const type = `${act[0]!.toUpperCase()}${act.slice(1)}InterviewInput`;
  const data = await who.graphql<Record<string, { interview: Interview }>>(
    `mutation($input: ${type}!) { ${name}(input: $input) { interview { ${INTERVIEW} } } }`,
    { input: { id, ...more } },
  );
  return data[name]!.interview;
}

const INVITATION = `status startsAt endsAt cancelledBy companyName interviewerNames canCancel timeZone
  applicationId times { startsAt }`;

export interface Invitation {
  status: string;
  startsAt: string | null;
  cancelledBy: string | null;
  canCancel: boolean;
  timeZone: string;
  applicationId: string | null;
  times: { startsAt: string }[];
}

export async function invitation(who: Caller, token: string): Promise<Invitation | null> {
  const data = await who.graphql<{ interviewInvitation: Invitation | null }>(
    `query($token: String!) { interviewInvitation(token: $token) { ${INVITATION} } }`,
    { token },
  );
  return data.interviewInvitation;
}

export async function book(
  who: Caller,
  token: string,
  startsAt: Date,
  timeZone?: string,
): Promise<Invitation> {
  const data = await who.graphql<{ bookInterview: { invitation: Invitation } }>(
    `mutation($input: BookInterviewInput!) { bookInterview(input: $input) { invitation { ${INVITATION} } } }`,
    { input: { token, startsAt: startsAt.toISOString(), timeZone } },
  );
  return data.bookInterview.invitation;
}

export async function decline(who: Caller, token: string, reason = ''): Promise<Invitation> {
  const data = await who.graphql<{ declineInterview: { invitation: Invitation } }>(
    `mutation($input: DeclineInterviewInput!) { declineInterview(input: $input) { invitation { ${INVITATION} } } }`,
    { input: { token, reason } },
  );
  return data.declineInterview.invitation;
}

/** The interviews of an application as someone sees them. */
export async function interviewsSeenBy(who: Caller): Promise<Interview[]> {
  const { viewer } = await who.graphql<{
    viewer: { applications: { nodes: { interviews: Interview[] }[] } };
  }>(`{ viewer { applications(first: 3) { nodes { interviews { ${INTERVIEW} } } } } }`);
  return viewer.applications.nodes.flatMap(({ interviews }) => interviews);
}

/** The applicant's link, from the newest email that has one. */
export async function tokenOf(app: App, email: string): Promise<string> {
  for (const { text } of await app.mails(email)) {
    const [, token] = /\/interviews\/([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`No email to ${email} has a link to an interview`);
}

export interface CalendarMail {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  startsAt: Date;
  endsAt: Date;
  text: string;
}

/** The calendar events that were sent to an address, oldest first, as a calendar reads them. */
export async function eventsSentTo(app: App, email: string): Promise<CalendarMail[]> {
  const rows = await app.sql<{ calendar: { method: string; content: string } }>(
    `select calendar from outbox where recipient = ? and calendar is not null order by created_at, id`,
    [email],
  );
  return rows.map(({ calendar: { method, content } }) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const found = calendar.getAllSubcomponents('vevent');
    const [first, ...more] = found;
    const event = new ICAL.Event(first);
    if (!first || more.length > 0 || calendar.getFirstPropertyValue('method') !== method)
      throw new Error('Not one event, or another method than the email says');
    return {
      method,
      uid: event.uid,
      sequence: event.sequence,
      status: String(first.getFirstPropertyValue('status')),
      startsAt: event.startDate.toJSDate(),
      endsAt: event.endDate.toJSDate(),
      text: content.replaceAll(/\r\n[ \t]/g, ''),
    };
  });
}

export interface World {
  app: App;
  employer: Employer;
  seeker: Person;
  applicationId: string;
}

/** A company with a job, and a seeker who has applied for it. */
export async function appliedWorld(): Promise<World> {
  const { app, employer, job, seeker } = await scenario().employer().job().seeker();
  const { id: applicationId } = await apply(seeker, job);
  return { app, employer, seeker, applicationId };
}
