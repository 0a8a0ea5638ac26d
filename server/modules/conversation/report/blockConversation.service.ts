import type { Context } from '#server/graphql/context.ts';
import { ownApplication } from '#server/modules/conversation/conversation.service.ts';
import { Failure } from '#server/graphql/failures.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { BLOCK, UNBLOCK } from './messageReport.sql.ts';

/**
 * Ends the messages between the two, in all of their conversations. The other side does not learn that they were
 * blocked.
 */
export async function blockConversation(ctx: Context, applicationId: string): Promise<void> {
  const { services, viewer } = ctx;
  const { companyId, seekerId, side } = await partiesOf(ctx, applicationId);
  const columns = [companyId, seekerId, side, viewer!.userId, services.clock.now()] as const;
  await services.database.write(BLOCK, columns);
}

export async function unblockConversation(ctx: Context, applicationId: string): Promise<void> {
  const { companyId, seekerId, side } = await partiesOf(ctx, applicationId);
  await ctx.services.database.write(UNBLOCK, [companyId, seekerId, side]);
}

/** conversation.block.all-jobs: a block is about all jobs of the company, so it takes someone who works on all of them. */
function requireAllJobs({ viewer, t }: Context): void {
  if (jobsOf(viewer!.team) === null) return;
  throw new Failure('FORBIDDEN', t('conversation.blockAllJobs'), {
    rule: 'conversation.block.all-jobs',
  });
}

async function partiesOf(ctx: Context, applicationId: string) {
  const application = await ownApplication(ctx, applicationId);
  const { isReceived, companyId, seekerId, jobId } = application;
  if (isReceived) {
    requireJobRight(ctx, 'message', jobId);
    requireAllJobs(ctx);
  }
  return { companyId, seekerId, side: isReceived ? 'company' : 'applicant' } as const;
}
