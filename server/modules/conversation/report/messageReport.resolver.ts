import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Admin } from '#server/graphql/adminType.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsOpenCompany, NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { currentConversation } from '#server/modules/conversation/conversation.service.ts';
import { ConversationPayload } from '#server/modules/conversation/conversation.type.ts';
import { blockConversation, unblockConversation } from './blockConversation.service.ts';
import {
  BlockConversationInput,
  ReportMessageInput,
  ResolveMessageReportsInput,
} from './messageReport.inputs.ts';
import { openReports, reportMessage, resolveMessageReports } from './messageReport.service.ts';
import { MessageReportConnection, ResolvedMessageReportsPayload } from './messageReport.type.ts';

@Resolver()
export class MessageReportResolver {
  @Requires('job_seeker', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => MessagePayload, {
    description: 'Reports a message of the other side to the administrators.',
  })
  async reportMessage(
    @Arg('input', () => ReportMessageInput, { description: 'The message to report, and why.' })
    input: ReportMessageInput,
    @Ctx() ctx: Context,
  ) {
    await reportMessage(ctx, input);
    return { message: ctx.t('conversation.reported') };
  }

  @Requires('job_seeker', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => ConversationPayload, {
    description:
      'Blocks the other side: no more messages between the two, in any of their conversations. For a company, only members who work on all of its jobs can do so.',
  })
  async blockConversation(
    @Arg('input', () => BlockConversationInput, { description: 'The conversation.' }) {
      applicationId,
    }: BlockConversationInput,
    @Ctx() ctx: Context,
  ) {
    await blockConversation(ctx, applicationId);
    return payload(ctx, applicationId);
  }

  @Requires('job_seeker', 'employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('message')
  @Mutation(() => ConversationPayload, { description: 'Unblocks the other side.' })
  async unblockConversation(
    @Arg('input', () => BlockConversationInput, { description: 'The conversation.' }) {
      applicationId,
    }: BlockConversationInput,
    @Ctx() ctx: Context,
  ) {
    await unblockConversation(ctx, applicationId);
    return payload(ctx, applicationId);
  }

  @Requires('admin')
  @Mutation(() => ResolvedMessageReportsPayload, {
    description: 'Resolves all open reports about a message.',
  })
  async resolveMessageReports(
    @Arg('input', () => ResolveMessageReportsInput, {
      description: 'One of the reports about the message.',
    })
    { id }: ResolveMessageReportsInput,
    @Ctx() ctx: Context,
  ) {
    return { resolvedIds: await resolveMessageReports(ctx, id) };
  }
}

@Resolver(() => Admin)
export class AdminMessageReportsResolver {
  @Requires('admin')
  @FieldResolver(() => MessageReportConnection, {
    description: 'The open reports about messages, newest first.',
  })
  messageReports(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return openReports(ctx, args);
  }
}

async function payload(ctx: Context, id: string) {
  return {
    conversation: await currentConversation(ctx, id),
    viewer: { id: ctx.viewer!.userId },
  };
}
