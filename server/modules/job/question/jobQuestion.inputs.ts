import { Field, InputType, Int } from 'type-graphql';
import type { QuestionKind, QuestionWeight } from '#schema/options/jobQuestions.ts';
import { jobQuestionSchema } from '#schema/validation/employers/jobQuestions.ts';
import { QuestionKindEnum, QuestionWeightEnum } from '#server/graphql/enums/questions.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(jobQuestionSchema)
@InputType({ description: 'A question for the applicants of a job.' })
export class JobQuestionInput {
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => String, {
    description:
      'The question. It must not ask about religion, caste, marital status, pregnancy, age or gender.',
  })
  text!: string;

  @Field(() => [String], optional('The answers to choose from, at least two, for a choice.'))
  options?: string[] | null;

  @Field(() => Boolean, optional('Whether an application needs an answer; false if left out.'))
  isRequired?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The answers you are looking for: some of the options, or `yes` or `no`.',
  })
  wanted?: string[] | null;

  @Field(() => Int, optional('The lowest number you are looking for.'))
  minimum?: number | null;

  @Field(() => QuestionWeightEnum, {
    nullable: true,
    description: 'How much it matters that an answer fits; NICE if left out.',
  })
  weight?: QuestionWeight | null;
}
