import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { reportsByJob } from '#server/modules/job/report/jobReport.service.ts';
import { JobReport } from '#server/modules/job/report/jobReport.type.ts';
import { duplicatesByJob } from './adminJob.service.ts';
import { AdminJob } from './adminJob.type.ts';
import { ResolveJobReportsInput } from './moderation.inputs.ts';
import { AdminJobPayload } from './moderation.payloads.ts';
import { resolveJobReports } from './resolveJobReports.service.ts';

@Resolver(() => AdminJob)
export class AdminJobResolver {
  @FieldResolver(() => [Job], {
    description:
      'Likely duplicates: jobs with the same title and location at the same company, or with the same text at another company. The newest first, at most 5.',
  })
  twins(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, duplicatesByJob).load(id);
  }

  @FieldResolver(() => [JobReport], {
    description: 'The reports about the job: open ones first, then the newest; at most 50.',
  })
  reportsMade(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, reportsByJob).load(id);
  }

  @Requires('admin')
  @Mutation(() => AdminJobPayload, {
    description: 'Closes the reports about a job without changing the job.',
  })
  async resolveJobReports(
    @Arg('input', () => ResolveJobReportsInput, {
      description: 'The job whose reports to resolve.',
    })
    input: ResolveJobReportsInput,
    @Ctx() ctx: Context,
  ) {
    return { job: await resolveJobReports(ctx, input) };
  }
}
