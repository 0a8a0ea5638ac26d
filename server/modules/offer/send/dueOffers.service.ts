import { writeIn } from '#server/db/inTransaction.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { announceOffer } from '../announceOffer.service.ts';
import { DUE, END, MARK_REMINDED, MARK_TOLD, type LockedOffer } from '../offer.reads.ts';
import { isOpen, isToldOfEnd } from '../offer.rules.ts';
import { addEvent, lockOffer } from '../offer.service.ts';

const AT_ONCE = 100;

type Act = (unit: Unit, offer: LockedOffer, now: Date) => Promise<void>;

/**
 * Does what is due for offers, each in a transaction. The first process locks the offer; a second one finds nothing
 * left to do.
 */
export async function runDueOffers(services: Services): Promise<void> {
  await forEachDue(services, DUE.untold, notifyOfEnd);
  await forEachDue(services, DUE.expired, expire);
  await forEachDue(services, DUE.reminders, remind);
}

async function forEachDue(
  services: Services,
  due: (typeof DUE)[keyof typeof DUE],
  act: Act,
): Promise<void> {
  const { clock, database } = services;
  let found: { id: string }[];
  do {
    found = await database.read(due, [clock.now(), AT_ONCE]);
    for (const { id } of found) {
      const current = await withCurrentSettings(services);
      await database.fork().transactional(async (em) => {
        const unit = { em, services: current };
        const offer = await lockOffer(unit, id);
        if (offer) await act(unit, offer, clock.now());
      });
    }
  } while (found.length === AT_ONCE);
}

/** The application, the job or the company came to an end, and the offer with it. */
async function notifyOfEnd(unit: Unit, offer: LockedOffer): Promise<void> {
  if (!offer.untoldSince) return;
  await writeIn(unit.em, MARK_TOLD, [offer.id]);
  const { applicationStatus: status, isWithdrawn, hasLeft } = offer;
  if (isToldOfEnd({ status, isWithdrawn, hasLeft })) await announceOffer(unit, offer, 'withdrawn');
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
