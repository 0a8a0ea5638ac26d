import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { jobsById } from '#server/modules/job/job.loaders.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { ReportJobInput } from './jobReport.inputs.ts';
import { REPORT, RESOLVE } from './jobReport.reads.ts';

export async function reportJob(
  ctx: Context,
  { jobId, reason, detail }: ReportJobInput,
): Promise<void> {
  const { clock, database } = ctx.services;
  const [job] = isId(jobId) ? await jobsById(ctx, [jobId]) : [];
  if (!job) throw new Failure('NOT_FOUND', ctx.t('general.missing'));
  const now = clock.now();
  await database.read(REPORT, [
    newId(now.getTime()),
    jobId,
    ctx.viewer?.userId,
    reason,
    detail ?? '',
    now,
  ]);
}

/** How many wait no longer; those that came after the moment stay. */
export async function resolveReports(
  { em, services }: Unit,
  jobIds: readonly string[],
  until: Date | null = null,
): Promise<number> {
  const now = services.clock.now();
  const rows = await em.execute<object[]>(RESOLVE, [now, `{${jobIds.join(',')}}`, until]);
  return rows.length;
}
