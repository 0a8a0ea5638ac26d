import { Field, ID, InputType } from 'type-graphql';
import {
  matchingMessagesSchema,
  messagesSchema,
  undoMessagesSchema,
} from '#schema/validation/messages.ts';
import { Validated } from '#server/graphql/validated.ts';
import { MatchingApplications } from '#server/modules/application/matchingApplications.type.ts';

const TEXT = 'The text. `{name}`, `{job}`, `{company}` and `{sender}` are filled in for each.';

@Validated(messagesSchema)
@InputType({ description: 'A message to some applicants.' })
export class SendConversationMessagesInput {
  @Field(() => [ID], { description: 'The ids of the applications, 1 to 500.' })
  ids!: string[];

  @Field(() => String, { description: TEXT })
  body!: string;
}

@Validated(matchingMessagesSchema)
@InputType({ description: 'A message to all applicants that match a filter, at most 500.' })
export class SendMatchingMessagesInput extends MatchingApplications {
  @Field(() => String, { description: TEXT })
  body!: string;
}

@Validated(undoMessagesSchema)
@InputType({ description: 'The message to several applicants to undo.' })
export class UndoConversationMessagesInput {
  @Field(() => ID, { description: 'The `batchId` that sending it returned.' })
  batchId!: string;
}
