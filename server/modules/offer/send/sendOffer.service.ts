import { OFFERS_OF_APPLICATION_MAX } from '#schema/options/offers.ts';
import type { SendOfferValues } from '#schema/validation/offers.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { shareStages } from '#server/modules/application/stage/stage.service.ts';
import { completeChanges } from '#server/modules/application/status/completeChanges.service.ts';
import { moveToStage } from '#server/modules/application/status/moveToStage.service.ts';
import {
  lockApplications,
  receivedApplication,
} from '#server/modules/application/status/updateApplicationStatus.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { announceOffer } from '../announceOffer.service.ts';
import { requireDrawable } from '../letter/drawableOffer.service.ts';
import { filledLetter } from '../letter/letterText.ts';
import { visibleOffer } from '../offer.loaders.ts';
import {
  COUNT_OF_APPLICATION,
  END,
  LOCK_OPEN_OFFER,
  SEND,
  SHARE_APPLICANT,
  SHARE_JOB,
  type LockedOffer,
} from '../offer.sql.ts';
import { acceptsOffers, endOfDay, isOpen, reminderFor, wrongDate } from '../offer.rules.ts';
import { addEvent, logOffer } from '../offer.service.ts';
import type { Offer } from '../offer.type.ts';
import { expireLocked } from './dueOffers.service.ts';
import { offerMove } from './offerStage.service.ts';

/** The offer, its stage, the event, the bell and the email are written together or not at all. */
export async function sendOffer(ctx: Context, values: SendOfferValues): Promise<Offer> {
  const {
    id: applicationId,
    companyId,
    jobId,
    seekerId,
  } = await receivedApplication(ctx, values.applicationId);
  requireJobRight(ctx, 'offer', jobId);
  requireDates(ctx, values);
  const services = await withCurrentSettings(ctx.services);
  const id = ctx.creationId ?? newId(services.clock.now().getTime());
  await ctx.em.transactional((em) =>
    send(ctx, { em, services }, { ...values, id, applicationId, companyId, jobId, seekerId }),
  );
  return visibleOffer(ctx, id);
}

type NewOffer = SendOfferValues & {
  id: string;
  companyId: string;
  jobId: string;
  seekerId: string;
};

async function send(ctx: Context, unit: Unit, offer: NewOffer): Promise<void> {
  const { em, services } = unit;
  const { id, applicationId, replacesId } = offer;
  const [job] = await readIn(em, SHARE_JOB, [offer.jobId]);
  const stages = await shareStages(em, offer.companyId);
  await readIn(em, SHARE_APPLICANT, [offer.seekerId]);
  const [application] = await lockApplications(ctx, unit, [applicationId]);
  if (!application || !job || isClosed(job.companyStatus))
    throw new Failure('NOT_FOUND', ctx.t('decision.missing'));
  const { currentStatus: status, hasLeft, isWithdrawn } = application;
  if (!acceptsOffers({ status, isWithdrawn }) || hasLeft) {
    const rule = 'offer.send.shortlisted';
    throw new Failure('RULE_VIOLATION', ctx.t('offer.shortlisted'), { rule });
  }
  // A move to another stage that could still be undone is completed first.
  if (application.batchId) await completeChanges(unit, [application]);
  const replaced = await replaceOpen(ctx, unit, {
    applicationId,
    replacesId: replacesId?.toLowerCase() ?? null,
  });
  const [count] = await readIn(em, COUNT_OF_APPLICATION, [applicationId]);
  if (count!.total >= OFFERS_OF_APPLICATION_MAX) {
    const message = ctx.t('offer.room', { max: OFFERS_OF_APPLICATION_MAX });
    throw new Failure('RULE_VIOLATION', message, { rule: 'offer.send.room' });
  }
  const move = offerMove(stages, application);
  const now = services.clock.now();
  const { companyId, jobId, seekerId, jobTitle, companyName, name: applicantName } = application;
  const { language, title, pay, variablePay = null, place, joiningDate, expiresOn } = offer;
  requireDrawable(ctx, { ...offer, variablePay, candidateName: applicantName, companyName });
  const expiresAt = endOfDay(expiresOn);
  const letter = filledLetter({ ...offer, candidateName: applicantName, companyName });
  const by = ctx.viewer!.userId;
  await writeIn(em, SEND, [
    ...([id, applicationId, companyId, jobId, seekerId, language, title, pay] as const),
    ...([variablePay, place, joiningDate, letter, companyName, applicantName] as const),
    ...([expiresOn, expiresAt, by, now, reminderFor(expiresAt, now)] as const),
    move?.from.id ?? replaced?.fromStageId ?? null,
  ]);
  const sent = {
    id,
    applicationId,
    jobId,
    seekerId,
    jobTitle,
    companyName,
    applicantName,
    expiresAt,
  };
  await addEvent(unit, sent, 'offer_sent', by);
  if (move) await moveToStage(ctx, unit, { ...application, batchId: null }, move.to);
  await announceOffer(unit, sent, 'sent');
  await logOffer(ctx, unit, 'offer.send', sent);
}

/**
 * offer.send.once: at most one open offer for an application. Another one is sent only in place of the one that the
 * sender has seen, so that a second press of the button or a colleague does not send a second. Returns the replaced one.
 */
async function replaceOpen(
  ctx: Context,
  unit: Unit,
  { applicationId, replacesId }: { applicationId: string; replacesId: string | null },
): Promise<LockedOffer | null> {
  const now = unit.services.clock.now();
  const [open] = await readIn(unit.em, LOCK_OPEN_OFFER, [applicationId]);
  if (open && !isOpen(open, now)) await expireLocked(unit, open);
  const current = open && isOpen(open, now) ? open : null;
  if ((current?.id ?? null) !== replacesId) {
    const word = current ? 'offer.twice' : 'offer.notOpen';
    throw new Failure('CONFLICT', ctx.t(word), { rule: 'offer.send.once' });
  }
  if (current) await writeIn(unit.em, END, [current.id, 'withdrawn', now, null, null, 'replaced']);
  return current;
}

/** offer.dates.ahead */
export function requireDates({ services, t }: Context, dates: SendOfferValues): void {
  const wrong = wrongDate(dates, services.clock.now());
  if (!wrong) return;
  const { field, problem, max } = wrong;
  const message = t(`offer.${problem}`, { max });
  const fields = [{ field, message }];
  throw new Failure('BAD_USER_INPUT', message, { fields, rule: 'offer.dates.ahead' });
}
