import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { forEachDue } from '#server/modules/setting/forEachDue.service.ts';
import type { Services } from '#server/services.ts';
import {
  CLEAR_LEAVERS,
  DUE,
  END_WITH_JOB,
  MARK_REMINDED,
  MARK_NOTIFIED,
  PEOPLE,
  RECORD,
} from '../interview.sql.ts';
import { dueReminder } from '../interview.rules.ts';
import {
  announceInterview,
  notifyInterviewers,
  notifyWithoutInterviewer,
} from '#server/modules/interview/mail/announceInterview.service.ts';
import { addEvent, lockInterview, type LockedInterview } from './lockInterview.service.ts';

type Act = (unit: Unit, interview: LockedInterview, now: Date) => Promise<void>;

/**
 * Ends interviews of deleted jobs, sends due notices and reminders, and marks past interviews as held. A second process
 * at the same time finds nothing left to do.
 */
export async function runDueInterviews(services: Services): Promise<void> {
  const { database } = services;
  const forEach = (due: (typeof DUE)[keyof typeof DUE], act: Act) =>
    forEachDue(services, {
      find: (now, limit) => database.read(due, [now, limit]),
      lock: lockInterview,
      act,
    });
  await forEach(DUE.ofDeletedJobs, endWithJob);
  await forEach(DUE.untold, notifyOfEnd);
  await forEach(DUE.leavers, notifyOfRemovedInterviewers);
  await forEach(DUE.reminders, remind);
  await forEach(DUE.over, markHeld);
}

/** interview.end.job: with a deleted job, once it can no longer be restored. */
async function endWithJob({ em }: Unit, { id }: LockedInterview, now: Date): Promise<void> {
  await writeIn(em, END_WITH_JOB, [id, now]);
}

/** The application, the job, the account or the company came to an end, and the interview with it. */
async function notifyOfEnd(unit: Unit, interview: LockedInterview): Promise<void> {
  if (!interview.untoldSince) return;
  await writeIn(unit.em, MARK_NOTIFIED, [interview.id]);
  await announceInterview(unit, interview, { act: 'cancelled', by: 'ended', actorId: null });
}

/** A member no longer works on the job, so they hold none of its interviews. */
export async function notifyOfRemovedInterviewers(
  unit: Unit,
  interview: LockedInterview,
): Promise<void> {
  const { id, status, startsAt, leavers } = interview;
  if (leavers.length === 0) return;
  await writeIn(unit.em, CLEAR_LEAVERS, [id]);
  if (startsAt) await notifyInterviewers(unit, interview, 'removed', leavers);
  const isOn = status === 'proposed' || status === 'booked';
  if (isOn && (await readIn(unit.em, PEOPLE, [id])).length === 0)
    await notifyWithoutInterviewer(unit, interview);
}

async function remind(unit: Unit, interview: LockedInterview, now: Date): Promise<void> {
  const { id, status, startsAt, remindDayAt, remindHourAt } = interview;
  const isDue = [remindDayAt, remindHourAt].some((at) => at && at <= now);
  if (!isDue) return;
  const isBooked = status === 'booked' && startsAt !== null;
  const reminder = isBooked ? dueReminder({ startsAt, remindHourAt }, now) : null;
  const later = (at: Date | null) => (at && at > now ? at : null);
  await writeIn(unit.em, MARK_REMINDED, [id, later(remindDayAt), later(remindHourAt)]);
  if (reminder)
    await announceInterview(unit, interview, {
      act: 'reminder',
      by: 'clock',
      actorId: null,
      reminder,
    });
}

/** An appointment that is over took place, unless the company says that the applicant did not come. */
async function markHeld(unit: Unit, interview: LockedInterview, now: Date): Promise<void> {
  const { id, kind, status, endsAt } = interview;
  if (status !== 'booked' || kind === 'walk_in' || !endsAt || endsAt > now) return;
  await writeIn(unit.em, RECORD, [id, 'held', now]);
  await addEvent(unit, interview, 'interview_held', null);
}
