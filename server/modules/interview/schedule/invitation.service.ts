import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { jobJustDeleted } from '#server/modules/job/goneJob.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { INVITATION, OFFERED_TIME, SAVE_TIME_ZONE } from '../interview.sql.ts';
import { canCancel, hasChangesLeft, isBookable } from '../interview.rules.ts';
import type { InterviewInvitation } from '../interview.type.ts';
import { bookTime } from './bookTime.service.ts';
import { cancelLocked } from './cancelLocked.service.ts';
import { holderOf } from './invitationLink.service.ts';
import { lockInterview, type LockedInterview } from './lockInterview.service.ts';

/** Null if the link was not made by us, or its interview is over. */
export async function findInvitation(
  ctx: Context,
  token: string,
): Promise<InterviewInvitation | null> {
  const holder = holderOf(ctx, token);
  if (!holder) return null;
  const { clock, database } = ctx.services;
  const now = clock.now();
  const [row] = await database.read(INVITATION, [holder.id, now, holder.seekerId]);
  if (!row || row.status === 'held' || row.status === 'missed') return null;
  const { interviewers, times, readerTimeZone, ...rest } = row;
  const isOpen = isBookable(row, now) && hasChangesLeft(row);
  return {
    ...rest,
    interviewerNames: interviewers.flatMap(({ name }) => name ?? []),
    times: isOpen ? times : [],
    canCancel: canCancel(row, now) && hasChangesLeft(row),
    timeZone: readerTimeZone,
    // The link may have been passed on.
    applicationId: ctx.viewer?.userId === holder.seekerId ? row.applicationId : null,
  };
}

async function requireInvitation(ctx: Context, token: string): Promise<InterviewInvitation> {
  const invitation = await findInvitation(ctx, token);
  if (!invitation) throw invalidLink(ctx);
  return invitation;
}

interface Choice {
  token: string;
  startsAt: Date;
  timeZone?: string | null;
}

/** Books one of the offered times, or moves the interview there. Choosing the booked time again changes nothing. */
export async function bookInterview(ctx: Context, choice: Choice): Promise<InterviewInvitation> {
  await changeAsHolder(ctx, choice.token, (unit, interview) => book(ctx, unit, interview, choice));
  return requireInvitation(ctx, choice.token);
}

async function book(
  ctx: Context,
  unit: Unit,
  interview: LockedInterview,
  { startsAt, timeZone }: Choice,
): Promise<void> {
  const { seekerId } = interview;
  if (timeZone) await writeIn(unit.em, SAVE_TIME_ZONE, [seekerId, timeZone]);
  const isSame = interview.startsAt?.getTime() === startsAt.getTime();
  if (interview.status === 'booked' && isSame) return;
  const now = unit.services.clock.now();
  if (!isBookable(interview, now)) {
    throw new Failure('CONFLICT', ctx.t('interview.changed'), { rule: 'interview.book.open' });
  }
  if (interview.isJobDeleted) throw jobJustDeleted(ctx, 'interview.book.job');
  requireChangesLeft(ctx, interview);
  const [time] = await readIn(unit.em, OFFERED_TIME, [interview.id, startsAt]);
  if (!time || time.startsAt <= now) {
    throw new Failure('CONFLICT', ctx.t('interview.taken'), { rule: 'interview.book.offered' });
  }
  await bookTime(unit, interview, { ...time, by: 'applicant', actorId: seekerId }, ctx.t);
}

/** Cancels a booked interview, or declines all offered times. The applicant can change their mind. */
export async function declineInterview(
  ctx: Context,
  { token, reason }: { token: string; reason: string },
): Promise<InterviewInvitation> {
  await changeAsHolder(ctx, token, async (unit, interview) => {
    if (interview.status === 'cancelled' && interview.cancelledBy === 'applicant') return;
    const now = unit.services.clock.now();
    if (!canCancel(interview, now)) {
      throw new Failure('CONFLICT', ctx.t('interview.changed'), { rule: 'interview.cancel.open' });
    }
    requireChangesLeft(ctx, interview);
    await cancelLocked(unit, interview, {
      by: 'applicant',
      reason,
      actorId: interview.seekerId,
    });
  });
  return requireInvitation(ctx, token);
}

async function changeAsHolder(
  ctx: Context,
  token: string,
  change: (unit: Unit, interview: LockedInterview) => Promise<void>,
): Promise<void> {
  const holder = holderOf(ctx, token);
  // Checks the account as well, because deleting it ends the link.
  if (!holder || !(await findInvitation(ctx, token))) throw invalidLink(ctx);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    const unit = { em, services };
    const interview = await lockInterview(unit, holder.id);
    if (!interview) throw invalidLink(ctx);
    await change(unit, interview);
  });
}

function requireChangesLeft(ctx: Context, interview: LockedInterview): void {
  if (hasChangesLeft(interview)) return;
  const message = ctx.t('interview.changes', { company: interview.companyName });
  throw new Failure('RULE_VIOLATION', message, { rule: 'interview.change.limit' });
}

function invalidLink({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('interview.link'));
}
