import { Field, ID, InputType, Int } from 'type-graphql';
import type { Recommendation } from '#schema/options/interviews.ts';
import {
  interviewCriteriaSchema,
  scorecardSchema,
} from '#schema/validation/employers/interview.ts';
import { RecommendationEnum } from '#server/graphql/enums/interviews.ts';
import { Validated } from '#server/graphql/validated.ts';

@InputType({ description: 'A rating of one criterion.' })
export class RatingInput {
  @Field(() => String, { description: 'The key of the criterion.' })
  criterion!: string;

  @Field(() => Int, { description: 'From 1, poor, to 4, excellent.' })
  rating!: number;
}

@Validated(scorecardSchema)
@InputType({ description: "The caller's feedback on an interview." })
export class SendScorecardInput {
  @Field(() => ID, { description: 'The id of the interview.' })
  interviewId!: string;

  @Field(() => [RatingInput], { description: 'A rating for each criterion.' })
  ratings!: RatingInput[];

  @Field(() => RecommendationEnum, { description: 'The recommendation.' })
  recommendation!: Recommendation;

  @Field(() => String, { defaultValue: '', description: 'The reasons.' })
  text!: string;
}

@Validated(interviewCriteriaSchema)
@InputType({ description: 'What interviewers rate in the interviews for a job.' })
export class SaveInterviewCriteriaInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => [String], {
    description: 'The names of the criteria. Our own keep their meaning under their keys.',
  })
  criteria!: string[];
}
