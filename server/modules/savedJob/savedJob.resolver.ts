import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { isId } from '#server/lib/ids.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { publicJobsById } from '#server/modules/job/job.loaders.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { SaveJobInput, UnsaveJobInput } from './savedJob.inputs.ts';
import { savedJobIds, savedJobs, saveJob, unsaveJob } from './savedJob.service.ts';
import { SavedJob, SavedJobConnection, SavedJobPayload } from './savedJob.type.ts';

@Resolver(() => Viewer)
export class SavedJobsResolver {
  @FieldResolver(() => [ID], {
    description: 'The ids of the jobs the caller has saved, newest first.',
  })
  savedJobIds(@Ctx() ctx: Context) {
    return savedJobIds(ctx);
  }

  @FieldResolver(() => SavedJobConnection, {
    description: 'The saved jobs including ended ones, most recently saved first.',
  })
  savedJobs(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return savedJobs(ctx, args);
  }

  @RequiresLogin()
  @Mutation(() => SavedJobPayload, {
    description: 'Saves a job. Saving it again has no further effect.',
  })
  async saveJob(
    @Arg('input', () => SaveJobInput, { description: 'The job to save.' }) { jobId }: SaveJobInput,
    @Ctx() ctx: Context,
  ) {
    await saveJob(ctx, jobId);
    return payload(ctx, jobId);
  }

  @RequiresLogin()
  @Mutation(() => SavedJobPayload, {
    description: 'Removes a job from the saved jobs, if it is there.',
  })
  async unsaveJob(
    @Arg('input', () => UnsaveJobInput, { description: 'The job to remove.' }) {
      jobId,
    }: UnsaveJobInput,
    @Ctx() ctx: Context,
  ) {
    await unsaveJob(ctx, jobId);
    return payload(ctx, jobId);
  }
}

@Resolver(() => SavedJob)
export class SavedJobResolver {
  @FieldResolver(() => Job, { description: 'The saved job; it stays listed after it has closed.' })
  job(@Root() { jobId }: SavedJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, publicJobsById).load(jobId);
  }
}

async function payload(ctx: Context, jobId: string) {
  const job = isId(jobId) ? await loaderOf(ctx, publicJobsById).load(jobId) : null;
  return { job, viewer: { id: ctx.viewer!.userId } };
}
