import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { JobsArgs } from './job.inputs.ts';
import { jobsById, listJobs } from './job.service.ts';
import { Job, JobConnection } from './job.type.ts';

@Resolver(() => Job)
export class JobResolver {
  @Query(() => JobConnection, { description: 'The live jobs, newest first.' })
  jobs(@Args(() => JobsArgs) args: JobsArgs, @Ctx() ctx: Context) {
    return listJobs(ctx, args);
  }

  @Query(() => Job, { nullable: true, description: 'One live job; null when there is none.' })
  job(@Arg('id', () => ID, { description: 'The id of the job.' }) id: string, @Ctx() ctx: Context) {
    return isId(id) ? loaderOf(ctx, jobsById).load(id) : null;
  }
}
