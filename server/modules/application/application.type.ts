import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApplicationEvent as EventKind, ApplicationStatus } from '#schema/options/statuses.ts';
import { ROLES } from '#schema/options/roles.ts';
import type { WithdrawalReason } from '#schema/options/withdrawal.ts';
import type { RejectionReason, StagePreset } from '#schema/options/stages.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  ApplicationEventKindEnum,
  ApplicationStatusEnum,
  WithdrawalReasonEnum,
  RejectionReasonEnum,
} from '#server/graphql/enums/applications.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, RequiresOrKey, RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import type { ResumeFile } from '#server/modules/file/file.type.ts';
import { StageCount, type Stage } from './stage/stage.type.ts';

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'An event in the history of an application.' })
export class ApplicationEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => ApplicationEventKindEnum, { description: 'What happened.' })
  kind!: EventKind;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: string;

  /** The name of the stage at that time, or the preset whose words it had. */
  ownStageName!: string | null;
  stagePreset!: StagePreset | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time that was agreed, for an interview that was booked or moved.',
  })
  plannedFor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The person at the company who did it; visible only to the company.',
  })
  actorName!: string | null;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'The applicant, as sent.' })
export class Applicant {
  @Field(() => String, { description: 'The given names.' })
  firstName!: string;

  @Field(() => String, { description: 'The last word of the name; empty if there is only one.' })
  lastName!: string;

  @Field(() => String, {
    description: 'The email address at which the employer can reach the applicant.',
  })
  email!: string;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'How an applicant withdrew an application.' })
export class ApplicationWithdrawal {
  @Field(() => DateTime, { description: 'When the application was withdrawn.' })
  at!: string;

  @Field(() => WithdrawalReasonEnum, optional('Why, if the applicant said.'))
  reason!: WithdrawalReason | null;

  @Field(() => String, optional("The applicant's own words about it."))
  text!: string | null;
}

/** Read by prepared statements that return exactly this shape. */
@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  implements: Node,
  description:
    "A seeker's application for a job, as it was sent. Visible to the applicant and to the company that received it.",
})
export class Application extends Node {
  /** The keys for looking up the job and for deciding who may read the application. */
  jobId!: string;
  seekerId!: string;
  companyId!: string;

  /**
   * Whether the caller's company received it. Only that company sees its notes and next statuses.
   */
  isReceived!: boolean;

  /** How well the answers fit; the API shows it to the company only. */
  answersAsked!: number;
  answersFitting!: number;
  mustsMissed!: number;

  /** Without a link: one is made for each request. */
  sentResume!: Omit<ResumeFile, 'url'> | null;

  @RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], ...ROLES)
  @Field(() => ApplicationStatusEnum, { description: 'The current status.' })
  status!: ApplicationStatus;

  @Field(() => DateTime, { description: 'When the application got its current status.' })
  statusChangedAt!: Date;

  @Field(() => DateTime, { description: 'When the application was sent.' })
  appliedAt!: Date;

  @Field(() => String, { description: "The applicant's name, as sent." })
  name!: string;

  @Field(() => String, {
    description: 'The email address at which the employer can reach the applicant, as sent.',
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number at which the employer can reach the applicant, as sent.',
  })
  phone!: string | null;

  @Field(() => String, { description: 'The cover letter; may be empty.' })
  coverLetter!: string;

  @Field(() => String, optional('The expected pay, as free text.'))
  expectedSalary!: string | null;

  /** For the company that received it. */
  stage!: Stage | null;

  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'Why the company rejected it, for its own figures; null for the applicant.',
  })
  rejectionReason!: RejectionReason | null;

  @Field(() => String, optional('What the company wrote to the applicant about the rejection.'))
  rejectionMessage!: string | null;

  @Field(() => [ApplicationEvent], { description: 'The timeline, oldest first.' })
  events!: ApplicationEvent[];

  @Field(() => ApplicationWithdrawal, {
    nullable: true,
    description:
      'When and why the applicant withdrew it; null otherwise. A withdrawn application keeps its last status, but nobody can decide on it.',
  })
  withdrawal!: ApplicationWithdrawal | null;
}

export const ApplicationConnection = connectionOf(Application, 'Application');

@RequiresTeamMember('APPLICATIONS_READ', 'view')
@ObjectType({ description: 'Where an application is in a list, and which are next to it.' })
export class ApplicationPlace {
  @Field(() => Int, { description: 'Its position, starting at 1.' })
  position!: number;

  @Field(() => Int, { description: 'How many applications match.' })
  total!: number;

  @Field(() => ID, optional('The id of the one before it.'))
  previousId!: string | null;

  @Field(() => ID, optional('The id of the one after it.'))
  nextId!: string | null;
}

@RequiresOrKey('APPLICATIONS_WRITE', ...ROLES)
@ObjectType({ description: 'The result of sending or changing an application.' })
export class ApplicationPayload {
  @Field(() => Application, { description: 'The application after the change.' })
  application!: Application;

  @Field(() => ID, {
    nullable: true,
    description: 'The id to pass to `undoApplications`; null unless the change can be undone.',
  })
  batchId?: string | null;

  @Field(() => DateTime, optional('Until when it can be undone; null unless it can.'))
  undoUntil?: Date | null;

  @Field(() => Viewer, { description: 'The caller, with the updated counts.' })
  viewer!: Viewer;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'The number of applications.' })
export class ApplicationCounts {
  @Field(() => Int, { description: 'All applications, withdrawn ones too.' })
  total!: number;

  @Field(() => Int, { description: "Waiting for the employer's review." })
  pending!: number;

  @Field(() => Int, { description: 'Reviewed.' })
  reviewed!: number;

  @Field(() => Int, { description: 'Shortlisted.' })
  shortlisted!: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected!: number;

  @Field(() => Int, { description: 'Hired.' })
  hired!: number;

  @Field(() => Int, {
    description: 'Withdrawn by the applicant. The counts by status do not include them.',
  })
  withdrawn!: number;

  @Field(() => [StageCount], {
    description: "Those in each of the company's stages; empty for a seeker.",
  })
  stages!: StageCount[];

  @Field(() => DateTime, { description: 'When they were counted.' })
  countedAt!: Date;
}
