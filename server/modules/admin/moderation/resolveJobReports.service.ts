import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { adminJob } from './adminJob.service.ts';
import type { AdminJob } from './adminJob.type.ts';
import { LOCK_JOB, WAITING } from '#server/modules/job/report/jobReport.sql.ts';
import { resolveReports } from '#server/modules/job/report/jobReport.service.ts';
import type { ResolveJobReportsInput } from './moderation.inputs.ts';

/** If two calls arrive at once, the second fails because no report is open any more. */
export async function resolveJobReports(
  ctx: Context,
  { jobId, until }: ResolveJobReportsInput,
): Promise<AdminJob> {
  if (!isId(jobId)) throw missing(ctx);
  await ctx.em.transactional(async (em) => {
    const [job] = await readIn(em, LOCK_JOB, [jobId]);
    if (!job) throw missing(ctx);
    const resolved = await resolveReports({ em, services: ctx.services }, [job.id], until);
    if (resolved === 0) {
      const message = ctx.t('moderation.noReports');
      throw new Failure('CONFLICT', message, { rule: 'moderation.reports.waiting' });
    }
    const [{ count } = { count: 0 }] = await readIn(em, WAITING, [job.id]);
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'job.resolveReports',
      subject: { kind: 'job', id: job.id },
      before: { reports: count + resolved },
      after: { reports: count },
    });
  });
  return (await adminJob(ctx, jobId))!;
}

function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('moderation.missing.job'));
}
