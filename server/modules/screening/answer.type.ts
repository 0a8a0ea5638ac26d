import { Field, Int, ObjectType } from 'type-graphql';
import type { QuestionKind, QuestionWeight } from '#schema/options/jobQuestions.ts';
import { ROLES } from '#schema/options/roles.ts';
import { QuestionKindEnum, QuestionWeightEnum } from '#server/graphql/enums/questions.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { ResumeFile } from '#server/modules/file/file.type.ts';

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  description: 'A question as it was asked when the application was sent, and its answer.',
})
export class ApplicationAnswer {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => QuestionKindEnum, { description: 'How it was answered.' })
  kind!: QuestionKind;

  @Field(() => String, {
    nullable: true,
    description:
      '`yes` or `no`, an option, a number, a text, or the name of a file; null if it was not answered.',
  })
  answer!: string | null;

  @Field(() => ResumeFile, {
    nullable: true,
    description: 'The file that was sent; null for other answers, or if it no longer exists.',
  })
  file!: ResumeFile | null;

  @Field(() => [String], { description: 'The answers that the employer looked for.' })
  wanted!: string[];

  @Field(() => Int, optional('The lowest number that the employer was looking for.'))
  minimum!: number | null;

  @Field(() => QuestionWeightEnum, {
    nullable: true,
    description:
      'How much the answer matters; null if the employer is not looking for a particular answer.',
  })
  weight!: QuestionWeight | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the answer is what the employer is looking for. Null if the employer is not looking for a particular answer, if the question was not answered, and for the applicant.',
  })
  fits!: boolean | null;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  description: 'How well the answers of an application match what the employer is looking for.',
})
export class AnswersFit {
  @Field(() => Int, { description: 'How many questions expect a certain answer.' })
  asked!: number;

  @Field(() => Int, { description: 'How many of them were answered that way.' })
  fitting!: number;

  @Field(() => Int, { description: 'How many must-haves were not met.' })
  missedMust!: number;
}
