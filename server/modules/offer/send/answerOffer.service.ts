import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import type { LockedApplication } from '#server/modules/application/status/applicationStatus.sql.ts';
import {
  hireApplicant,
  lockSentApplication,
} from '#server/modules/application/status/hireApplicant.service.ts';
import { jobJustDeleted } from '#server/modules/job/goneJob.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireDrawableName } from '../letter/drawableOffer.service.ts';
import { dayIn } from '../letter/letterText.ts';
import { announceOffer } from '../announceOffer.service.ts';
import { visibleOffer } from '../offer.loaders.ts';
import { END, type LockedOffer } from '../offer.sql.ts';
import { isHireable, isOpen } from '../offer.rules.ts';
import { addEvent, lockOffer, logOffer, noLongerOpen } from '../offer.service.ts';
import type { Offer } from '../offer.type.ts';

type Answer = (unit: Unit, offer: LockedOffer, application: LockedApplication) => Promise<void>;

/** Marks the application as hired in the same transaction, and notifies those at the company who decide on it. */
export function acceptOffer(
  ctx: Context,
  { id, name }: { id: string; name: string },
): Promise<Offer> {
  requireDrawableName(ctx, name);
  return answer(ctx, id, async (unit, offer, application) => {
    const now = unit.services.clock.now();
    await writeIn(unit.em, END, [offer.id, 'accepted', now, name, null, null]);
    await addEvent(unit, offer, 'offer_accepted', ctx.viewer!.userId);
    await hireApplicant(ctx, unit, application, (locale) => {
      const day = dayIn(offer.joiningDate, locale);
      return translator(locale, 'mail')('decision.accepted', { day });
    });
    await announceOffer(unit, offer, 'accepted');
    await logOffer(ctx, unit, 'offer.accept', offer);
  });
}

/** The application stays as it is: the company decides what comes next. */
export function declineOffer(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Offer> {
  return answer(ctx, id, async (unit, offer) => {
    const now = unit.services.clock.now();
    await writeIn(unit.em, END, [offer.id, 'declined', now, null, reason || null, null]);
    await addEvent(unit, offer, 'offer_declined', ctx.viewer!.userId);
    await announceOffer(unit, offer, 'declined');
    await logOffer(ctx, unit, 'offer.decline', offer);
  });
}

/** If two answers, or an answer and anything that ends the offer, arrive at once, the second to get the lock is refused. */
async function answer(ctx: Context, id: string, act: Answer): Promise<Offer> {
  const before = await visibleOffer(ctx, id, false);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    const unit = { em, services };
    const offer = await lockOffer(unit, before.id);
    if (!offer) throw new Failure('NOT_FOUND', ctx.t('offer.missing'));
    if (!isOpen(offer, services.clock.now())) throw noLongerOpen(ctx, offer);
    if (offer.isJobDeleted) throw jobJustDeleted(ctx, 'offer.answer.job');
    const application = await lockSentApplication(ctx, unit, offer.applicationId);
    const { applicationStatus: status, isWithdrawn, companyStatus } = offer;
    if (!application || !isHireable({ status, isWithdrawn, companyStatus })) {
      const rule = 'offer.accept.decided';
      throw new Failure('CONFLICT', ctx.t('offer.decided'), { rule });
    }
    await act(unit, offer, application);
  });
  return visibleOffer(ctx, before.id);
}
