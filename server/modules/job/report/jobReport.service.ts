import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { jobsById } from '#server/modules/job/job.loaders.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { ReportJobInput } from './jobReport.inputs.ts';
import type { JobReport } from './jobReport.type.ts';
import { suspendReportedJob } from './suspendReportedJob.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { FEE_REPORTERS, LOCK_JOB, REPORT, RESOLVE, REPORTS } from './jobReport.sql.ts';
import { FEE_REPORTS_A_DAY, isSuspendedByReports } from './jobReport.rules.ts';

const DAY = 86_400_000;

export async function reportJob(
  ctx: Context,
  { jobId, reason, detail }: ReportJobInput,
): Promise<void> {
  const { clock } = ctx.services;
  const [job] = isId(jobId) ? await jobsById(ctx, [jobId]) : [];
  if (!job) throw new Failure('NOT_FOUND', ctx.t('general.missing'));
  const now = clock.now();
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    // If two reports arrive at once, the second has to see the first. Lock before the insert, which
    // takes a shared lock on the job.
    if (reason === 'fee') await readIn(em, LOCK_JOB, [jobId]);
    const report = [jobId, ctx.viewer?.userId, reason, detail ?? '', now] as const;
    await writeIn(em, REPORT, [newId(now.getTime()), ...report]);
    if (reason !== 'fee') return;
    const yesterday = new Date(now.getTime() - DAY);
    const [found] = await readIn(em, FEE_REPORTERS, [jobId, yesterday, FEE_REPORTS_A_DAY]);
    if (isSuspendedByReports(found!)) await suspendReportedJob({ em, services }, jobId);
  });
}

/** Returns how many reports it resolved; those made after `until` stay open. */
export async function resolveReports(
  { em, services }: Unit,
  jobIds: readonly string[],
  until: Date | null = null,
): Promise<number> {
  const now = services.clock.now();
  const rows = await writeIn(em, RESOLVE, [now, jobIds, until]);
  return rows.length;
}

export async function reportsByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<JobReport[][]> {
  const rows = await services.database.read(REPORTS, [ids]);
  return ids.map((id) => rows.filter(({ jobId }) => jobId === id));
}
