import {
  MESSAGES_A_DAY_MAX,
  MESSAGES_AT_ONCE_MAX,
  UNANSWERED_MAX,
  UNDO_MESSAGES_MS,
} from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { matchingApplications } from '#server/modules/application/application.service.ts';
import { messagesLeft, stateOf } from '#server/modules/conversation/conversation.rules.ts';
import { hasJobRight, worksOn } from '#server/modules/team/jobRight.rules.ts';
import type { SendMatchingMessagesInput } from './messageBatch.inputs.ts';
import { CREATE_BATCH, RECIPIENTS, SENT_SINCE } from './messageBatch.sql.ts';
import type { MessageBatchPayload, SkippedApplication } from './messageBatch.type.ts';

const DAY = 86_400_000;

/** Nothing is sent until the undo window has ended; then a task writes a message in each conversation. */
export async function sendMessages(
  ctx: Context,
  { ids, body }: { ids: readonly string[]; body: string },
): Promise<MessageBatchPayload> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const { reached, skippedApplications } = await recipientsAmong(ctx, wanted);
  const skipped = { skipped: skippedApplications.length, skippedApplications };
  if (reached.length === 0) return { batchId: null, count: 0, undoUntil: null, ...skipped };
  const batch = await createBatch(ctx, reached, body);
  return { ...batch, count: reached.length, ...skipped };
}

/** Like the list: the applications that match a filter. More than can be written to at once are refused. */
export async function sendMatchingMessages(
  ctx: Context,
  { body, until, except, ...filter }: SendMatchingMessagesInput,
): Promise<MessageBatchPayload> {
  const matching = { until, except: except.filter(isId), limit: MESSAGES_AT_ONCE_MAX };
  const { ids, total } = await matchingApplications(ctx, filter, matching);
  if (total > MESSAGES_AT_ONCE_MAX) {
    throw new Failure(
      'RULE_VIOLATION',
      ctx.t('conversation.tooManyAtOnce', { max: MESSAGES_AT_ONCE_MAX, count: total }),
      { rule: 'conversation.batch.size' },
    );
  }
  return sendMessages(ctx, { ids, body });
}

/** The applications whose applicants the caller may write to, and why the others are left out. */
async function recipientsAmong(ctx: Context, ids: readonly string[]) {
  const { services, viewer, t } = ctx;
  const { companyId, team } = viewer!;
  const known = ids.filter(isId);
  const rows =
    companyId && known.length > 0
      ? await services.database.read(RECIPIENTS, [companyId, known])
      : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached: string[] = [];
  const skippedApplications: SkippedApplication[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    const state = row && stateOf({ ...row, side: 'company' });
    if (!row || !worksOn(team, row.jobId))
      skippedApplications.push({ id, message: t('decision.missing'), rule: null });
    else if (!hasJobRight(team, 'message', row.jobId))
      skippedApplications.push({ id, message: t('team.right'), rule: 'team.job.right' });
    else if (state === 'open') reached.push(id);
    else {
      const message = row.isWithdrawn
        ? t('conversation.withdrawn')
        : t(`conversation.${state!}`, { max: UNANSWERED_MAX.company });
      skippedApplications.push({ id, message, rule: 'conversation.message.open' });
    }
  }
  return { reached, skippedApplications };
}

async function createBatch(ctx: Context, ids: readonly string[], body: string) {
  const { services, viewer, t } = ctx;
  const { companyId, userId } = viewer!;
  const now = services.clock.now();
  const undoUntil = new Date(now.getTime() + UNDO_MESSAGES_MS);
  const batchId = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    // If two bulk messages are sent at once, the second counts the first.
    await takeAdvisoryLock(em, `messages ${companyId}`);
    const since = new Date(now.getTime() - DAY);
    const [sent] = await readIn(em, SENT_SINCE, [companyId, since]);
    const left = messagesLeft(sent!.total, MESSAGES_A_DAY_MAX);
    if (ids.length > left) {
      throw new Failure(
        'RATE_LIMITED',
        t('conversation.tooManyToday', { max: MESSAGES_A_DAY_MAX, left }),
        { rule: 'conversation.batch.daily', retryAfter: DAY / 1_000 },
      );
    }
    await writeIn(em, CREATE_BATCH, [batchId, companyId, userId, body, ids, now, undoUntil]);
    await services.tasks.enqueue(em, 'send-messages', { batchId }, { startAfter: undoUntil });
  });
  return { batchId, undoUntil };
}
