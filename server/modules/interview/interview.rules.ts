import {
  APPLICANT_CHANGES_MAX,
  REMINDERS,
  type InterviewCanceller,
  type InterviewOutcome,
  type InterviewStatus,
  type Reminder,
} from '#schema/options/interviews.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';

const MINUTE = 60_000;

interface State {
  status: InterviewStatus;
  cancelledBy: InterviewCanceller | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** interview.propose.open: only while the application has not been decided. */
export function isUndecided(status: ApplicationStatus): boolean {
  return status !== 'rejected' && status !== 'hired';
}

/**
 * interview.book.open: a time can be booked until the interview has begun, and again after the applicant has cancelled
 * it.
 */
export function isBookable({ status, cancelledBy, startsAt }: State, now: Date): boolean {
  if (status === 'booked') return startsAt! > now;
  return status === 'proposed' || (status === 'cancelled' && cancelledBy === 'applicant');
}

/** interview.change.limit: everyone gets an email each time, so an applicant can only change it a few times. */
export function hasChangesLeft({ applicantChanges }: { applicantChanges: number }): boolean {
  return applicantChanges < APPLICANT_CHANGES_MAX;
}

/** interview.offer.open: new times can be offered until one is booked, and after the applicant has cancelled. */
export function canOfferTimes({ status, cancelledBy }: State): boolean {
  return status === 'proposed' || (status === 'cancelled' && cancelledBy === 'applicant');
}

/** interview.move.open: a booked interview that has not begun. */
export function canMove({ status, startsAt }: State, now: Date): boolean {
  return status === 'booked' && startsAt! > now;
}

/** interview.cancel.open: until it has begun. */
export function canCancel({ status, startsAt }: State, now: Date): boolean {
  return status === 'proposed' || (status === 'booked' && startsAt! > now);
}

/** interview.people.open: until it has begun, and while another time can still be chosen. */
export function canChangeInterviewers(state: State, now: Date): boolean {
  return canCancel(state, now) || canOfferTimes(state);
}

/** interview.record.begun: the outcome can be recorded once the interview has begun. */
export function canRecord({ status, startsAt }: State, to: InterviewOutcome, now: Date): boolean {
  if (status === to || !startsAt || startsAt > now) return false;
  return status === 'booked' || status === 'held' || status === 'missed';
}

/** interview.score.begun: feedback is possible once the interview has begun. */
export function canScore({ status, startsAt }: State, now: Date): boolean {
  return (status === 'booked' || status === 'held') && startsAt !== null && startsAt <= now;
}

/** interview.remind.ahead: no reminder for a time that had already passed when the interview was booked. */
export function remindersFor(startsAt: Date, now: Date): Record<Reminder, Date | null> {
  const at = (minutes: number) => {
    const moment = new Date(startsAt.getTime() - minutes * MINUTE);
    return moment > now ? moment : null;
  };
  return { day: at(REMINDERS.day), hour: at(REMINDERS.hour) };
}

/** interview.remind.due: of two reminders that are due, only the later is sent; none once the interview has begun. */
export function dueReminder(
  { startsAt, remindHourAt }: { startsAt: Date; remindHourAt: Date | null },
  now: Date,
): Reminder | null {
  if (startsAt <= now) return null;
  return remindHourAt && remindHourAt <= now ? 'hour' : 'day';
}
