import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Recommendation } from '#schema/options/interviews.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RecommendationEnum } from '#server/graphql/enums/interviews.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'What interviewers rate.' })
export class InterviewCriterion {
  @Field(() => String, {
    description: 'How ratings refer to it: a fixed word for our own, the name for a company’s.',
  })
  key!: string;

  @Field(() => String, { description: "Its name in the reader's language." })
  name!: string;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'A rating of one criterion.' })
export class InterviewRating {
  @Field(() => String, { description: 'The key of the criterion.' })
  criterion!: string;

  @Field(() => String, { description: 'The name of the criterion.' })
  name!: string;

  @Field(() => Int, { description: 'From 1, poor, to 4, excellent.' })
  rating!: number;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({ description: "An interviewer's feedback." })
export class Scorecard {
  @Field(() => String, optional('Who sent it; null if the account is deleted.'))
  authorName!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller sent it.' })
  isMine!: boolean;

  @Field(() => [InterviewRating], { description: 'The ratings.' })
  ratings!: InterviewRating[];

  @Field(() => RecommendationEnum, { description: 'The recommendation.' })
  recommendation!: Recommendation;

  @Field(() => String, { description: 'The reasons; may be empty.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: Date;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'The average rating of a criterion.' })
export class CriterionAverage {
  @Field(() => String, { description: 'The name of the criterion.' })
  name!: string;

  @Field(() => Float, { description: 'From 1 to 4.' })
  average!: number;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'How many interviewers gave a recommendation.' })
export class RecommendationCount {
  @Field(() => RecommendationEnum, { description: 'The recommendation.' })
  recommendation!: Recommendation;

  @Field(() => Int, { description: 'How many interviewers gave this recommendation.' })
  count!: number;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@ObjectType({
  description:
    'The feedback on an interview. An interviewer sees what the others think only after sending their own.',
})
export class InterviewFeedback {
  @Field(() => Boolean, {
    description: 'Whether the caller is an interviewer and can send feedback now.',
  })
  canSend!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller can change what to rate.' })
  canChangeCriteria!: boolean;

  @Field(() => Boolean, { description: 'Whether the scorecards are hidden from the caller.' })
  isHidden!: boolean;

  @Field(() => Int, { description: 'How many interviewers have sent theirs.' })
  sentCount!: number;

  @Field(() => Int, { description: 'The number of interviewers.' })
  interviewerCount!: number;

  @Field(() => [InterviewCriterion], { description: 'What to rate.' })
  criteria!: InterviewCriterion[];

  @Field(() => [Scorecard], { description: 'Each scorecard, the first one sent first.' })
  scorecards!: Scorecard[];

  @Field(() => [CriterionAverage], { description: 'The average rating of each criterion.' })
  averages!: CriterionAverage[];

  @Field(() => [RecommendationCount], { description: 'The recommendations, counted.' })
  recommendations!: RecommendationCount[];
}
