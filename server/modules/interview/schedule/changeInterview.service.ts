import type { InterviewOutcome } from '#schema/options/interviews.ts';
import type { Meeting } from '#schema/validation/employers/interview.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { receivedInterview } from '../interview.loaders.ts';
import { RECORD, REMOVE_HELD_EVENT } from '../interview.sql.ts';
import { canCancel, canMove, canRecord } from '../interview.rules.ts';
import type { Interview } from '../interview.type.ts';
import { announceInterview } from '#server/modules/interview/mail/announceInterview.service.ts';
import { bookTime } from './bookTime.service.ts';
import { cancelLocked } from './cancelLocked.service.ts';
import {
  addEvent,
  changePlace,
  lockInterview,
  placedAt,
  type LockedInterview,
} from './lockInterview.service.ts';
import { requireTimes } from './proposeInterview.service.ts';

const MINUTE = 60_000;

/** The company changes the time or place of a booked interview; everyone gets an email that updates their calendar. */
export function moveInterview(
  ctx: Context,
  { id, startsAt, ...meeting }: { id: string; startsAt: Date } & Meeting,
): Promise<Interview> {
  requireTimes(ctx, [startsAt]);
  return changeAsCompany(ctx, id, async (unit, before) => {
    if (!canMove(before, unit.services.clock.now())) {
      throw new Failure('CONFLICT', ctx.t('interview.changed'), { rule: 'interview.move.open' });
    }
    const actorId = ctx.viewer!.userId;
    const interview = placedAt(before, meeting);
    if (interview.startsAt?.getTime() === startsAt.getTime()) {
      if (interview === before) return;
      const changed = await changePlace(unit, interview);
      await announceInterview(unit, changed, { act: 'changed', by: 'company', actorId });
      return;
    }
    const endsAt = new Date(startsAt.getTime() + interview.minutes * MINUTE);
    await bookTime(unit, interview, { startsAt, endsAt, by: 'company', actorId }, ctx.t);
  });
}

/** The company cancels an interview, or withdraws the times it has offered. */
export function cancelInterview(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Interview> {
  return changeAsCompany(ctx, id, async (unit, interview) => {
    if (!canCancel(interview, unit.services.clock.now())) {
      throw new Failure('CONFLICT', ctx.t('interview.changed'), { rule: 'interview.cancel.open' });
    }
    const actorId = ctx.viewer!.userId;
    await cancelLocked(unit, interview, { by: 'company', reason, actorId });
  });
}

/** Records whether the applicant came. The timeline only mentions interviews that took place. */
export function recordInterview(
  ctx: Context,
  { id, outcome }: { id: string; outcome: InterviewOutcome },
): Promise<Interview> {
  return changeAsCompany(ctx, id, async (unit, interview) => {
    const now = unit.services.clock.now();
    if (interview.status === outcome) return;
    if (!canRecord(interview, outcome, now)) {
      throw new Failure('RULE_VIOLATION', ctx.t('interview.notBegun'), {
        rule: 'interview.record.begun',
      });
    }
    const { id: interviewId, applicationId } = interview;
    await writeIn(unit.em, RECORD, [interviewId, outcome, now]);
    if (outcome === 'held') await addEvent(unit, interview, 'interview_held', ctx.viewer!.userId);
    else await writeIn(unit.em, REMOVE_HELD_EVENT, [applicationId, interviewId]);
  });
}

/** In the transaction of the change, everyone concerned is locked, and who is going to hold it as well. */
export async function changeAsCompany(
  ctx: Context,
  id: string,
  change: (unit: Unit, interview: LockedInterview) => Promise<void>,
  newPeople: readonly string[] = [],
): Promise<Interview> {
  const before = await receivedInterview(ctx, id);
  requireJobRight(ctx, 'schedule', before.jobId);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    const unit = { em, services };
    const interview = await lockInterview(unit, before.id, newPeople);
    if (!interview) throw new Failure('NOT_FOUND', ctx.t('interview.missing'));
    await change(unit, interview);
  });
  return receivedInterview(ctx, before.id);
}
