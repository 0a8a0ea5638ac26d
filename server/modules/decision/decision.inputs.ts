import { Field, ID, InputType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import {
  bulkDecisionSchema,
  decisionSchema,
  noteSchema,
  resetStatusMailSchema,
  statusMailSchema,
} from '#schema/validation/employers/decision.ts';
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

@InputType({ description: 'Which decisions are taken back.' })
export class UndoApplicationsInput {
  @Field(() => ID, { description: 'The `batchId` that `changeApplications` has answered.' })
  batchId!: string;
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
