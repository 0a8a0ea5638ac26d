import { Field, ID, InputType } from 'type-graphql';
import type { RejectionReason } from '#schema/options/stages.ts';
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
import { MatchingApplications } from '#server/modules/application/matchingApplications.type.ts';
import { ApplicationStatusEnum, RejectionReasonEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

const REASON = 'Why it is rejected, for your own figures; the applicant does not see it.';
const MESSAGE =
  'A text for the applicant about a rejection. It is added to the email and shown with the application.';

@Validated(decisionSchema)
@InputType({ description: 'An application and its new status.' })
export class UpdateApplicationStatusInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: 'The new status.' })
  status!: ApplicationStatus;

  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'The status you saw. If it has changed since, the request fails with a conflict.',
  })
  from?: ApplicationStatus | null;

  @Field(() => RejectionReasonEnum, optional(REASON))
  reason?: RejectionReason | null;

  @Field(() => String, optional(MESSAGE))
  message?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the change can be undone for ten seconds, with `undoApplications`; the applicant is notified afterwards instead of at once.',
  })
  undoable!: boolean;
}

@Validated(bulkDecisionSchema)
@InputType({ description: 'Some applications and their new status.' })
export class ChangeApplicationsInput {
  @Field(() => [ID], { description: 'The ids of the applications, 1 to 500.' })
  ids!: string[];

  @Field(() => ApplicationStatusEnum, { description: 'The new status.' })
  status!: ApplicationStatus;

  @Field(() => ID, {
    nullable: true,
    description: "The stage they move to, one of the new status's; if you leave it out, its first.",
  })
  toStageId?: string | null;

  @Field(() => RejectionReasonEnum, optional(REASON))
  reason?: RejectionReason | null;

  @Field(() => String, optional(MESSAGE))
  message?: string | null;
}

@Validated(matchingDecisionSchema)
@InputType({
  description:
    'A filter for applications and their new status. Those that cannot get it are left out.',
})
export class ChangeMatchingApplicationsInput extends MatchingApplications {
  @Field(() => ApplicationStatusEnum, { description: 'The new status.' })
  status!: ApplicationStatus;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'The earlier batches of the same bulk change. Their undo window starts again.',
  })
  extends!: string[];

  @Field(() => RejectionReasonEnum, optional(REASON))
  reason?: RejectionReason | null;

  @Field(() => String, optional(MESSAGE))
  message?: string | null;
}

@Validated(undoSchema)
@InputType({ description: 'The bulk change to undo.' })
export class UndoApplicationsInput {
  @Field(() => ID, { description: 'The `batchId` that the change returned.' })
  batchId!: string;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'The other batches of the same bulk change; either all of them are undone or none.',
  })
  also!: string[];
}

@InputType({ description: 'The application that was opened.' })
export class RecordApplicationViewInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;
}

@Validated(noteSchema)
@InputType({ description: 'A note on an application.' })
export class AddApplicationNoteInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => String, { description: 'The text of the note, visible to the company only.' })
  body!: string;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'The ids of the colleagues that the note mentions. They are notified by bell and email.',
  })
  mentionIds!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether this is a note that was just deleted. The colleagues it mentions are not notified again.',
  })
  isRestored!: boolean;
}

@InputType({ description: 'The note to delete.' })
export class DeleteApplicationNoteInput {
  @Field(() => ID, { description: 'The id of the note.' })
  id!: string;
}

@Validated(statusMailSchema)
@InputType({ description: "The company's own text of a status email." })
export class SaveStatusMailInput {
  @Field(() => ApplicationStatusEnum, {
    description: 'The status the email is about; any but `PENDING`.',
  })
  status!: ApplicationStatus;

  @Field(() => String, {
    description: 'The subject. `{name}`, `{job}` and `{company}` are filled in.',
  })
  subject!: string;

  @Field(() => String, {
    description: 'The body. `{name}`, `{job}` and `{company}` are filled in.',
  })
  body!: string;
}

@Validated(resetStatusMailSchema)
@InputType({ description: 'The status email to reset to its default text.' })
export class ResetStatusMailInput {
  @Field(() => ApplicationStatusEnum, {
    description: 'The status the email is about; any but `PENDING`.',
  })
  status!: ApplicationStatus;
}
