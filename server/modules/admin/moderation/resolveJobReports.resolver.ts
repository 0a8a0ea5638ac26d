import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { AdminJob } from './adminJob.type.ts';
import { AdminJobPayload } from './moderation.payloads.ts';
import { reportsByJob } from '#server/modules/job/report/jobReport.loaders.ts';
import { JobReport } from '#server/modules/job/report/jobReport.type.ts';
import { ResolveJobReportsInput } from './resolveJobReports.inputs.ts';
import { resolveJobReports } from './resolveJobReports.service.ts';

@Resolver(() => AdminJob)
export class ResolveJobReportsResolver {
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
