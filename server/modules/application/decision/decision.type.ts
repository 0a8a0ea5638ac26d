import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'What somebody of the company has noted about an application.' })
export class ApplicationNote {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What it says.' })
  body!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null once that person left.' })
  authorName!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller wrote it, and may delete it.' })
  isMine!: boolean;
}

@RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'A mail to an applicant about a decision.' })
export class StatusMail {
  @Field(() => ID, { description: 'Its status again: there is one for each.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: 'Which decision it tells.' })
  status!: ApplicationStatus;

  @Field(() => String, { description: 'The subject, with its placeholders.' })
  subject!: string;

  @Field(() => String, { description: 'The text, with its placeholders.' })
  body!: string;

  @Field(() => Boolean, {
    description: "Whether these are the company's words, or the standing ones.",
  })
  isOwn!: boolean;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The mail as it is now.' })
export class StatusMailPayload {
  @Field(() => StatusMail, { description: 'The mail.' })
  statusMail!: StatusMail;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'One of many that stays as it is.' })
export class RefusedApplication {
  @Field(() => ID, { description: 'The id, as it was given.' })
  id!: string;

  @Field(() => String, { description: 'Why, as a sentence.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The rule; null when there is none of this id.',
  })
  rule!: string | null;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'What became of many at once.' })
export class ChangedApplicationsPayload {
  /** Those that have changed: read only where they are asked for. */
  changedIds!: string[];

  @Field(() => Int, {
    description: 'How many more the filter finds that could follow; 0 where ids were given.',
  })
  remaining!: number;

  @Field(() => [RefusedApplication], { description: 'Those that have not, and why.' })
  refused!: RefusedApplication[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when it can be taken back; nobody is told before. Null: nothing to take back.',
  })
  undoUntil!: Date | null;

  @Field(() => ID, { nullable: true, description: 'What `undoApplications` asks for.' })
  batchId!: string | null;

  @Field(() => Viewer, { description: 'The caller, with the new counts.' })
  viewer!: Viewer;
}
