import { Field, ID, ObjectType } from 'type-graphql';
import type { MessageReportReason, MessageSide } from '#schema/options/messages.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { MessageReportReasonEnum, MessageSideEnum } from '#server/graphql/enums/messages.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

/** Read by a prepared statement that returns exactly this shape. */
@Requires('admin')
@ObjectType({
  description: 'An open report about a message. Who reported it is not disclosed.',
})
export class MessageReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => MessageReportReasonEnum, { description: 'What is wrong with the message.' })
  reason!: MessageReportReason;

  @Field(() => String, { description: 'More detail; often empty.' })
  detail!: string;

  @Field(() => Boolean, {
    description:
      'True if the message was flagged because it asks for money, false if someone reported it.',
  })
  isNoticed!: boolean;

  @Field(() => DateTime, { description: 'When the report was made.' })
  createdAt!: Date;

  @Field(() => String, { description: 'The text of the message.' })
  body!: string;

  @Field(() => MessageSideEnum, { description: 'The side it comes from.' })
  side!: MessageSide;

  @Field(() => DateTime, { description: 'When the message was sent.' })
  sentAt!: Date;

  @Field(() => ID, optional('The account of its author; null if it was deleted.'))
  authorId!: string | null;

  @Field(() => String, optional('The name of its author; null if the account was deleted.'))
  authorName!: string | null;

  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;

  @Field(() => String, { description: 'The name of the company.' })
  companyName!: string;

  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, { description: 'The title of the job.' })
  jobTitle!: string;
}

export const MessageReportConnection = connectionOf(MessageReport, 'MessageReport');

@Requires('admin')
@ObjectType({ description: 'The reports that were resolved.' })
export class ResolvedMessageReportsPayload {
  @Field(() => [ID], { description: 'The ids of the reports, no longer open.' })
  resolvedIds!: string[];
}
