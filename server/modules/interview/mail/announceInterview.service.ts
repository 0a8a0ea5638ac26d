import { inCompany } from '#schema/options/companyLinks.ts';
import type { InterviewCanceller, Reminder } from '#schema/options/interviews.ts';
import { ROLE_RIGHTS, TEAM_ROLES } from '#schema/options/teamRoles.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { senderAddress, type MailCalendar } from '#server/lib/mailTransport.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { threadHeaders } from '#server/modules/mail/mailThread.rules.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import {
  mailRecipient,
  type Recipient,
  type Unit,
} from '#server/modules/notification/recipient.service.ts';
import { PEOPLE_CONCERNED, TIME_ZONES_OF_PEOPLE, PLANNERS } from '../interview.sql.ts';
import { invitationPath } from '../schedule/invitationLink.service.ts';
import type { LockedInterview } from '../schedule/lockInterview.service.ts';
import { calendarOf } from './calendarEvent.service.ts';

interface Announcement {
  act:
    | 'proposed'
    | 'booked'
    | 'moved'
    | 'changed'
    | 'cancelled'
    | 'reminder'
    | 'added'
    | 'removed'
    | 'unheld';
  by: InterviewCanceller | 'clock';
  actorId: string | null;
  reminder?: Reminder | null;
}

/** Declining all offered times cancels nothing. */
type ShownAct = Announcement['act'] | 'declined';

function shownAct({ act, by }: Announcement, { startsAt }: LockedInterview): ShownAct {
  return act === 'cancelled' && by === 'applicant' && !startsAt ? 'declined' : act;
}

interface Reader {
  userId: string;
  side: 'applicant' | 'member';
  timeZone: string;
  link: string;
  /** Whether the event is in this reader's calendar. */
  hasEvent: boolean;
  /** People who have left the company get the email about their calendar, and nothing on the site. */
  hasBell?: boolean;
}

/**
 * A bell notification and an email to everyone concerned, in the transaction of the change, with the event for their
 * calendars. Applicants hear about everything, people of the company about what takes their time.
 */
export async function announceInterview(
  unit: Unit,
  interview: LockedInterview,
  announcement: Announcement,
): Promise<void> {
  for (const reader of await readersOf(unit, interview, announcement))
    await notifyReader(unit, interview, announcement, reader);
}

/** Notifies people who became interviewers of a booked interview, or no longer are, with the event for their calendar. */
export async function notifyInterviewers(
  unit: Unit,
  interview: LockedInterview,
  act: 'added' | 'removed',
  userIds: readonly string[],
): Promise<void> {
  const people = await readIn(unit.em, TIME_ZONES_OF_PEOPLE, [interview.companyId, userIds]);
  for (const { id, timeZone, isMember } of people) {
    const reader: Reader = {
      userId: id,
      side: 'member',
      timeZone,
      link: memberLink(interview, timeZone),
      hasEvent: true,
      hasBell: isMember,
    };
    await notifyReader(unit, interview, { act, by: 'company', actorId: null }, reader);
  }
}

const PLANNER_ROLES = TEAM_ROLES.filter((role) => ROLE_RIGHTS[role].includes('schedule'));

/** No interviewer is left. Notifies everyone who can choose another one. */
export async function notifyWithoutInterviewer(
  unit: Unit,
  interview: LockedInterview,
): Promise<void> {
  const link = applicationPath(interview);
  for (const { id, timeZone } of await readIn(unit.em, PLANNERS, [interview.id, PLANNER_ROLES])) {
    const reader: Reader = { userId: id, side: 'member', timeZone, link, hasEvent: false };
    await notifyReader(unit, interview, { act: 'unheld', by: 'clock', actorId: null }, reader);
  }
}

async function readersOf(
  { em, services }: Unit,
  interview: LockedInterview,
  { act, actorId }: Announcement,
): Promise<Reader[]> {
  const { id, seekerId, startsAt, createdBy } = interview;
  const hasTime = startsAt !== null;
  const people = await readIn(em, PEOPLE_CONCERNED, [id]);
  const applicant = people
    .filter((person) => person.id === seekerId)
    .map(({ timeZone }): Reader => ({
      userId: seekerId,
      side: 'applicant',
      timeZone,
      link: invitationPath(services, interview),
      hasEvent: hasTime,
    }));
  const planner = people.find((person) => person.id === createdBy && person.id !== seekerId);
  const members = people
    .filter((person) => person.id !== seekerId)
    // Interviewers are notified if the interview has a time, or if the person who planned it has left. That person, if
    // not an interviewer, is notified of everything except reminders and their own acts.
    .filter((person) =>
      person.isInterviewer && (hasTime || !planner)
        ? true
        : person === planner && act !== 'reminder' && person.id !== actorId,
    )
    .map((person): Reader => ({
      userId: person.id,
      side: 'member',
      timeZone: person.timeZone,
      // A cancelled interview is not in the calendar, and new times are offered on the page of the application.
      link:
        act === 'cancelled' ? applicationPath(interview) : memberLink(interview, person.timeZone),
      hasEvent: hasTime && person.isInterviewer,
    }));
  return act === 'proposed' ? applicant : [...applicant, ...members];
}

