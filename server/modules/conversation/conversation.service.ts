import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { partyOf, visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import type { ConversationsArgs } from './conversation.inputs.ts';
import { conversationOf, conversationsById } from './conversation.loaders.ts';
import { COUNT, LIST, UNREAD_COUNT, type ConversationRow } from './conversation.sql.ts';
import type { Conversation } from './conversation.type.ts';

const COUNTED_UP_TO = 1_000;

interface Key {
  isUnread: boolean;
  at: string;
  id: string;
}

/** Unread conversations first, then by their last message. */
export async function conversationsOf(
  ctx: Context,
  page: PageArgs,
  { isUnread, search }: ConversationsArgs,
): Promise<Connection<Conversation>> {
  const { database } = ctx.services;
  const window = windowOf(ctx, page, decodeKey);
  const party = partyOf(ctx);
  const { after, limit, offset } = window;
  const filter = party && [
    party.id,
    ctx.viewer!.userId,
    isUnread,
    likePattern(search),
    party.jobIds,
  ];
  const [rows, [count]] = filter
    ? await Promise.all([
        database.read(LIST(party.side), [
          ...filter,
          after?.isUnread,
          after?.at,
          after?.id,
          limit + 1,
          offset,
        ]),
        database.read(COUNT(party.side), [...filter, COUNTED_UP_TO + 1]),
      ])
    : [[], []];
  const total = count?.total ?? 0;
  const list = toConnection<ConversationRow>({
    rows,
    window,
    total: Math.min(total, COUNTED_UP_TO),
    totalIsExact: total <= COUNTED_UP_TO,
    cursorOf: encodeKey,
  });
  const nodes = list.nodes.map((row) => conversationOf(ctx, row));
  const edges = list.edges.map((edge, at) => ({ cursor: edge.cursor, node: nodes[at]! }));
  return { ...list, nodes, edges };
}

export async function countUnreadConversations(ctx: Context): Promise<number> {
  const party = partyOf(ctx);
  if (!party) return 0;
  const values = [party.id, ctx.viewer!.userId, COUNTED_UP_TO, party.jobIds] as const;
  const [row] = await ctx.services.database.read(UNREAD_COUNT[party.side], values);
  return row?.total ?? 0;
}

/** An application that the caller sent or received; any other looks as if it did not exist. */
export async function ownApplication(ctx: Context, id: string): Promise<Application> {
  const [application] = isId(id) ? await visibleApplications(ctx, [id]) : [];
  if (!application) throw new Failure('NOT_FOUND', ctx.t('conversation.missing'));
  return application;
}

/** The conversation as it is now. */
export async function currentConversation(ctx: Context, id: string): Promise<Conversation> {
  const conversation = await loaderOf(ctx, conversationsById).clear(id).load(id);
  if (!conversation) throw new Failure('NOT_FOUND', ctx.t('conversation.missing'));
  return conversation;
}

function encodeKey({ isUnread, lastAt, id }: ConversationRow): string {
  const key = [isUnread ? 1 : 0, lastAt.toISOString(), id].join(' ');
  return Buffer.from(key).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [unread, at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isKey = (unread === '0' || unread === '1') && !Number.isNaN(Date.parse(at)) && isId(id);
  return isKey ? { isUnread: unread === '1', at, id } : null;
}
