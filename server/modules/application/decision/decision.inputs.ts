import { Field, ID, InputType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import {
  bulkDecisionSchema,
  decisionSchema,
  matchingDecisionSchema,
  noteSchema,
  resetStatusMailSchema,
  statusMailSchema,
  undoSchema,
} from '#schema/validation/employers/decision.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(decisionSchema)
@InputType({ description: 'Which application goes where.' })
export class UpdateApplicationStatusInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: 'What it becomes.' })
  status!: ApplicationStatus;

  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'What the caller saw it as; when it has moved on meanwhile, that is a conflict.',
  })
  from?: ApplicationStatus | null;
}

@Validated(bulkDecisionSchema)
@InputType({ description: 'Which applications go where.' })
export class ChangeApplicationsInput {
  @Field(() => [ID], { description: 'The ids of the applications, 1 to 500.' })
  ids!: string[];

  @Field(() => ApplicationStatusEnum, { description: 'What they become.' })
  status!: ApplicationStatus;
}

@Validated(matchingDecisionSchema)
@InputType({ description: 'Which applications a filter finds, and where they go.' })
export class ChangeMatchingApplicationsInput {
  @Field(() => ApplicationStatusEnum, { description: 'What they become.' })
  status!: ApplicationStatus;

  @Field(() => ID, { nullable: true, description: 'Only those for this job.' })
  jobId?: string | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: 'Only those with one of these; of them, those that may become it.',
  })
  statuses?: ApplicationStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Only those with these words.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on this day (YYYY-MM-DD) or later.' })
  appliedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on this day (YYYY-MM-DD) or before.' })
  appliedTo?: string | null;

  @Field(() => DateTime, {
    description:
      'Sent by this moment: the `countedAt` of the count one has chosen by. What has arrived since stays as it is.',
  })
  until!: Date;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Those that stay as they are, at most 500.',
  })
  except!: string[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'The batches before this one of the same decision: the time to take them back begins anew.',
  })
  extends!: string[];
}

@Validated(undoSchema)
@InputType({ description: 'Which decisions are taken back.' })
export class UndoApplicationsInput {
  @Field(() => ID, { description: 'The `batchId` that has been answered.' })
  batchId!: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'The other batches of the same decision: all of them, or none.',
  })
  also!: string[];
}

@InputType({ description: 'Which application was opened.' })
export class RecordApplicationViewInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;
}

@Validated(noteSchema)
@InputType({ description: 'What to note, and about which application.' })
export class AddApplicationNoteInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => String, { description: 'The note; only the company reads it.' })
  body!: string;
}

@InputType({ description: 'Which note to delete.' })
export class DeleteApplicationNoteInput {
  @Field(() => ID, { description: 'The id of the note.' })
  id!: string;
}

@Validated(statusMailSchema)
@InputType({ description: "The company's own words for a decision." })
export class SaveStatusMailInput {
  @Field(() => ApplicationStatusEnum, { description: 'Which decision; any but `PENDING`.' })
  status!: ApplicationStatus;

  @Field(() => String, {
    description: 'The subject; `{name}`, `{job}` and `{company}` are filled in.',
  })
  subject!: string;

  @Field(() => String, {
    description: 'The text; `{name}`, `{job}` and `{company}` are filled in.',
  })
  body!: string;
}

@Validated(resetStatusMailSchema)
@InputType({ description: 'Which decision is told in the standing words again.' })
export class ResetStatusMailInput {
  @Field(() => ApplicationStatusEnum, { description: 'Which decision; any but `PENDING`.' })
  status!: ApplicationStatus;
}
