import type { PageArgs } from '#server/graphql/connection.ts';
import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { partyOf, type Party } from '#server/modules/application/application.loaders.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import {
  BY_IDS,
  COUNT_MESSAGES,
  MESSAGES,
  MESSAGES_BY_IDS,
  type ConversationRow,
  type FoundConversation,
  type MessageRow,
} from './conversation.sql.ts';
import { stateOf } from './conversation.rules.ts';
import type { Conversation, ConversationMessage } from './conversation.type.ts';

/** Hiring managers and interviewers see only what concerns their jobs. */
function isShown({ jobIds }: Party, jobId: string): boolean {
  return jobIds === null || jobIds.includes(jobId);
}

/** In the shape of the GraphQL type. */
export function conversationOf(
  { viewer }: Context,
  row: ConversationRow | FoundConversation,
): Conversation {
  const side = row.isReceived ? 'company' : 'applicant';
  const mayWrite = !row.isReceived || hasJobRight(viewer!.team, 'message', row.jobId);
  return { ...row, state: mayWrite ? stateOf({ ...row, side }) : 'closed' };
}

/** The conversations about these applications, if the caller can see them; they may have no messages yet. */
export async function conversationsById(
  ctx: Context,
  ids: readonly string[],
): Promise<(Conversation | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const values = [party.id, ctx.viewer!.userId, ids] as const;
  const rows = await ctx.services.database.read(BY_IDS[party.side], values);
  const seen = rows.filter(({ jobId }) => isShown(party, jobId));
  const byId = new Map(seen.map((row) => [row.id, conversationOf(ctx, row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function visibleMessages(
  ctx: Context,
  ids: readonly string[],
): Promise<(ConversationMessage | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const rows = await ctx.services.database.read(MESSAGES_BY_IDS[party.side], [party.id, ids]);
  const seen = rows.filter(({ jobId }) => isShown(party, jobId));
  const byId = new Map(seen.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The last message of each conversation that the caller has been allowed to see. */
export async function lastMessages(
  { services }: Context,
  ids: readonly string[],
): Promise<(ConversationMessage | null)[]> {
  const rows = await services.database.read(MESSAGES, [ids, null, 1, 0]);
  const byConversation = new Map(rows.map((row) => [row.applicationId, row]));
  return ids.map((id) => byConversation.get(id) ?? null);
}

/** A page of one conversation; `args` is the same object for all conversations of a list. */
export interface MessagesKey {
  id: string;
  args: PageArgs;
}

/** The messages of conversations that the caller has been allowed to see. */
export async function messagesByConversation(
  ctx: Context,
  keys: readonly MessagesKey[],
): Promise<Connection<ConversationMessage>[]> {
  const { database } = ctx.services;
  const totals = database.read(COUNT_MESSAGES, [keys.map(({ id }) => id)]);
  const answers = new Map<MessagesKey, MessageRow[]>();
  const groups = Map.groupBy(keys, ({ args }) => JSON.stringify(args));
  for (const group of groups.values()) {
    const { after, limit, offset } = windowOf(ctx, group[0]!.args, decodeTime);
    const ids = group.map(({ id }) => id);
    const rows = await database.read(MESSAGES, [ids, after, limit + 1, offset]);
    const byId = Map.groupBy(rows, ({ applicationId }) => applicationId);
    for (const one of group) answers.set(one, byId.get(one.id) ?? []);
  }
  const counted = new Map((await totals).map(({ id, total }) => [id, total]));
  return keys.map((one) =>
    toConnection({
      rows: answers.get(one)!,
      window: windowOf(ctx, one.args, decodeTime),
      total: counted.get(one.id) ?? 0,
      totalIsExact: true,
      cursorOf: ({ sentAt }) => Buffer.from(sentAt.toISOString()).toString('base64url'),
    }),
  );
}

function decodeTime(cursor: string): Date | null {
  const time = Date.parse(Buffer.from(cursor, 'base64url').toString());
  return Number.isNaN(time) ? null : new Date(time);
}
