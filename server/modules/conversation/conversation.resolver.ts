import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import {
  NeedsOpenCompany,
  NeedsTeamRight,
  Requires,
  RequiresOrKey,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { Application } from '#server/modules/application/application.type.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { changedConversations, type ChangedConversation } from './changedConversations.service.ts';
import {
  ConversationsArgs,
  MarkConversationReadInput,
  SendConversationMessageInput,
} from './conversation.inputs.ts';
import { conversationsById, lastMessages, messagesByConversation } from './conversation.loaders.ts';
import {
  conversationsOf,
  countUnreadConversations,
  currentConversation,
} from './conversation.service.ts';
import {
  Conversation,
  ConversationConnection,
  ConversationMessage,
  ConversationMessageConnection,
  ConversationPayload,
  MessageFile,
  SendConversationMessagePayload,
} from './conversation.type.ts';
import { markConversationRead } from './markConversationRead.service.ts';
import { sendMessage } from './sendMessage.service.ts';

@Resolver(() => Viewer)
export class ViewerConversationsResolver {
  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @FieldResolver(() => ConversationConnection, {
    description:
      "A seeker's conversations, or those of an employer's company: unread ones first, then by their last message.",
  })
  conversations(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => ConversationsArgs) args: ConversationsArgs,
    @Ctx() ctx: Context,
  ) {
    return conversationsOf(ctx, page, args);
  }

  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @NeedsTeamRight('view')
  @FieldResolver(() => Int, { description: 'The number of unread conversations, up to 1,000.' })
  unreadConversations(@Ctx() ctx: Context) {
    return countUnreadConversations(ctx);
  }
}

@Resolver(() => Application)
export class ApplicationConversationResolver {
  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => Conversation, {
    description: 'The messages between company and applicant; there may be none yet.',
  })
  conversation(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, conversationsById).load(id);
  }

  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => ConversationMessageConnection, {
    description:
      'The messages between company and applicant, newest first: the next page has older ones.',
  })
  messages(@Root() { id }: Application, @Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return loaderOf(ctx, messagesByConversation).load({ id, args });
  }
}

@Resolver(() => Conversation)
export class ConversationResolver {
  @RequiresOrKey('MESSAGES_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @Query(() => Conversation, {
    nullable: true,
    description:
      'The conversation about an application that the caller sent or received; null for any other.',
  })
  conversation(
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return isId(id) ? loaderOf(ctx, conversationsById).load(id) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the caller can block the other side, and unblock it. Members of a team who work on some jobs only cannot.',
  })
  canBlock(@Root() { isReceived }: Conversation, @Ctx() { viewer }: Context) {
    return !isReceived || jobsOf(viewer?.team ?? null) === null;
  }

  @FieldResolver(() => Application, { description: 'The application that it is about.' })
  application(@Root() { id }: Conversation, @Ctx() ctx: Context) {
    return loaderOf(ctx, visibleApplications).load(id);
  }

  @FieldResolver(() => ConversationMessage, optional('The last message; null if there is none.'))
  lastMessage(@Root() { id }: Conversation, @Ctx() ctx: Context) {
    return loaderOf(ctx, lastMessages).load(id);
  }

  @RequiresOrKey('MESSAGES_WRITE', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => SendConversationMessagePayload, {
    description:
      'Sends a message to the other side of an application. It sees the message at once, and gets an email unless it is read soon.',
  })
  async sendConversationMessage(
    @Arg('input', () => SendConversationMessageInput, { description: 'The message to send.' })
    input: SendConversationMessageInput,
    @Ctx() ctx: Context,
  ) {
    const message = await sendMessage(ctx, input);
    return { ...(await payload(ctx, message.applicationId)), message };
  }

  @RequiresOrKey('MESSAGES_WRITE', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @Mutation(() => ConversationPayload, {
    description: 'Marks the messages of a conversation as read, up to a time.',
  })
  async markConversationRead(
    @Arg('input', () => MarkConversationReadInput, {
      description: 'The conversation, and how far it was read.',
    })
    input: MarkConversationReadInput,
    @Ctx() ctx: Context,
  ) {
    await markConversationRead(ctx, input);
    return payload(ctx, input.applicationId);
  }

  @Requires(...ROLES)
  @NeedsOpenCompany()
  @Subscription(() => ConversationPayload, {
    subscribe: ({ context }: { context: Context }) => changedConversations(context),
    description:
      'Sends each conversation of the caller in which something was written or read. Served at /graphql/stream.',
  })
  conversationChanged(@Root() changed: ChangedConversation | undefined, @Ctx() ctx: Context) {
    if (!changed) throw new Failure('BAD_USER_INPUT', ctx.t('live.elsewhere'));
    return payload(ctx, changed.id);
  }
}

@Resolver(() => ConversationMessage)
export class ConversationMessageResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the caller wrote it.' })
  isMine(@Root() { authorId }: ConversationMessage, @Ctx() { viewer }: Context) {
    return authorId === viewer!.userId;
  }

  @FieldResolver(() => Application, { description: 'The application that it is about.' })
  application(@Root() { applicationId }: ConversationMessage, @Ctx() ctx: Context) {
    return loaderOf(ctx, visibleApplications).load(applicationId);
  }

  @FieldResolver(() => [MessageFile], { description: 'The files that came with it.' })
  files(@Root() { id, sentFiles }: ConversationMessage, @Ctx() { services, viewer }: Context) {
    return sentFiles.map((file) => ({
      ...file,
      url: linkTo(services, file.id, { by: viewer!.userId, message: id }),
    }));
  }
}

async function payload(ctx: Context, id: string) {
  return {
    conversation: await currentConversation(ctx, id),
    viewer: { id: ctx.viewer!.userId },
  };
}
