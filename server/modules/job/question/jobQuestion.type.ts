import { Field, Int, ObjectType } from 'type-graphql';
import type {
  JobQuestion as Question,
  QuestionKind,
  QuestionWeight,
} from '#schema/options/jobQuestions.ts';
import { QuestionKindEnum, QuestionWeightEnum } from '#server/graphql/enums/questions.ts';
import { optional } from '#server/graphql/optional.ts';

@ObjectType({ description: 'A question that applicants for a job answer.' })
export class JobQuestion implements Question {
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => [String], { description: 'The answers to choose from; empty for other kinds.' })
  options!: string[];

  @Field(() => Boolean, { description: 'Whether an application needs an answer.' })
  isRequired!: boolean;

  @Field(() => [String], {
    description:
      'The answers that the employer is looking for: options, or `yes` or `no`. Empty if the employer is not looking for a particular answer.',
  })
  wanted!: string[];

  @Field(() => Int, optional('The lowest number that the employer is looking for.'))
  minimum!: number | null;

  @Field(() => QuestionWeightEnum, {
    nullable: true,
    description:
      'How much the answer matters; null if the employer is not looking for a particular answer.',
  })
  weight!: QuestionWeight | null;
}
