import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { shareStages } from '#server/modules/application/stage/stage.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { announceOffer } from '../announceOffer.service.ts';
import { visibleOffer } from '../offer.loaders.ts';
import { END } from '../offer.sql.ts';
import { isOpen } from '../offer.rules.ts';
import { addEvent, lockOffer, logOffer, noLongerOpen } from '../offer.service.ts';
import type { Offer } from '../offer.type.ts';
import { leaveOfferStage } from './offerStage.service.ts';

/** If a withdrawal and an answer arrive at once, the second to get the lock is refused. */
export async function withdrawOffer(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Offer> {
  const before = await visibleOffer(ctx, id, true);
  requireJobRight(ctx, 'offer', before.jobId);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    const unit = { em, services };
    const now = services.clock.now();
    const stages = await shareStages(em, before.companyId);
    const offer = await lockOffer(unit, before.id);
    if (!offer) throw new Failure('NOT_FOUND', ctx.t('offer.missing'));
    if (!isOpen(offer, now)) throw noLongerOpen(ctx, offer);
    await writeIn(em, END, [offer.id, 'withdrawn', now, null, reason, 'company']);
    await addEvent(unit, offer, 'offer_withdrawn', ctx.viewer!.userId);
    await leaveOfferStage(ctx, unit, offer, stages);
    await announceOffer(unit, offer, 'withdrawn');
    await logOffer(ctx, unit, 'offer.withdraw', offer);
  });
  return visibleOffer(ctx, before.id);
}
