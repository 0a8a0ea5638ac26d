import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { JobQuestion } from '#server/modules/job/question/jobQuestion.type.ts';
import { questionsAskedBefore } from './answers.service.ts';

@Resolver(() => Viewer)
export class QuestionsAskedBeforeResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('post')
  @FieldResolver(() => [JobQuestion], {
    description:
      'What the company has asked applicants before, each question once, newest first; at most 30.',
  })
  questionsAskedBefore(@Ctx() ctx: Context) {
    return questionsAskedBefore(ctx);
  }
}
