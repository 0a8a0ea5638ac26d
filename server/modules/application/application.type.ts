import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApplicationEvent as EventKind, ApplicationStatus } from '#schema/options/statuses.ts';
import { ROLES } from '#schema/options/roles.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  ApplicationEventKindEnum,
  ApplicationStatusEnum,
} from '#server/graphql/enums/applications.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import type { ResumeFile } from '#server/modules/file/file.type.ts';

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'Something that happened to an application.' })
export class ApplicationEvent {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ApplicationEventKindEnum, { description: 'What happened.' })
  kind!: EventKind;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the company did it; only the company is told.',
  })
  actorName!: string | null;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'Who has applied, as sent.' })
export class Applicant {
  @Field(() => String, { description: 'The given names.' })
  firstName!: string;

  @Field(() => String, { description: 'The last word of the name; empty where there is only one.' })
  lastName!: string;

  @Field(() => String, { description: 'Where the employer may write to.' })
  email!: string;
}

/** Read by prepared statements that answer in this very shape. */
@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  implements: Node,
  description:
    'One seeker’s request for one job, as it was sent; for its sender and its receivers.',
})
export class Application extends Node {
  /** Where the job is looked up, and who may read it. */
  jobId!: string;
  seekerId!: string;
  companyId!: string;

  /** Who asked for it: what an employer has noted or may do is nobody else's. */
  isReceived!: boolean;

  /** Without its link, which is made for whoever asks. */
  sentResume!: Omit<ResumeFile, 'url'> | null;

  @RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], ...ROLES)
  @Field(() => ApplicationStatusEnum, { description: 'How far it has come.' })
  status!: ApplicationStatus;

  @Field(() => DateTime, { description: 'Since when it has its status.' })
  statusChangedAt!: Date;

  @Field(() => DateTime, { description: 'When it was sent.' })
  appliedAt!: Date;

  @Field(() => String, { description: "The applicant's name, as sent." })
  name!: string;

  @Field(() => String, { description: 'Where the employer may write to, as sent.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Where the employer may call, as sent.' })
  phone!: string | null;

  @Field(() => String, { description: 'Why this job; may be empty.' })
  coverLetter!: string;

  @Field(() => String, { nullable: true, description: "The pay hoped for, in one's own words." })
  expectedSalary!: string | null;

  @Field(() => [ApplicationEvent], { description: 'Its timeline, the oldest first.' })
  events!: ApplicationEvent[];
}

export const ApplicationConnection = connectionOf(Application, 'Application');

@RequiresOrKey('APPLICATIONS_WRITE', ...ROLES)
@ObjectType({ description: 'The application that was sent or decided on, and whose it is.' })
export class ApplicationPayload {
  @Field(() => Application, { description: 'As it is now.' })
  application!: Application;

  @Field(() => Viewer, { description: 'The caller, with the new counts.' })
  viewer!: Viewer;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'How many applications there are.' })
export class ApplicationCounts {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => Int, { description: 'Nobody has decided anything yet.' })
  pending!: number;

  @Field(() => Int, { description: 'Marked as reviewed.' })
  reviewed!: number;

  @Field(() => Int, { description: 'Shortlisted.' })
  shortlisted!: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected!: number;

  @Field(() => Int, { description: 'Hired.' })
  hired!: number;

  @Field(() => DateTime, { description: 'When they were counted.' })
  countedAt!: Date;
}
