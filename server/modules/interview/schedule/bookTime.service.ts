import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Translator } from '#server/lib/words.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { BOOK, TAKEN } from '../interview.sql.ts';
import { remindersFor } from '../interview.rules.ts';
import { announceInterview } from '#server/modules/interview/mail/announceInterview.service.ts';
import { addEvent, type LockedInterview } from './lockInterview.service.ts';

const MINUTE = 60_000;

interface Booking {
  startsAt: Date;
  endsAt: Date;
  by: 'applicant' | 'company';
  actorId: string;
}

/** Books the time and place of a locked interview, or moves it there: the row, the event, the bells and the emails. */
export async function bookTime(
  unit: Unit,
  interview: LockedInterview,
  { startsAt, endsAt, by, actorId }: Booking,
  t: Translator,
): Promise<void> {
  const now = unit.services.clock.now();
  await requireFree(unit, interview, { startsAt, endsAt }, t);
  const reminders = remindersFor(startsAt, now);
  const ownChange = by === 'applicant' ? 1 : 0;
  const remind = [reminders.day, reminders.hour] as const;
  const where = [interview.place, interview.link] as const;
  await writeIn(unit.em, BOOK, [
    interview.id,
    startsAt,
    endsAt,
    ...remind,
    ownChange,
    now,
    ...where,
  ]);
  const act = interview.status === 'booked' ? 'moved' : 'booked';
  const sequence = interview.sequence + 1;
  const booked = { ...interview, status: 'booked' as const, startsAt, endsAt, sequence };
  await addEvent(unit, booked, `interview_${act}`, actorId);
  await announceInterview(unit, booked, { act, by, actorId });
}

/** interview.book.free: nobody is in two interviews at once. Everyone it concerns is locked. */
export async function requireFree(
  { em }: Unit,
  { id, kind, buffer }: LockedInterview,
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  t: Translator,
): Promise<void> {
  if (kind === 'walk_in') return;
  const kept = new Date(endsAt.getTime() + buffer * MINUTE);
  const [taken] = await readIn(em, TAKEN, [id, startsAt, endsAt, kept]);
  if (!taken?.byInterviewer && !taken?.byApplicant) return;
  throw new Failure('CONFLICT', t('interview.taken'), { rule: 'interview.book.free' });
}
