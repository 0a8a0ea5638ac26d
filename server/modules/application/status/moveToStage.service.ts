import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { StageRow } from '#server/modules/application/stage/stage.sql.ts';
import { timelineStage } from '#server/modules/application/stage/stage.rules.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { UPDATE_STATUS, type LockedApplication } from './applicationStatus.sql.ts';
import { completeChanges } from './completeChanges.service.ts';
import { decisionForStage } from './decision.service.ts';
import { statusActivity } from './updateApplicationStatus.service.ts';

/**
 * Moves a locked application to another stage of its status, as part of an act that the applicant is notified of: the
 * timeline names the stage, and there is no second notification.
 */
export async function moveToStage(
  ctx: Context,
  unit: Unit,
  application: LockedApplication,
  stage: StageRow,
): Promise<void> {
  if (application.batchId) await completeChanges(unit, [application]);
  const now = unit.services.clock.now().getTime();
  // A millisecond later, so that it comes after its cause on the timeline.
  const at = new Date(now + 1);
  const event = [at, application.id, newId(now), ctx.viewer!.userId] as const;
  const eventData = JSON.stringify(timelineStage(stage, true));
  await writeIn(unit.em, UPDATE_STATUS, [stage.status, ...event, stage.id, eventData, null, null]);
  await recordActivity(
    unit.em,
    statusActivity(ctx, application, decisionForStage(ctx, [stage], stage.id)),
  );
}
