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
      'Likely duplicates: jobs with the same title and location at the same company, or with the same text at another company. The newest first, at most 5.',
  })
  twins(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, twinsByJob).load(id);
  }
}
