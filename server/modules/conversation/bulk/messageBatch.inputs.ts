import { Field, ID, InputType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import {
  matchingMessagesSchema,
  messagesSchema,
  undoMessagesSchema,
} from '#schema/validation/messages.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';
import { ApplicantFilter } from '#server/modules/application/applicantFilter.type.ts';

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
export class SendMatchingMessagesInput {
  @Field(() => String, { description: TEXT })
  body!: string;

  @Field(() => ID, { nullable: true, description: 'Only applications for this job.' })
  jobId?: string | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: 'Only applications with one of these statuses.',
  })
  statuses?: ApplicationStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Only applications in this stage.' })
  stageId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only applications with these words.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on or after this day (YYYY-MM-DD).' })
  appliedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on or before this day (YYYY-MM-DD).' })
  appliedTo?: string | null;

  @Field(() => ApplicantFilter, {
    nullable: true,
    description: 'What is asked of applicants, as in the list.',
  })
  applicants?: ApplicantFilter | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only applications whose answers meet all must-haves.',
  })
  meetsMustHaves?: boolean | null;

  @Field(() => DateTime, {
    description:
      'Sent by this time: the `countedAt` of the counts you saw. Applications that arrived since get nothing.',
  })
  until!: Date;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'The ids of applications to leave out, at most 500.',
  })
  except!: string[];
}

@Validated(undoMessagesSchema)
@InputType({ description: 'The message to many to undo.' })
export class UndoConversationMessagesInput {
  @Field(() => ID, { description: 'The `batchId` that sending it returned.' })
  batchId!: string;
}
