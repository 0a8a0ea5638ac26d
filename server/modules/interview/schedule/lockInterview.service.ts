import type { ApplicationEvent } from '#schema/options/statuses.ts';
import type { Meeting } from '#schema/validation/employers/interview.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { newId } from '#server/lib/ids.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  ADD_EVENT,
  CHANGE_PLACE,
  LOCK_APPLICATION,
  LOCK_INTERVIEW,
  LOCK_PEOPLE,
} from '../interview.sql.ts';

export type LockedInterview = RowOf<typeof LOCK_INTERVIEW>;

/**
 * Locks an interview until the transaction ends, after everyone whose time it takes and its application. Every change
 * locks in this order, so that changes wait for each other but never both ways.
 */
export async function lockInterview(
  unit: Unit,
  id: string,
  newPeople: readonly string[] = [],
): Promise<LockedInterview | null> {
  await readIn(unit.em, LOCK_PEOPLE, [id, newPeople]);
  await readIn(unit.em, LOCK_APPLICATION, [id]);
  return lockAddedInterview(unit, id);
}

/** Locks only the row, for an interview that this transaction has added: it concerns no one else yet. */
export async function lockAddedInterview(
  { em }: Unit,
  id: string,
): Promise<LockedInterview | null> {
  const [interview] = await readIn(em, LOCK_INTERVIEW, [id]);
  return interview ?? null;
}

/** Where an interview will take place; what is left out stays. The same interview if nothing differs. */
export function placedAt(
  interview: LockedInterview,
  { place = interview.place ?? undefined, link = interview.link }: Meeting,
): LockedInterview {
  const to = place ?? null;
  const isSame = to === interview.place && link === interview.link;
  return isSame ? interview : { ...interview, place: to, link };
}

/** Changes where a locked interview takes place. */
export async function changePlace(
  { em, services }: Unit,
  { id, place, link, sequence, ...rest }: LockedInterview,
): Promise<LockedInterview> {
  await writeIn(em, CHANGE_PLACE, [id, place, link, services.clock.now()]);
  return { ...rest, id, place, link, sequence: sequence + 1 };
}

type InterviewEvent = Extract<ApplicationEvent, `interview_${string}`>;

export async function addEvent(
  { em, services }: Unit,
  { id, applicationId, startsAt }: Pick<LockedInterview, 'id' | 'applicationId' | 'startsAt'>,
  kind: InterviewEvent,
  actorId: string | null,
): Promise<void> {
  const now = services.clock.now();
  const event = [newId(now.getTime()), applicationId, kind, actorId, now] as const;
  await writeIn(em, ADD_EVENT, [...event, id, startsAt?.toISOString() ?? null]);
}
