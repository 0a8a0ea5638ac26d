import { writeIn } from '#server/db/inTransaction.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { forEachDue } from '#server/modules/setting/forEachDue.service.ts';
import type { Services } from '#server/services.ts';
import { announceOffer } from '../announceOffer.service.ts';
import {
  DUE,
  END,
  END_WITH_JOB,
  MARK_REMINDED,
  MARK_NOTIFIED,
  type LockedOffer,
} from '../offer.sql.ts';
import { isOpen, isNotifiedOfEnd } from '../offer.rules.ts';
import { addEvent, lockOffer } from '../offer.service.ts';

type Act = (unit: Unit, offer: LockedOffer, now: Date) => Promise<void>;

/**
 * Ends offers of deleted jobs and those that have expired, and sends due notices and reminders. A second process at the
 * same time finds nothing left to do.
 */
export async function runDueOffers(services: Services): Promise<void> {
  const { database } = services;
  const forEach = (due: (typeof DUE)[keyof typeof DUE], act: Act) =>
    forEachDue(services, {
      find: (now, limit) => database.read(due, [now, limit]),
      lock: lockOffer,
      act,
    });
  await forEach(DUE.ofDeletedJobs, endWithJob);
  await forEach(DUE.untold, notifyOfEnd);
  await forEach(DUE.expired, expire);
  await forEach(DUE.reminders, remind);
}

/** offer.end.job: with a deleted job, once it can no longer be restored. */
async function endWithJob({ em }: Unit, { id }: LockedOffer, now: Date): Promise<void> {
  await writeIn(em, END_WITH_JOB, [id, now]);
}

/** The application, the job or the company ended, and the offer with it. */
async function notifyOfEnd(unit: Unit, offer: LockedOffer): Promise<void> {
  if (!offer.untoldSince) return;
  await writeIn(unit.em, MARK_NOTIFIED, [offer.id]);
  const { applicationStatus: status, isWithdrawn, hasLeft } = offer;
  if (isNotifiedOfEnd({ status, isWithdrawn, hasLeft })) await announceOffer(unit, offer, 'ended');
}

async function remind(unit: Unit, offer: LockedOffer, now: Date): Promise<void> {
  const { id, remindAt } = offer;
  if (!remindAt || remindAt > now) return;
  await writeIn(unit.em, MARK_REMINDED, [id]);
  // A withdrawal that can still be undone, or a decision, makes the answer pointless.
  if (isOpen(offer, now) && !offer.isWithdrawn) await announceOffer(unit, offer, 'reminder');
}

async function expire(unit: Unit, offer: LockedOffer, now: Date): Promise<void> {
  if (offer.status === 'sent' && !isOpen(offer, now)) await expireLocked(unit, offer);
}

/** Its last day is over: the row, the event, and notices to the company. */
export async function expireLocked(unit: Unit, offer: LockedOffer): Promise<void> {
  await writeIn(unit.em, END, [offer.id, 'expired', offer.expiresAt, null, null, null]);
  await addEvent(unit, offer, 'offer_expired', null);
  await announceOffer(unit, offer, 'expired');
}
