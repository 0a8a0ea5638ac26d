import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { receivedApplication } from '#server/modules/application/status/updateApplicationStatus.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { ratingsById, summariesById } from './desk.loaders.ts';
import { RATE, UNRATE } from './desk.sql.ts';

/** Each colleague has one rating for an application; the database keeps the average. */
export async function rateApplication(
  ctx: Context,
  { applicationId, stars = null }: { applicationId: string; stars?: number | null },
): Promise<Application> {
  const application = await receivedApplication(ctx, applicationId);
  requireJobRight(ctx, 'comment', application.jobId);
  const { userId } = ctx.viewer!;
  const { id } = application;
  const now = ctx.services.clock.now();
  await ctx.em.transactional(async (em) => {
    await (stars === null
      ? writeIn(em, UNRATE, [id, userId])
      : writeIn(em, RATE, [id, userId, stars, now]));
    const subject = { kind: 'application', id } as const;
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'application.rate',
      subject,
      after: { stars },
    });
  });
  loaderOf(ctx, summariesById).clear(id);
  loaderOf(ctx, ratingsById).clear(id);
  return application;
}
