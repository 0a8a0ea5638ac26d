import type { Locale } from '#schema/options/locales.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  LOCK_SENT_APPLICATION,
  UPDATE_STATUS,
  type LockedApplication,
} from './applicationStatus.sql.ts';
import { completeChanges } from './completeChanges.service.ts';
import { decisionForStatus } from './decision.service.ts';
import { changedBy, notifyApplicants } from './notifyApplicants.service.ts';
import { statusActivity } from './updateApplicationStatus.service.ts';

/** Locks the caller's application until the transaction ends. Returns null if it belongs to someone else. */
export async function lockSentApplication(
  { viewer }: Context,
  { em }: Unit,
  id: string,
): Promise<LockedApplication | null> {
  const [application] = await readIn(em, LOCK_SENT_APPLICATION, [id, viewer!.userId]);
  return application ?? null;
}

/**
 * Hires an applicant who has accepted what the company offered: row, timeline, bell, email and activity are those of a
 * decision of the company, and the email ends with what was accepted. The caller has locked the application and made sure
 * that it is shortlisted.
 */
export async function hireApplicant(
  ctx: Context,
  unit: Unit,
  application: LockedApplication,
  more: (locale: Locale) => string,
): Promise<void> {
  // A move to another stage that could still be undone is completed first.
  if (application.batchId) await completeChanges(unit, [application]);
  const hired = decisionForStatus('hired', []);
  const now = unit.services.clock.now().getTime();
  // A millisecond later, so that it comes after the acceptance on the timeline.
  const at = new Date(now + 1);
  const event = [at, application.id, newId(now), ctx.viewer!.userId] as const;
  await writeIn(unit.em, UPDATE_STATUS, ['hired', ...event, null, null, null, null]);
  await notifyApplicants(unit, [{ ...changedBy(application, hired), more }]);
  await recordActivity(unit.em, statusActivity(ctx, application, hired));
}
