import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { InterviewKind, InterviewOutcome } from '#schema/options/interviews.ts';
import {
  cancelInterviewSchema,
  changeInterviewersSchema,
  freeTimesSchema,
  interviewListSchema,
  moveInterviewSchema,
  offerTimesSchema,
  proposeInterviewSchema,
  recordInterviewSchema,
  type FreeTimesValues,
  type ProposeInterviewValues,
} from '#schema/validation/employers/interview.ts';
import {
  bookInterviewSchema,
  declineInterviewSchema,
  timeZoneSchema,
} from '#schema/validation/seekers/interview.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { InterviewKindEnum, InterviewOutcomeEnum } from '#server/graphql/enums/interviews.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(proposeInterviewSchema)
@InputType({ description: 'An interview, and the times to offer.' })
export class ProposeInterviewInput implements ProposeInterviewValues {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => InterviewKindEnum, {
    description: 'Whether it takes place by video, by phone or at a place.',
  })
  kind!: InterviewKind;

  @Field(() => String, { description: 'The title, for example “First interview”.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it takes place; required for an interview on site and a walk-in.',
  })
  place?: string | null;

  @Field(() => String, optional('The address of the video meeting.'))
  link?: string | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'What the applicant should know, such as what to bring.',
  })
  note!: string;

  @Field(() => Int, {
    description: 'How many minutes it takes; for a walk-in, how long it is open.',
  })
  minutes!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How many minutes the interviewers keep free afterwards.',
  })
  buffer!: number;

  @Field(() => String, {
    defaultValue: 'Asia/Kolkata',
    description: 'The time zone in which the company plans it.',
  })
  timeZone!: string;

  @Field(() => [ID], {
    description: 'The ids of the interviewers, who are all members of the company.',
  })
  interviewerIds!: string[];

  @Field(() => [DateTime], { description: 'The starts of the offered times.' })
  times!: Date[];
}

@Validated(offerTimesSchema)
@InputType({ description: 'Other times for an interview, in place of those offered before.' })
export class OfferInterviewTimesInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  id!: string;

  @Field(() => [DateTime], { description: 'The starts of the offered times.' })
  times!: Date[];

  @Field(() => String, optional('Where it takes place from now on. If omitted, it stays as it is.'))
  place?: string;

  @Field(
    () => String,
    optional('The address of the video meeting from now on. If omitted, it stays as it is.'),
  )
  link?: string | null;
}

@Validated(moveInterviewSchema)
@InputType({ description: 'Another time or place for a booked interview.' })
export class MoveInterviewInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  id!: string;

  @Field(() => DateTime, {
    description: 'When it starts; the same as before if only the place changes.',
  })
  startsAt!: Date;

  @Field(() => String, optional('Where it takes place from now on. If omitted, it stays as it is.'))
  place?: string;

  @Field(
    () => String,
    optional('The address of the video meeting from now on. If omitted, it stays as it is.'),
  )
  link?: string | null;
}

@Validated(changeInterviewersSchema)
@InputType({ description: 'The interviewers of an interview.' })
export class ChangeInterviewersInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  id!: string;

  @Field(() => [ID], {
    description: 'The ids of all its interviewers from now on, who must all belong to the company.',
  })
  interviewerIds!: string[];
}

@Validated(cancelInterviewSchema)
@InputType({ description: 'An interview to cancel.' })
export class CancelInterviewInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  id!: string;

  @Field(() => String, { defaultValue: '', description: 'The reason, which the applicant reads.' })
  reason!: string;
}

@Validated(recordInterviewSchema)
@InputType({ description: 'The outcome of an interview.' })
export class RecordInterviewInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  id!: string;

  @Field(() => InterviewOutcomeEnum, { description: 'Whether it took place.' })
  outcome!: InterviewOutcome;
}

@Validated(bookInterviewSchema)
@InputType({ description: "An applicant's choice of a time." })
export class BookInterviewInput {
  @Field(() => String, { description: "The last part of the applicant's link." })
  token!: string;

  @Field(() => DateTime, { description: 'The start of the chosen time.' })
  startsAt!: Date;

  @Field(() => String, optional("The applicant's time zone, in which emails name the time."))
  timeZone?: string | null;
}

@Validated(declineInterviewSchema)
@InputType({ description: "An applicant's cancellation." })
export class DeclineInterviewInput {
  @Field(() => String, { description: "The last part of the applicant's link." })
  token!: string;

  @Field(() => String, { defaultValue: '', description: 'The reason, which the company reads.' })
  reason!: string;
}

@Validated(timeZoneSchema)
@InputType({ description: "The caller's time zone." })
export class SaveTimeZoneInput {
  @Field(() => String, { description: 'A name such as Asia/Kolkata.' })
  timeZone!: string;
}

@Validated(freeTimesSchema)
@ArgsType()
export class FreeInterviewTimesArgs implements FreeTimesValues {
  @Field(() => [ID], { description: 'The ids of the interviewers.' })
  interviewerIds!: string[];

  @Field(() => InterviewKindEnum, { description: 'How the interview takes place.' })
  kind!: InterviewKind;

  @Field(() => String, { description: 'The first day (YYYY-MM-DD).' })
  from!: string;

  @Field(() => String, { description: 'The last day (YYYY-MM-DD).' })
  until!: string;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Only these weekdays, from 1 for Monday to 7 for Sunday; empty means all.',
  })
  weekdays!: number[];

  @Field(() => String, { description: 'The start of the hours of each day (HH:MM).' })
  startTime!: string;

  @Field(() => String, {
    description: 'The end of the hours of each day (HH:MM); after midnight if it is not later.',
  })
  endTime!: string;

  @Field(() => Int, { description: 'How many minutes the interview takes.' })
  minutes!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How many minutes the interviewers keep free afterwards.',
  })
  buffer!: number;

  @Field(() => String, {
    defaultValue: 'Asia/Kolkata',
    description: 'The time zone of the days and hours.',
  })
  timeZone!: string;
}

@Validated(interviewListSchema)
@ArgsType()
export class InterviewsArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'All interviews for this application instead, booked or not, newest first; `from` and `until` do not apply.',
  })
  applicationId?: string | null;

  @Field(() => DateTime, optional('Only those that end after this moment; by default, now.'))
  from?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Only those that start before this moment; by default, 180 days later.',
  })
  until?: Date | null;
}
