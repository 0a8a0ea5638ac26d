import { Field, ID, InputType } from 'type-graphql';
import type { MessageReportReason } from '#schema/options/messages.ts';
import { conversationSchema, reportMessageSchema } from '#schema/validation/messages.ts';
import { MessageReportReasonEnum } from '#server/graphql/enums/messages.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(reportMessageSchema)
@InputType({ description: 'A report about a message.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'The id of the message.' })
  id!: string;

  @Field(() => MessageReportReasonEnum, { description: 'What is wrong with the message.' })
  reason!: MessageReportReason;

  @Field(() => String, optional('More detail.'))
  detail?: string | null;
}

@Validated(conversationSchema)
@InputType({ description: 'The conversation whose other side to block, or to unblock.' })
export class BlockConversationInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;
}

@InputType({ description: 'The message whose reports to resolve.' })
export class ResolveMessageReportsInput {
  @Field(() => ID, { description: 'The id of one of its reports.' })
  id!: string;
}
