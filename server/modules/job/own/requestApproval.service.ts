import { readIn } from '#server/db/inTransaction.ts';
import { activeAdministrators } from '#server/modules/account/administrator/activeAdministrators.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { COMPANY_NAME } from './ownJob.sql.ts';

interface WaitingJob {
  id: string;
  title: string;
}

/**
 * Notifies the administrators that a job, or a change to one, is waiting. Several jobs share one
 * notification.
 */
export async function requestApproval(
  unit: Unit,
  { id: jobId, title: jobTitle }: WaitingJob,
  companyName: string,
  more = 0,
  status: 'pending' | 'changed' | 'reported' = 'pending',
): Promise<void> {
  for (const userId of await activeAdministrators(unit.em)) {
    await notify(unit, {
      userId,
      kind: 'job_status_changed',
      values: { jobId, jobTitle, companyName, status, ...(more > 0 && { more }) },
      link: status === 'pending' ? '/admin/jobs' : `/admin/jobs?${status}=1`,
    });
  }
}

/** For a rejected job that has been corrected. */
export async function requestApprovalAgain(
  unit: Unit,
  job: WaitingJob & { companyId: string },
): Promise<void> {
  const [company] = await readIn(unit.em, COMPANY_NAME, [job.companyId]);
  await requestApproval(unit, job, company!.name);
}
