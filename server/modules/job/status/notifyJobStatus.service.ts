import type { AdminStatus } from '#schema/options/statuses.ts';
import { employersOf } from '#server/modules/company/employers.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { moderationMail } from '#server/modules/notification/moderationMail.service.ts';
import type { LockedJob } from './jobStatus.sql.ts';

interface StatusChange {
  status: AdminStatus;
  adminNotes: string | null;
}

/**
 * A bell notification to every employer of these jobs' companies, and an email to those who want
 * it.
 */
export async function notifyJobStatus(
  unit: Unit,
  jobs: readonly LockedJob[],
  { status, adminNotes: note }: StatusChange,
): Promise<void> {
  const employers = await employersOf(
    unit,
    jobs.map(({ companyId }) => companyId),
  );
  const now = unit.services.clock.now();
  for (const job of jobs) {
    const { id: jobId, title: jobTitle, companyId, companyName } = job;
    const shownStatus = status === 'approved' ? approvedStatus(job, now) : status;
    for (const userId of employers.get(companyId) ?? []) {
      await notify(unit, {
        userId,
        kind: 'job_status_changed',
        values: { jobId, jobTitle, companyName, status: shownStatus, ...(note && { note }) },
        link: '/manage-jobs',
        letter: moderationMail('job', shownStatus, { jobTitle, companyName }, note),
      });
    }
  }
}

/** An approved job is live unless it has ended while it waited, or still waits for its company. */
function approvedStatus({ status, deadline, companyStatus }: LockedJob, now: Date) {
  if (deadline && deadline <= now) return 'approvedExpired';
  if (status === 'closed') return 'approvedClosed';
  return companyStatus === 'approved' ? 'approved' : 'awaiting';
}
