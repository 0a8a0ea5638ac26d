import type { AdminStatus } from '#schema/options/statuses.ts';
import { employersOf } from '#server/modules/company/employers.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { statusLetter } from '#server/modules/notification/statusLetter.service.ts';
import type { LockedJob } from './jobStatus.reads.ts';

interface Decision {
  status: AdminStatus;
  adminNotes: string | null;
}

/** Bell, and mail by preference, to all who work on these jobs. */
export async function notifyJobStatus(
  unit: Unit,
  jobs: readonly LockedJob[],
  { status, adminNotes: note }: Decision,
): Promise<void> {
  const employers = await employersOf(
    unit,
    jobs.map(({ companyId }) => companyId),
  );
  for (const { id: jobId, title: jobTitle, companyId, companyName, companyStatus } of jobs) {
    const waits = status === 'approved' && companyStatus !== 'approved';
    const told = waits ? 'awaiting' : status;
    for (const userId of employers.get(companyId) ?? []) {
      await notify(unit, {
        userId,
        kind: 'job_status_changed',
        values: { jobId, jobTitle, companyName, status: told, ...(note && { note }) },
        link: '/manage-jobs',
        letter: statusLetter('job', told, { jobTitle, companyName }, note),
      });
    }
  }
}
