import type { ApplicationEvent } from '#schema/options/statuses.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  ADD_EVENT,
  APPLICANT_OF,
  LOCK_APPLICATION,
  LOCK_OFFER,
  SHARE_APPLICANT,
  type LockedOffer,
} from './offer.sql.ts';

/**
 * Locks an offer until the transaction ends, after its applicant and its application. Every change locks in this order,
 * so that changes wait for each other but never both ways.
 */
export async function lockOffer({ em }: Unit, id: string): Promise<LockedOffer | null> {
  const [known] = await readIn(em, APPLICANT_OF, [id]);
  if (!known) return null;
  await readIn(em, SHARE_APPLICANT, [known.seekerId]);
  await readIn(em, LOCK_APPLICATION, [id]);
  const [offer] = await readIn(em, LOCK_OFFER, [id]);
  return offer ?? null;
}

type OfferEvent = Extract<ApplicationEvent, `offer_${string}`>;

export async function addEvent(
  { em, services }: Unit,
  { id, applicationId }: Pick<LockedOffer, 'id' | 'applicationId'>,
  kind: OfferEvent,
  actorId: string | null,
): Promise<void> {
  const now = services.clock.now();
  await writeIn(em, ADD_EVENT, [newId(now.getTime()), applicationId, kind, actorId, now, id]);
}

export async function logOffer(
  ctx: Context,
  { em }: Unit,
  action: 'offer.send' | 'offer.withdraw' | 'offer.accept' | 'offer.decline',
  { applicationId }: Pick<LockedOffer, 'applicationId'>,
): Promise<void> {
  const subject = { kind: 'application', id: applicationId } as const;
  await recordActivity(em, { ...actorFacts(ctx), action, subject });
}

/** Someone was faster: the message says what became of the offer. */
export function noLongerOpen({ t }: Context, { status }: Pick<LockedOffer, 'status'>): Failure {
  const message = t('offer.over', { status: status === 'sent' ? 'expired' : status });
  return new Failure('CONFLICT', message, { rule: 'offer.answer.open', current: status });
}
