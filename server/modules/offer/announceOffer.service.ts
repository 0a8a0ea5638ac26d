import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { DECIDERS } from '#server/modules/application/application.sql.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { LockedOffer } from './offer.sql.ts';

const MINUTE = 60_000;

/** The events that the applicant is notified of, and those that the company's decision makers are notified of. */
const READERS = {
  sent: 'applicant',
  withdrawn: 'applicant',
  ended: 'applicant',
  reminder: 'applicant',
  accepted: 'member',
  declined: 'member',
  expired: 'member',
} as const;

/** A bell notification and an email, in the transaction of the change. Neither contains the pay. */
export async function announceOffer(
  unit: Unit,
  offer: Pick<
    LockedOffer,
    | 'id'
    | 'applicationId'
    | 'jobId'
    | 'jobTitle'
    | 'seekerId'
    | 'companyName'
    | 'applicantName'
    | 'expiresAt'
  >,
  act: keyof typeof READERS,
): Promise<void> {
  const { id: offerId, applicationId, jobId, jobTitle, companyName, applicantName } = offer;
  const side = READERS[act];
  const isApplicant = side === 'applicant';
  const readers = isApplicant ? [{ id: offer.seekerId }] : await readIn(unit.em, DECIDERS, [jobId]);
  const link = `/${isApplicant ? 'my' : 'manage'}-applications/${applicationId}`;
  // A minute before midnight, because people could take midnight for either end of the day.
  const time = new Date(offer.expiresAt.getTime() - MINUTE).toISOString();
  const facts = { offerId, applicationId, jobId, jobTitle, companyName, time };
  for (const { id: userId } of readers) {
    await notify(unit, {
      userId,
      kind: 'offer_changed',
      values: { ...facts, applicantName, side, act, timeZone: DEFAULT_TIME_ZONE },
      link,
    });
  }
}
