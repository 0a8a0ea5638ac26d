import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { RequiresOrKey, RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresTeamMember('APPLICATIONS_READ', 'view')
@ObjectType({ description: "A note that an employer's company keeps on an application." })
export class ApplicationNote {
  @Field(() => ID, { description: 'The id of the note.' })
  id!: string;

  @Field(() => String, { description: 'The text of the note.' })
  body!: string;

  @Field(() => DateTime, { description: 'When the note was written.' })
  createdAt!: Date;

  @Field(() => String, optional("The author's name; null if that person has left."))
  authorName!: string | null;

  @Field(() => [String], { description: 'The names of the colleagues that the note mentions.' })
  mentionedNames!: string[];

  @Field(() => Boolean, { description: 'Whether the caller wrote it and so may delete it.' })
  isMine!: boolean;
}

@RequiresTeamMember(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'candidates')
@ObjectType({ description: 'An email to applicants about a change of status.' })
export class StatusMail {
  @Field(() => ID, { description: 'The same as the status, because each status has one email.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: 'The status the email is about.' })
  status!: ApplicationStatus;

  @Field(() => String, { description: 'The subject, with its placeholders.' })
  subject!: string;

  @Field(() => String, { description: 'The body, with its placeholders.' })
  body!: string;

  @Field(() => Boolean, {
    description: "Whether the text is the company's own rather than the default.",
  })
  isOwn!: boolean;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The result of changing a status email.' })
export class StatusMailPayload {
  @Field(() => StatusMail, { description: 'The email after the change.' })
  statusMail!: StatusMail;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'An application whose status was not changed.' })
export class RefusedApplication {
  @Field(() => ID, { description: 'The id of the application, as you sent it.' })
  id!: string;

  @Field(() => String, { description: 'The reason, as a message to show to the user.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the rule that was broken; null if it does not exist.',
  })
  rule!: string | null;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The result of changing the status of several applications.' })
export class ChangedApplicationsPayload {
  /** The changed applications; they are read only if the query asks for them. */
  changedIds!: string[];

  @Field(() => Int, {
    description:
      'How many more applications match the filter and can be changed; 0 if you sent ids.',
  })
  remaining!: number;

  @Field(() => [RefusedApplication], {
    description: 'The applications that were not changed, and why.',
  })
  refused!: RefusedApplication[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the change can be undone; applicants are notified only afterwards. Null if there is nothing to undo.',
  })
  undoUntil!: Date | null;

  @Field(() => ID, optional('The id to pass to `undoApplications`.'))
  batchId!: string | null;

  @Field(() => Viewer, { description: 'The caller, with the updated counts.' })
  viewer!: Viewer;
}
