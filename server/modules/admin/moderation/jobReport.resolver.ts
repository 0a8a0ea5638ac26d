import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires, RequiresLogin } from '#server/graphql/requires.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { AdminJob } from './adminJob.type.ts';
import { AdminJobPayload } from './moderation.payloads.ts';
import {
  ReportJobInput,
  ResolveJobReportsInput,
} from '#server/modules/job/report/jobReport.inputs.ts';
import { reportsByJob } from '#server/modules/job/report/jobReport.loaders.ts';
import { reportJob } from '#server/modules/job/report/jobReport.service.ts';
import { JobReport } from '#server/modules/job/report/jobReport.type.ts';
import { resolveJobReports } from './resolveJobReports.service.ts';

@Resolver(() => AdminJob)
export class JobReportResolver {
  @FieldResolver(() => [JobReport], {
    description: 'The reports about the job: open ones first, then the newest; at most 50.',
  })
  reportsMade(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, reportsByJob).load(id);
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: 'Reports a live job to the administrators.' })
  async reportJob(
    @Arg('input', () => ReportJobInput, { description: 'The job to report, and why.' })
    input: ReportJobInput,
    @Ctx() ctx: Context,
  ) {
    await reportJob(ctx, input);
    return { message: ctx.t('report.sent') };
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
