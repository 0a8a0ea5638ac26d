import {
  MESSAGES_A_DAY_MAX,
  MESSAGES_AT_ONCE_MAX,
  UNDO_MESSAGES_MS,
} from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { matchingApplications } from '#server/modules/application/application.service.ts';
import { messagesLeft } from '#server/modules/conversation/conversation.rules.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import type { SendMatchingMessagesInput } from './messageBatch.inputs.ts';
import { CREATE_BATCH, RECIPIENTS, SENT_SINCE } from './messageBatch.reads.ts';
import type { MessageBatchPayload } from './messageBatch.type.ts';

const DAY = 86_400_000;

/** Nothing is sent until the undo window has ended; then a task writes a message in each conversation. */
export async function sendMessages(
  ctx: Context,
  { ids, body }: { ids: readonly string[]; body: string },
): Promise<MessageBatchPayload> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const known = await recipientsOf(ctx, wanted.filter(isId));
  const skipped = wanted.length - known.length;
  if (known.length === 0) return { batchId: null, count: 0, skipped, undoUntil: null };
  const batch = await createBatch(ctx, known, body);
  return { ...batch, count: known.length, skipped };
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

/** The applications whose applicants the caller may write to; the others are left out. */
async function recipientsOf({ services, viewer }: Context, ids: string[]): Promise<string[]> {
  if (!viewer!.companyId || ids.length === 0) return [];
  const rows = await services.database.read(RECIPIENTS, [viewer!.companyId, ids]);
  return rows
    .filter(({ jobId }) => hasJobRight(viewer!.team, 'message', jobId))
    .map(({ id }) => id);
}

async function createBatch(ctx: Context, ids: readonly string[], body: string) {
  const { services, viewer, t } = ctx;
  const { companyId, userId } = viewer!;
  const now = services.clock.now();
  const undoUntil = new Date(now.getTime() + UNDO_MESSAGES_MS);
  const batchId = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    // Of two messages to many at the same time, the second counts the first.
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
