import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { JobQuestion as Question } from '#schema/options/jobQuestions.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { questionsByJob } from './jobQuestion.loaders.ts';
import { keyOfQuestion } from './questionKey.service.ts';
import { JobQuestion } from './jobQuestion.type.ts';

@Resolver(() => Job)
export class JobQuestionsResolver {
  @FieldResolver(() => [JobQuestion], {
    description: 'The questions that applicants answer, in this order.',
  })
  questions(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, questionsByJob).load(id);
  }
}

@Resolver(() => JobQuestion)
export class JobQuestionResolver {
  @FieldResolver(() => String, {
    description:
      'Identifies the question in an application. It changes when the question is rewritten.',
  })
  key(@Root() question: Question) {
    return keyOfQuestion(question);
  }
}
