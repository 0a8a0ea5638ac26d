import { DEFAULT_LOCALE } from '#schema/options/locales.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { translator } from '#server/lib/words.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { requestApproval } from '../own/requestApproval.service.ts';
import { LOCK_JOBS, UPDATE_JOB_STATUS } from '#server/modules/job/status/jobStatus.sql.ts';
import { notifyJobStatus } from '#server/modules/job/status/notifyJobStatus.service.ts';

/**
 * Suspended until an administrator has looked at it. The reports stay open and lead the
 * administrators to it.
 */
export async function suspendReportedJob(unit: Unit, jobId: string): Promise<void> {
  const { em, services } = unit;
  const [job] = await readIn(em, LOCK_JOBS, [[jobId]]);
  if (job?.standing !== 'approved') return;
  const at = services.clock.now();
  const status = 'suspended';
  const adminNotes = translator(DEFAULT_LOCALE, 'mail')('moderation.reportedForFee');
  await writeIn(em, UPDATE_JOB_STATUS, [status, adminNotes, at, [jobId]]);
  await notifyJobStatus(unit, [job], { status, adminNotes });
  await requestApproval(unit, job, job.companyName, 0, 'reported');
  await recordActivity(em, {
    at,
    actor: { kind: 'system', id: null },
    action: 'job.suspend',
    subject: { kind: 'job', id: jobId },
    before: { adminStatus: job.standing, adminNotes: job.adminNotes },
    after: { adminStatus: status, adminNotes },
  });
}
