import type { EntityManager } from '@mikro-orm/postgresql';
import { UNANSWERED_MAX, type MessageSide } from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import { mayBeSent } from '#server/modules/file/file.rules.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { asksForMoney } from '#server/modules/review/risk.rules.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { visibleMessages } from './conversation.loaders.ts';
import {
  ADD_FILES,
  ADD_MESSAGE,
  LOCK_CONVERSATION,
  LOCK_PEOPLE,
  MARK_READ,
  NEXT_TIME,
  OPEN_CONVERSATION,
  TOUCH_CONVERSATION,
  type LockedConversation,
} from './conversation.sql.ts';
import { stateOf } from './conversation.rules.ts';
import { ownApplication } from './conversation.service.ts';
import type { ConversationMessage } from './conversation.type.ts';
import { notifyReaders } from './notifyReaders.service.ts';
import { reportSuspicious } from './report/messageReport.service.ts';

export interface NewMessage {
  applicationId: string;
  body: string;
  fileIds: readonly string[];
}

/** Message, files, bell, waiting email and live event are written together or not at all. */
export async function sendMessage(ctx: Context, values: NewMessage): Promise<ConversationMessage> {
  const services = await withCurrentSettings(ctx.services);
  const id = await ctx.em.transactional((em) => sendIn({ ...ctx, em, services }, values));
  const [message] = await visibleMessages(ctx, [id]);
  return message!;
}

/** Sends a message in the caller's transaction, and returns its id. */
export async function sendIn(ctx: Context, { applicationId, body, fileIds }: NewMessage) {
  const { em, viewer } = ctx;
  const application = await ownApplication(ctx, applicationId);
  const { isReceived, jobId, seekerId } = application;
  if (isReceived) requireJobRight(ctx, 'message', jobId);
  const side = isReceived ? 'company' : 'applicant';
  const files = await filesOf(ctx, fileIds);
  const conversation = await lockConversation(ctx, {
    id: application.id,
    side,
    people: [viewer!.userId, seekerId],
  });
  requireOpen(ctx, side, conversation);
  const authorId = viewer!.userId;
  const { id, sentAt } = await addMessage(ctx, conversation, {
    applicationId: application.id,
    side,
    authorId,
    batchId: null,
    body,
  });
  if (files.length > 0) await writeIn(em, ADD_FILES, [id, files]);
  // People who answer have read what came before.
  await writeIn(em, MARK_READ, [application.id, authorId, sentAt]);
  return id;
}

interface OpenedConversation {
  id: string;
  side: MessageSide;
  people: readonly string[];
}

/** Messages of a conversation are sent one after another, and none by or to an account that is being deleted. */
export async function lockConversation(
  { em, services }: Unit,
  { id, side, people }: OpenedConversation,
): Promise<LockedConversation> {
  await readIn(em, LOCK_PEOPLE, [people]);
  await writeIn(em, OPEN_CONVERSATION, [id, services.clock.now()]);
  const [conversation] = await readIn(
    em,
    LOCK_CONVERSATION[side === 'company' ? 'received' : 'sent'],
    [id],
  );
  return conversation!;
}

function requireOpen({ t }: Context, side: MessageSide, conversation: LockedConversation): void {
  const state = stateOf({ ...conversation, side });
  if (state === 'open') return;
  const rule = 'conversation.message.open';
  throw new Failure('RULE_VIOLATION', t(`conversation.${state}`, { max: UNANSWERED_MAX[side] }), {
    rule,
  });
}

interface WrittenMessage {
  applicationId: string;
  side: MessageSide;
  authorId: string | null;
  /** The message to several applicants that it is part of. */
  batchId: string | null;
  body: string;
}

/** Writes a message into a locked conversation and lets the other side know. */
export async function addMessage(
  unit: Unit,
  conversation: LockedConversation,
  { applicationId, side, authorId, batchId, body }: WrittenMessage,
): Promise<{ id: string; sentAt: Date }> {
  const { em, services } = unit;
  const now = services.clock.now();
  const [next] = await readIn(em, NEXT_TIME, [applicationId, now]);
  const { sentAt } = next!;
  const id = newId(now.getTime());
  const isMoneyAsked = side === 'company' && asksForMoney({ texts: [body], feeReports: 0 });
  const columns = [id, applicationId, side, authorId, batchId, body, isMoneyAsked, sentAt] as const;
  await writeIn(em, ADD_MESSAGE, columns);
  await writeIn(em, TOUCH_CONVERSATION, [applicationId, sentAt, side, batchId === null]);
  if (isMoneyAsked) await reportSuspicious(unit, id);
  await notifyReaders(unit, conversation, { applicationId, side });
  const { companyId: company, seekerId: seeker } = conversation;
  await services.live.publish(em, { conversation: applicationId, company, seeker });
  return { id, sentAt };
}

/** conversation.message.files-own: uploaded by the caller, checked as resumes are, and not deleted. */
async function filesOf(ctx: Context, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const files = await ownFiles(ctx.em, ids.filter(isId));
  const sendable = new Set(
    files.filter((file) => mayBeSent(file, ctx.viewer!.userId) && !file.lostAt).map(({ id }) => id),
  );
  if (ids.every((id) => sendable.has(id))) return ids;
  const message = ctx.t('conversation.file');
  throw new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'fileIds', message }],
    rule: 'conversation.message.files-own',
  });
}

function ownFiles(em: EntityManager, ids: string[]): Promise<StoredFile[]> {
  return ids.length > 0 ? em.find(StoredFile, { id: { $in: ids } }) : Promise.resolve([]);
}
