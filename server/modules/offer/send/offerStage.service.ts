import type { Context } from '#server/graphql/context.ts';
import type { StageRow } from '#server/modules/application/stage/stage.sql.ts';
import { stageOf } from '#server/modules/application/stage/stage.rules.ts';
import type { LockedApplication } from '#server/modules/application/status/applicationStatus.sql.ts';
import { moveToStage } from '#server/modules/application/status/moveToStage.service.ts';
import { lockApplications } from '#server/modules/application/status/updateApplicationStatus.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { LockedOffer } from '../offer.sql.ts';
import { entersOfferStage, stageBefore } from '../offer.rules.ts';

const currentStage = (
  stages: readonly StageRow[],
  { currentStatus: status, stageId }: LockedApplication,
) => stageOf(stages, { status, stageId });

/** Where an offer takes the application, and from where; null if it stays. */
export function offerMove(stages: readonly StageRow[], application: LockedApplication) {
  const from = currentStage(stages, application);
  const to = entersOfferStage(stages, from);
  return from && to && { from, to };
}

/** A withdrawn offer takes the application back to where it was, unless someone has moved it in the meantime. */
export async function leaveOfferStage(
  ctx: Context,
  unit: Unit,
  offer: LockedOffer,
  stages: readonly StageRow[],
): Promise<void> {
  const before = stageBefore(stages, offer);
  if (!before) return;
  const [application] = await lockApplications(ctx, unit, [offer.applicationId]);
  if (!application || application.isWithdrawn) return;
  if (currentStage(stages, application)?.preset !== 'offer') return;
  await moveToStage(ctx, unit, application, before);
}
