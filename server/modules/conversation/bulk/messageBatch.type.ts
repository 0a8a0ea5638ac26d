import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: 'An application whose applicant does not get a message to several.' })
export class SkippedApplication {
  @Field(() => ID, { description: 'The id of the application, as you sent it.' })
  id!: string;

  @Field(() => String, { description: 'The reason, as a message to show to the user.' })
  message!: string;

  @Field(() => String, optional('The id of the rule that was broken; null if it does not exist.'))
  rule!: string | null;
}

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: 'A message to several applicants, each in a separate conversation.' })
export class MessageBatchPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'Pass it to `undoConversationMessages`; null if nobody can get the message.',
  })
  batchId!: string | null;

  @Field(() => Int, { description: 'How many people get the message.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them do not get the message.' })
  skipped!: number;

  @Field(() => [SkippedApplication], {
    description: 'The applicants who do not get the message, and why.',
  })
  skippedApplications!: SkippedApplication[];

  @Field(() => DateTime, optional('Until then it can be undone; the messages are sent afterwards.'))
  undoUntil!: Date | null;
}

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: 'A message to several applicants that was undone.' })
export class UndoneMessagesPayload {
  @Field(() => Int, { description: 'How many people would have got it.' })
  count!: number;
}
