import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { jobMarks } from './jobMarks.service.ts';
import { JobMarks } from './jobMarks.type.ts';

@Resolver(() => Viewer)
export class JobMarksResolver {
  @Requires('job_seeker')
  @FieldResolver(() => JobMarks, {
    description: 'The jobs that lists mark for the caller: opened ones, and those applied for.',
  })
  jobMarks(@Ctx() ctx: Context) {
    return jobMarks(ctx);
  }
}
