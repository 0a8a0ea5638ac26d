import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  InterviewCanceller,
  InterviewKind,
  InterviewStatus,
} from '#schema/options/interviews.ts';
import { ROLES } from '#schema/options/roles.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  InterviewCancellerEnum,
  InterviewKindEnum,
  InterviewStatusEnum,
} from '#server/graphql/enums/interviews.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@ObjectType({ description: 'A time at which an interview can take place.' })
export class InterviewTime {
  @Field(() => DateTime, { description: 'When it starts.' })
  startsAt!: string | Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endsAt!: string | Date;

  @Field(() => Boolean, {
    description: 'Whether everyone who takes part is free at that time.',
  })
  isFree!: boolean;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'A person of the company who can be an interviewer.' })
export class Interviewer {
  @Field(() => ID, { description: "The id of the person's account." })
  id!: string;

  @Field(() => String, optional('The name; null if the account is deleted.'))
  name!: string | null;
}

/** Read by prepared statements that return exactly this shape. */
@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  implements: Node,
  description:
    'An interview for an application. Visible to the applicant and to the company that received the application.',
})
export class Interview extends Node {
  /** The keys for looking up the rest and for deciding who may read it. */
  applicationId!: string;
  jobId!: string;
  companyId!: string;
  seekerId!: string;

  /** Whether the caller's company offers it. */
  isReceived!: boolean;

  @Field(() => InterviewKindEnum, {
    description: 'Whether it takes place by video, by phone or at a place.',
  })
  kind!: InterviewKind;

  @Field(() => String, { description: 'The title, for example “First interview”.' })
  title!: string;

  @Field(() => String, optional('Where it takes place, as free text.'))
  place!: string | null;

  @Field(() => String, optional('The address of the video meeting.'))
  link!: string | null;

  @Field(() => String, { description: 'What the applicant should know; may be empty.' })
  note!: string;

  @Field(() => Int, {
    description: 'How many minutes it takes; for a walk-in, how long it is open.',
  })
  minutes!: number;

  /** Visible to the company only, by a field resolver. */
  buffer!: number;

  @Field(() => String, { description: 'The time zone in which the company planned it.' })
  timeZone!: string;

  @RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], ...ROLES)
  @Field(() => InterviewStatusEnum, { description: 'The current status.' })
  status!: InterviewStatus;

  @Field(() => DateTime, optional('When it starts. A cancelled interview keeps the time it had.'))
  startsAt!: Date | null;

  @Field(() => DateTime, optional('When it ends.'))
  endsAt!: Date | null;

  @Field(() => InterviewCancellerEnum, optional('Who cancelled it; null unless it is cancelled.'))
  cancelledBy!: InterviewCanceller | null;

  @Field(() => String, optional('The reason given for the cancellation.'))
  reason!: string | null;

  @Field(() => DateTime, { description: 'When it was proposed.' })
  createdAt!: Date;

  @Field(() => [Interviewer], { description: 'The interviewers.' })
  interviewers!: Interviewer[];

  @Field(() => [InterviewTime], {
    description: 'The offered times that are still to come; an applicant sees only the free ones.',
  })
  times!: InterviewTime[];
}

@RequiresOrKey('APPLICATIONS_WRITE', ...ROLES)
@ObjectType({ description: 'The result of planning or changing an interview.' })
export class InterviewPayload {
  @Field(() => Interview, { description: 'The interview after the change.' })
  interview!: Interview;
}

@ObjectType({
  description:
    'What the holder of an applicant’s link sees of an interview. It names nobody but the company and its interviewers.',
})
export class InterviewInvitation {
  @Field(() => InterviewKindEnum, {
    description: 'Whether it takes place by video, by phone or at a place.',
  })
  kind!: InterviewKind;

  @Field(() => InterviewStatusEnum, { description: 'The current status.' })
  status!: InterviewStatus;

  @Field(() => String, { description: 'What the interview is called.' })
  title!: string;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => String, optional('Where it takes place.'))
  place!: string | null;

  @Field(() => String, optional('The address of the video meeting.'))
  link!: string | null;

  @Field(() => String, { description: 'What the applicant should know; may be empty.' })
  note!: string;

  @Field(() => Int, {
    description: 'How many minutes it takes; for a walk-in, how long it is open.',
  })
  minutes!: number;

  @Field(() => [String], { description: 'The names of the interviewers.' })
  interviewerNames!: string[];

  @Field(() => DateTime, optional('When it starts, if a time is booked.'))
  startsAt!: Date | null;

  @Field(() => DateTime, optional('When it ends, if a time is booked.'))
  endsAt!: Date | null;

  @Field(() => InterviewCancellerEnum, optional('Who cancelled it; null unless it is cancelled.'))
  cancelledBy!: InterviewCanceller | null;

  @Field(() => String, optional('The reason given for the cancellation, if any.'))
  reason!: string | null;

  @Field(() => [InterviewTime], {
    description: 'The times that can be chosen now; may be empty.',
  })
  times!: InterviewTime[];

  @Field(() => Boolean, { description: 'Whether it can still be cancelled.' })
  canCancel!: boolean;

  @Field(() => String, {
    description: 'The time zone that the applicant has chosen, such as Asia/Kolkata.',
  })
  timeZone!: string;

  @Field(() => ID, optional('The application. Null unless the caller is the applicant, logged in.'))
  applicationId!: string | null;
}

@ObjectType({ description: "The result of an applicant's choice." })
export class InterviewInvitationPayload {
  @Field(() => InterviewInvitation, { description: 'The interview after the change.' })
  invitation!: InterviewInvitation;
}
