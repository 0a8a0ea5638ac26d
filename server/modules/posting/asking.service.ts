import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { ADMINISTRATORS, COMPANY_NAME } from './posting.reads.ts';

interface Asked {
  id: string;
  title: string;
}

/** All who approve are told that a job waits. */
export async function askForApproval(
  unit: Unit,
  { id: jobId, title: jobTitle }: Asked,
  companyName: string,
): Promise<void> {
  const administrators = await unit.em.execute<{ id: string }[]>(ADMINISTRATORS);
  for (const { id: userId } of administrators) {
    await notify(unit, {
      userId,
      kind: 'job_status_changed',
      values: { jobId, jobTitle, companyName, status: 'pending' },
      link: '/admin/jobs',
    });
  }
}

/** What was rejected and has been mended. */
export async function askAgain(unit: Unit, job: Asked & { companyId: string }): Promise<void> {
  const [company] = await unit.em.execute<{ name: string }[]>(COMPANY_NAME, [job.companyId]);
  await askForApproval(unit, job, company!.name);
}
