import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { isId } from '#server/lib/ids.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { Application } from '#server/modules/application/application.type.ts';
import {
  SendConversationMessagesInput,
  SendMatchingMessagesInput,
  UndoConversationMessagesInput,
} from './messageBatch.inputs.ts';
import {
  MessageBatchPayload,
  SkippedApplication,
  UndoneMessagesPayload,
} from './messageBatch.type.ts';
import { sendMatchingMessages, sendMessages } from './sendMessages.service.ts';
import { undoMessages } from './undoMessages.service.ts';

@Resolver()
export class MessageBatchResolver {
  @RequiresTeamMember('MESSAGES_WRITE', 'message')
  @Mutation(() => MessageBatchPayload, {
    description:
      'Sends a message to several applicants, each in a separate conversation. You can undo it for ten seconds; it is sent after that.',
  })
  sendConversationMessages(
    @Arg('input', () => SendConversationMessagesInput, {
      description: 'The applicants and the text.',
    })
    input: SendConversationMessagesInput,
    @Ctx() ctx: Context,
  ) {
    return sendMessages(ctx, input);
  }

  @RequiresTeamMember('MESSAGES_WRITE', 'message')
  @Mutation(() => MessageBatchPayload, {
    description:
      'Sends a message to all applicants that match a filter, at most 500. It can be undone for ten seconds; nothing is sent before.',
  })
  sendMatchingMessages(
    @Arg('input', () => SendMatchingMessagesInput, { description: 'The filter and the text.' })
    input: SendMatchingMessagesInput,
    @Ctx() ctx: Context,
  ) {
    return sendMatchingMessages(ctx, input);
  }

  @RequiresTeamMember('MESSAGES_WRITE', 'message')
  @Mutation(() => UndoneMessagesPayload, {
    description: 'Undoes a message to several applicants within ten seconds. It is not sent.',
  })
  async undoConversationMessages(
    @Arg('input', () => UndoConversationMessagesInput, { description: 'The message to undo.' }) {
      batchId,
    }: UndoConversationMessagesInput,
    @Ctx() ctx: Context,
  ) {
    return { count: await undoMessages(ctx, batchId) };
  }
}

@Resolver(() => SkippedApplication)
export class SkippedApplicationResolver {
  @FieldResolver(() => Application, {
    nullable: true,
    description:
      'The application; null if it does not exist, or for a job the caller does not work on.',
  })
  application(@Root() { id }: SkippedApplication, @Ctx() ctx: Context) {
    return isId(id) ? loaderOf(ctx, visibleApplications).load(id) : null;
  }
}
