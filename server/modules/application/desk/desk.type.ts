import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { NoticePeriodEnum } from '#server/graphql/enums/people.ts';
import {
  NeedsOpenCompany,
  NeedsTeamRight,
  RequiresOrKey,
  RequiresTeamMember,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

const Seen = () => RequiresOrKey('APPLICATIONS_READ', 'employer');
const text = (description: string) => ({ nullable: true, description });

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({
  description: 'What a list of applications says about each one, from the profile that was sent.',
})
export class ApplicationSummary {
  @Field(() => Int, optional('The months of work experience; null without a profile.'))
  experienceMonths!: number | null;

  @Field(() => String, text('The title of the current or the last job.'))
  jobTitle!: string | null;

  @Field(() => String, text('The company of the current or the last job.'))
  jobCompany!: string | null;

  @Field(() => Boolean, { description: 'Whether this is a current job.' })
  isCurrentJob!: boolean;

  @Field(() => [String], { description: 'The first skills of the profile, at most 12.' })
  skills!: string[];

  @Field(() => String, text('Where the applicant lived, "City, State".'))
  location!: string | null;

  @Field(() => NoticePeriodEnum, text('How soon the applicant can start.'))
  noticePeriod!: NoticePeriod | null;

  @Field(() => String, text('The last day at the present job, if notice has been given.'))
  noticeUntil!: string | null;

  @Field(() => [String], { description: "The names of the company's tags on it." })
  tagNames!: string[];

  @Field(() => Boolean, {
    description: 'Whether the same person has probably applied to the company before.',
  })
  appliedBefore!: boolean;

  @Field(() => DateTime, text('When the next booked interview begins, until it has ended.'))
  nextInterviewAt!: Date | null;
}

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'How colleagues rate an applicant, from 1 to 5 stars.' })
export class ApplicationRating {
  @Field(() => Float, text('The average rating; null if there are no ratings.'))
  average!: number | null;

  @Field(() => Int, { description: 'How many colleagues have rated.' })
  count!: number;

  @Field(() => Int, text("The caller's own stars."))
  own!: number | null;
}

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'The stars that one colleague gave.' })
export class ColleagueRating {
  @Field(() => ID, { description: 'The id of the rating.' })
  id!: string;

  @Field(() => String, text('The name; null if that person has left.'))
  name!: string | null;

  @Field(() => Int, { description: 'The stars, 1 to 5.' })
  stars!: number;

  @Field(() => Boolean, { description: 'Whether it is the rating of the caller.' })
  isMine!: boolean;
}

@RequiresTeamMember(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'view')
@ObjectType({ description: 'A tag that a company puts on applications.' })
export class ApplicationTag {
  @Field(() => ID, { description: 'The id of the tag.' })
  id!: string;

  @Field(() => String, { description: 'The name of the tag.' })
  name!: string;
}

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'A tag of the company, and how often it is used.' })
export class CompanyTag {
  @Field(() => ID, { description: 'The id of the tag.' })
  id!: string;

  @Field(() => String, { description: 'The name of the tag.' })
  name!: string;

  @Field(() => Int, { description: 'How many applications have it.' })
  applications!: number;
}

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'Someone in the company who works on applications.' })
export class Colleague {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;
}

export type ExcerptPart = 'letter' | 'resume' | 'answers';

export const ExcerptPartEnum = graphqlEnum<ExcerptPart>(
  'ApplicationExcerptPart',
  'Where words were found.',
  {
    letter: 'The cover letter.',
    resume: 'The resume.',
    answers: 'The answers to the questions of the job.',
  },
);

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'The text around the first of the words that were searched for.' })
export class ApplicationExcerpt {
  @Field(() => ExcerptPartEnum, { description: 'Where the text is from.' })
  part!: ExcerptPart;

  @Field(() => String, {
    description: 'The text, on one line; it may begin and end in the middle of a word.',
  })
  text!: string;
}

@Seen()
@NeedsOpenCompany()
@NeedsTeamRight('view')
@ObjectType({ description: 'A saved filter of the list of applications.' })
export class ApplicationView {
  @Field(() => ID, { description: 'The id of the view.' })
  id!: string;

  @Field(() => String, { description: 'The name of the view.' })
  name!: string;

  @Field(() => String, { description: 'The query part of the address of /manage-applications.' })
  query!: string;

  @Field(() => Boolean, { description: 'Whether colleagues see it.' })
  isShared!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller saved it.' })
  isMine!: boolean;

  @Field(() => String, text('Who saved it.'))
  ownerName!: string | null;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The result of changing a tag of the company.' })
export class ApplicationTagPayload {
  @Field(() => ApplicationTag, optional('The tag after the change; null if it was deleted.'))
  tag!: ApplicationTag | null;

  @Field(() => Viewer, { description: 'The caller, with the updated tags.' })
  viewer!: Viewer;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The result of changing saved views.' })
export class ApplicationViewsPayload {
  @Field(() => Viewer, { description: 'The caller, with the updated views.' })
  viewer!: Viewer;
}
