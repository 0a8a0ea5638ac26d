import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: 'A message to many, each in a conversation of its own.' })
export class MessageBatchPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'Pass it to `undoConversationMessages`; null if nobody can be written to.',
  })
  batchId!: string | null;

  @Field(() => Int, { description: 'How many people get the message.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them cannot be written to, and get nothing.' })
  skipped!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until then it can be undone; the messages are sent afterwards.',
  })
  undoUntil!: Date | null;
}

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: 'A message to many that was undone.' })
export class UndoneMessagesPayload {
  @Field(() => Int, { description: 'How many people would have got it.' })
  count!: number;
}
