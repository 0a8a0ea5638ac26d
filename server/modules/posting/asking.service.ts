import { activeAdministrators } from '#server/modules/account/administrator/activeAdministrators.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { COMPANY_NAME } from './posting.reads.ts';

interface Asked {
  id: string;
  title: string;
}

/** All who approve are told that a job waits, or a change of one; of several that came together, once. */
export async function askForApproval(
  unit: Unit,
  { id: jobId, title: jobTitle }: Asked,
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

/** A change of a company that was approved. */
export async function askForCompanyReview(
  unit: Unit,
  { id: companyId, name: companyName }: { id: string; name: string },
): Promise<void> {
  for (const userId of await activeAdministrators(unit.em)) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status: 'changed' },
      link: `/admin/companies/${companyId}`,
    });
  }
}

/** What was rejected and has been mended. */
export async function askAgain(unit: Unit, job: Asked & { companyId: string }): Promise<void> {
  const [company] = await unit.em.execute<{ name: string }[]>(COMPANY_NAME, [job.companyId]);
  await askForApproval(unit, job, company!.name);
}
