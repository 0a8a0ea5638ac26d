import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { messageSchema, readMarkSchema } from '#schema/validation/messages.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Validated } from '#server/graphql/validated.ts';

@ArgsType()
export class ConversationsArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Only unread conversations.' })
  isUnread!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Only conversations with these words in the job's title; for a seeker also in the company's name, for an employer also in the applicant's name.",
  })
  search?: string | null;
}

@Validated(messageSchema)
@InputType({ description: 'A message to the other side of an application.' })
export class SendConversationMessageInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => String, { description: 'The text, without formatting.' })
  body!: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Files to send along, at most 3: the fileId that each upload returned.',
  })
  fileIds!: string[];
}

@Validated(readMarkSchema)
@InputType({ description: 'How far a conversation was read.' })
export class MarkConversationReadInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => DateTime, {
    description: 'The `sentAt` of the last message that was seen. An earlier time changes nothing.',
  })
  until!: Date;
}
