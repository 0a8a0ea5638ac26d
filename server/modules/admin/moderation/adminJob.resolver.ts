import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { twinsByJob } from './adminJob.loaders.ts';
import { AdminJob } from './adminJob.type.ts';

@Resolver(() => AdminJob)
export class AdminJobResolver {
  @FieldResolver(() => [Job], {
    description:
      'Other jobs that say the same: the same title and place in its company, or the same text in another one; the newest first, at most 5.',
  })
  twins(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, twinsByJob).load(id);
  }
}
