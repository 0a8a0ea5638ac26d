import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { DismissJobInput, UndismissJobInput } from './dismissal.inputs.ts';
import { dismissedJobs, dismissJob, undismissJob } from './dismissal.service.ts';
import { DismissedJob, DismissedJobPayload } from './dismissal.type.ts';

@Resolver(() => Viewer)
export class DismissalResolver {
  @Requires('job_seeker')
  @FieldResolver(() => [DismissedJob], {
    description: 'The jobs the caller has marked as not for them, newest first; at most 1,000.',
  })
  dismissedJobs(@Ctx() ctx: Context) {
    return dismissedJobs(ctx);
  }

  @Requires('job_seeker')
  @Mutation(() => DismissedJobPayload, {
    description:
      'Marks a job as not for the caller. It is no longer recommended, and the reason changes what is recommended next.',
  })
  async dismissJob(
    @Arg('input', () => DismissJobInput, { description: 'The job and the reason.' })
    { jobId, reason }: DismissJobInput,
    @Ctx() ctx: Context,
  ) {
    await dismissJob(ctx, jobId, reason);
    return payload(ctx);
  }

  @Requires('job_seeker')
  @Mutation(() => DismissedJobPayload, {
    description: 'Removes the mark from a dismissed job, if it has one.',
  })
  async undismissJob(
    @Arg('input', () => UndismissJobInput, { description: 'The job to show again.' })
    { jobId }: UndismissJobInput,
    @Ctx() ctx: Context,
  ) {
    await undismissJob(ctx, jobId);
    return payload(ctx);
  }
}

const payload = ({ viewer }: Context) => ({ viewer: { id: viewer!.userId } });
