import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { NeedsOpenCompany, NeedsTeamRight, RequiresOrKey } from '#server/graphql/requires.ts';
import {
  SendConversationMessagesInput,
  SendMatchingMessagesInput,
  UndoConversationMessagesInput,
} from './messageBatch.inputs.ts';
import { MessageBatchPayload, UndoneMessagesPayload } from './messageBatch.type.ts';
import { sendMatchingMessages, sendMessages } from './sendMessages.service.ts';
import { undoMessages } from './undoMessages.service.ts';

@Resolver()
export class MessageBatchResolver {
  @RequiresOrKey('MESSAGES_WRITE', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => MessageBatchPayload, {
    description:
      'Sends a message to several applicants, to each in a conversation of its own. It can be undone for ten seconds; nothing is sent before.',
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

  @RequiresOrKey('MESSAGES_WRITE', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
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

  @RequiresOrKey('MESSAGES_WRITE', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => UndoneMessagesPayload, {
    description: 'Undoes a message to many within ten seconds. Nobody gets it.',
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
