import { Field, ID, ObjectType } from 'type-graphql';
import type { ConversationState, MessageSide } from '#schema/options/messages.ts';
import { ROLES } from '#schema/options/roles.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ConversationStateEnum, MessageSideEnum } from '#server/graphql/enums/messages.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { LinkedFile } from '#server/modules/file/file.type.ts';

@RequiresOrKey('MESSAGES_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'A file that came with a message. Its bytes never change.' })
export class MessageFile extends LinkedFile {}

/** Read by prepared statements that return exactly this shape. */
@RequiresOrKey('MESSAGES_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ implements: Node, description: 'A message between a company and an applicant.' })
export class ConversationMessage extends Node {
  /** The conversation, by its application. */
  applicationId!: string;
  jobId!: string;
  authorId!: string | null;

  /** Without links: they are made for each request. */
  sentFiles!: Omit<MessageFile, 'url'>[];

  @Field(() => MessageSideEnum, { description: 'The side it comes from.' })
  side!: MessageSide;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who wrote it; null if their account was deleted.',
  })
  authorName!: string | null;

  @Field(() => String, { description: 'The text; empty if it was removed.' })
  body!: string;

  @Field(() => Boolean, {
    description: 'Whether the text seems to ask for money. Applicants never pay.',
  })
  asksForMoney!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the text and files were removed because the author deleted the account.',
  })
  isRemoved!: boolean;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: Date;
}

export const ConversationMessageConnection = connectionOf(
  ConversationMessage,
  'ConversationMessage',
);

@RequiresOrKey('MESSAGES_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  description: 'The conversation between a company and an applicant about an application.',
})
export class Conversation {
  jobId!: string;

  /** Whether the caller's company received the application. */
  isReceived!: boolean;

  @Field(() => ID, { description: 'The id of the application that it is about.' })
  id!: string;

  @Field(() => ConversationStateEnum, { description: 'Whether the caller can write in it.' })
  state!: ConversationState;

  @Field(() => Boolean, {
    description: 'Whether it has messages of the other side that are neither read nor answered.',
  })
  isUnread!: boolean;

  @Field(() => DateTime, optional('When the last message was sent; null without messages.'))
  lastAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the other side has read the messages; null if it has read none.',
  })
  readByOtherAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the caller has blocked the other side.' })
  isBlocked!: boolean;
}

export const ConversationConnection = connectionOf(Conversation, 'Conversation');

@RequiresOrKey(['MESSAGES_READ', 'MESSAGES_WRITE'], ...ROLES)
@ObjectType({ description: 'A conversation after a change.' })
export class ConversationPayload {
  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @Field(() => Conversation, { description: 'The conversation.' })
  conversation!: Conversation;

  @Field(() => Viewer, {
    description: 'The caller, with the updated number of unread conversations.',
  })
  viewer!: Viewer;
}

@RequiresOrKey('MESSAGES_WRITE', ...ROLES)
@ObjectType({ description: 'A message that was sent.' })
export class SendConversationMessagePayload {
  @RequiresOrKey(['MESSAGES_READ', 'MESSAGES_WRITE'], ...ROLES)
  @Field(() => ConversationMessage, { description: 'The message.' })
  message!: ConversationMessage;

  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @Field(() => Conversation, { description: 'The conversation.' })
  conversation!: Conversation;

  @Field(() => Viewer, {
    description: 'The caller, with the updated number of unread conversations.',
  })
  viewer!: Viewer;
}
