import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { WithdrawalReason } from '#schema/options/withdrawal.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { UNDO_WITHDRAWAL, WITHDRAW } from './ownApplication.sql.ts';
import { isUndoable, isWithdrawable, undoEnd } from './ownApplication.rules.ts';
import { addOwnEvent, lockOwnApplication, ownApplication } from './ownApplication.service.ts';

interface Withdrawal {
  id: string;
  reason?: WithdrawalReason | null;
  text?: string | null;
}

export interface Withdrawn {
  application: Application;
  undoUntil: Date;
}

/**
 * The company cannot decide on the application from now on, and is notified once the withdrawal can no longer be
 * undone. Of a withdrawal and a decision at the same instant, the second to get the lock is refused.
 */
export async function withdrawApplication(ctx: Context, given: Withdrawal): Promise<Withdrawn> {
  const { clock, tasks } = ctx.services;
  const now = clock.now();
  const undoUntil = undoEnd(now);
  await ctx.em.transactional(async (em) => {
    const application = await lockOwnApplication(ctx, em, given.id);
    const { id, status, withdrawnAt } = application;
    if (!isWithdrawable(application)) {
      const message = withdrawnAt
        ? ctx.t('withdrawal.twice')
        : ctx.t('withdrawal.over', { status });
      throw new Failure('RULE_VIOLATION', message, { rule: 'application.withdraw.open' });
    }
    await writeIn(em, WITHDRAW, [id, now, given.reason ?? null, given.text ?? null]);
    await addOwnEvent(ctx, em, { id, kind: 'withdrawn', now });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'application.withdraw',
      subject: subjectOf(id),
    });
    await tasks.enqueue(em, 'tell-withdrawal', { applicationId: id }, { startAfter: undoUntil });
  });
  return { application: await ownApplication(ctx, given.id), undoUntil };
}

/** Possible until the company is notified, unless the seeker has applied for the job again. */
export async function undoWithdrawal(ctx: Context, applicationId: string): Promise<Application> {
  try {
    await ctx.em.transactional(async (em) => {
      const application = await lockOwnApplication(ctx, em, applicationId);
      if (!isUndoable(application, ctx.services.clock.now())) {
        throw new Failure('RULE_VIOLATION', ctx.t('withdrawal.undoOver'), {
          rule: 'application.withdraw.undo',
        });
      }
      const { id } = application;
      const [undone] = await writeIn(em, UNDO_WITHDRAWAL, [id]);
      const batchId = undone?.batchId;
      if (batchId) await ctx.services.tasks.enqueue(em, 'tell-decisions', { batchId });
      await recordActivity(em, {
        ...actorFacts(ctx),
        action: 'application.undoWithdrawal',
        subject: subjectOf(id),
      });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new Failure('CONFLICT', ctx.t('application.twice'), { rule: 'application.submit.once' });
  }
  return ownApplication(ctx, applicationId);
}

const subjectOf = (id: string) => ({ kind: 'application', id }) as const;
