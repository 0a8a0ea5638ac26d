import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { jobsById } from './job.loaders.ts';
import type { ReportJobInput } from './jobReport.inputs.ts';

/** One a person and job: whoever writes again has thought better of it. */
const REPORT: PreparedRead = {
  name: 'report-job',
  text: `
    insert into job_reports (id, job_id, reporter_id, reason, detail, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (job_id, reporter_id) do update
      set reason = excluded.reason, detail = excluded.detail, created_at = excluded.created_at,
        resolved_at = null`,
};

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
