import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { goneJob } from './goneJob.service.ts';
import { GoneJob } from './goneJob.type.ts';
import { Job } from './job.type.ts';
import { similarJobsById } from './similarJobs.loaders.ts';

@Resolver(() => GoneJob)
export class GoneJobResolver {
  @Query(() => GoneJob, {
    nullable: true,
    description: 'What remains of a job that its employer has deleted; null for any other id.',
  })
  goneJob(
    @Arg('id', () => ID, { description: 'The id of the job.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return goneJob(ctx, id);
  }

  @FieldResolver(() => [Job], { description: 'Similar live jobs, at most 3.' })
  similar(@Root() { id }: GoneJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, similarJobsById).load(id);
  }
}
