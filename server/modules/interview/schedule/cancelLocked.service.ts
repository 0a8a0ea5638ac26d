import { writeIn } from '#server/db/inTransaction.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { CANCEL } from '../interview.sql.ts';
import { announceInterview } from '#server/modules/interview/mail/announceInterview.service.ts';
import { addEvent, type LockedInterview } from './lockInterview.service.ts';

interface Cancellation {
  by: 'applicant' | 'company';
  reason: string;
  actorId: string;
}

/** Cancels a locked interview: the row, the event, the bells and the emails. */
export async function cancelLocked(
  unit: Unit,
  interview: LockedInterview,
  { by, reason, actorId }: Cancellation,
): Promise<void> {
  const now = unit.services.clock.now();
  const ownChange = by === 'applicant' ? 1 : 0;
  await writeIn(unit.em, CANCEL, [interview.id, by, reason || null, ownChange, now]);
  const sequence = interview.sequence + 1;
  const cancelled = { ...interview, sequence, reason: reason || null };
  await addEvent(unit, cancelled, 'interview_cancelled', actorId);
  await announceInterview(unit, cancelled, { act: 'cancelled', by, actorId });
}
