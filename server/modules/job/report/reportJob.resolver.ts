import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { ReportJobInput } from './jobReport.inputs.ts';
import { reportJob } from './jobReport.service.ts';

@Resolver()
export class ReportJobResolver {
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
}
