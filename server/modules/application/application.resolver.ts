import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/modules/account/viewer.type.ts';
import { ResumeFile } from '#server/modules/file/file.type.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { ApplicationsArgs, ApplyToJobInput } from './application.inputs.ts';
import { ownApplicationsByJob } from './application.loaders.ts';
import { listApplications } from './application.service.ts';
import { Application, ApplicationConnection, ApplicationPayload } from './application.type.ts';
import { applyToJob } from './sending.service.ts';

@Resolver(() => Application)
export class ApplicationResolver {
  @Requires('job_seeker')
  @Mutation(() => ApplicationPayload, {
    description: 'Applies for a live job, once; needs a confirmed address.',
  })
  async applyToJob(
    @Arg('input', () => ApplyToJobInput, { description: 'What to send.' }) input: ApplyToJobInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await applyToJob(ctx, input) };
  }

  @FieldResolver(() => Job, { description: 'What for; also when it has closed meanwhile.' })
  job(@Root() { jobId }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, anyJobsById).load(jobId);
  }

  @FieldResolver(() => ResumeFile, { nullable: true, description: 'The resume that was sent.' })
  resume(@Root() { id, sentResume }: Application, @Ctx() { services, viewer }: Context) {
    if (!sentResume) return null;
    const url = linkTo(services, sentResume.id, { by: viewer!.userId, application: id });
    return { ...sentResume, url };
  }
}

@Resolver(() => Job)
export class JobApplicationResolver {
  @FieldResolver(() => Application, {
    nullable: true,
    description: "The caller's own application for it; null for a guest, and before it is sent.",
  })
  myApplication(@Root() { id }: Job, @Ctx() ctx: Context) {
    return ctx.viewer ? loaderOf(ctx, ownApplicationsByJob).load(id) : null;
  }
}

@Resolver(() => Viewer)
export class ViewerApplicationsResolver {
  @FieldResolver(() => ApplicationConnection, {
    description: "A seeker's applications, or those an employer's company has received.",
  })
  applications(@Args(() => ApplicationsArgs) args: ApplicationsArgs, @Ctx() ctx: Context) {
    return listApplications(ctx, args);
  }
}
