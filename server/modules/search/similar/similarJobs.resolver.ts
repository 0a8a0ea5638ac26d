import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { GoneJob } from '#server/modules/job/goneJob.type.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { similarJobsById } from './similarJobs.loaders.ts';

@Resolver(() => Job)
export class SimilarJobsResolver {
  @FieldResolver(() => [Job], {
    description: 'Similar live jobs, most similar first; at most 3.',
  })
  similar(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, similarJobsById).load(id);
  }
}

@Resolver(() => GoneJob)
export class SimilarToGoneJobResolver {
  @FieldResolver(() => [Job], { description: 'Similar live jobs, at most 3.' })
  similar(@Root() { id }: GoneJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, similarJobsById).load(id);
  }
}