const applicationPath = ({ applicationId }: LockedInterview) =>
  `/manage-applications/${applicationId}`;

/** The page opens in the week of the interview, as the reader's calendar shows it. */
function memberLink({ startsAt }: LockedInterview, timeZone: string): string {
  if (!startsAt) return '/interviews';
  return `/interviews?week=${wallClock(startsAt, timeZone).toISOString().slice(0, 10)}`;
}

async function notifyReader(
  unit: Unit,
  interview: LockedInterview,
  announcement: Announcement,
  { userId, side, timeZone, link: path, hasEvent, hasBell = true }: Reader,
): Promise<void> {
  const { id, applicationId, jobId, jobTitle, companyName, startsAt } = interview;
  const { act, by, reminder = null } = announcement;
  const shown = shownAct(announcement, interview);
  const kind = 'interview_changed';
  const time = startsAt?.toISOString() ?? '';
  if (hasBell) {
    await notify(unit, {
      userId,
      kind,
      link: path,
      values: {
        interviewId: id,
        applicationId,
        jobId,
        jobTitle,
        companyName,
        applicantName: interview.applicantName,
        side,
        act: shown,
        by,
        time,
        timeZone,
      },
    });
  }
  const evenSuspended = act === 'removed';
  const recipient = await mailRecipient(unit, userId, kind, { jobId, evenSuspended });
  if (!recipient) return;
  const { email, firstName, locale, companyId } = recipient;
  const link = inCompany(path, companyId);
  const counterpart = side === 'applicant' ? companyName : applicantOf(interview, recipient);
  const sendsEvent = hasEvent && act !== 'reminder';
  const { title, minutes, place, note, reason } = interview;
  await queueMail(unit, {
    to: email,
    userId,
    kind,
    companyId,
    locale,
    template: 'interview',
    values: {
      name: firstName,
      side,
      act: shown,
      by,
      counterpart,
      company: companyName,
      job: jobTitle,
      title,
      kind: interview.kind,
      minutes,
      place,
      meeting: interview.link,
      note,
      reason: act === 'cancelled' ? reason : null,
      startsAt,
      timeZone,
      reminder,
      hasEvent: sendsEvent,
      link,
    },
    headers: threadHeaders(unit.services.config, 'interview', id),
    calendar: sendsEvent
      ? await eventFor(unit, interview, recipient, {
          side,
          counterpart,
          link,
          isCancelled: act === 'cancelled' || act === 'removed',
        })
      : undefined,
  });
}

/** Applicants' names are hidden while the company is closed. */
function applicantOf(
  { applicantName, isCompanyClosed }: LockedInterview,
  { locale }: Recipient,
): string {
  return isCompanyClosed ? translator(locale, 'notifications')('somebody') : applicantName;
}

async function eventFor(
  { services }: Unit,
  interview: LockedInterview,
  { email, firstName, locale }: Recipient,
  of: Pick<Reader, 'side' | 'link'> & { counterpart: string; isCancelled: boolean },
): Promise<MailCalendar> {
  const { id, kind, sequence, startsAt, endsAt, jobTitle, companyName, place, link } = interview;
  const { clock, config, settings } = services;
  const t = translator(locale, 'mail');
  const page = new URL(of.link, config.publicUrl).href;
  return calendarOf({
    uid: `${id}@${new URL(config.publicUrl).hostname}`,
    sequence,
    isCancelled: of.isCancelled,
    writtenAt: clock.now(),
    startsAt: startsAt!,
    endsAt: endsAt!,
    summary: t('interview.event.summary', { counterpart: of.counterpart, job: jobTitle }),
    description: [
      t('interview.kind', { kind, side: of.side }),
      of.side === 'applicant' ? interview.note : '',
      t(`interview.event.${of.side}`, { page }),
    ]
      .filter(Boolean)
      .join('\n\n'),
    place: place ?? link,
    link: link ?? page,
    organizer: { name: companyName, email: senderAddress(config, await settings.current()) },
    attendee: { name: firstName || email, email },
  });
}
