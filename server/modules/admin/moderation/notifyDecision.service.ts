import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { employersOf } from '#server/modules/company/employers.service.ts';
import type { LockedCompany } from '#server/modules/company/companyStatus.sql.ts';
import { FROM, LIVE } from '#server/modules/job/job.sql.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { moderationMail } from '#server/modules/notification/moderationMail.service.ts';

export interface DecidedCompany {
  status: AdminStatus;
  adminNotes: string | null;
}

/** $1 now, $2 the company. */
const JOBS = statement(
  'jobs-of-decided-company',
  `
    select count(*)::int as posted, count(*) filter (where ${LIVE})::int as live,
      count(*) filter (where j.admin_status = 'pending' and j.status = 'active'
        and (j.application_deadline is null or j.application_deadline > $1))::int as waiting
    ${FROM} where c.id = $2 and j.deleted_at is null`,
);

/** One email per employer, however many jobs go live or offline with the company. */
export async function notifyCompanyStatus(
  unit: Unit,
  { id: companyId, name: companyName }: LockedCompany,
  { status, adminNotes: note }: DecidedCompany,
): Promise<void> {
  const employers = await employersOf(unit, [companyId]);
  const now = unit.services.clock.now();
  const [jobs] = await readIn(unit.em, JOBS, [now, companyId]);
  for (const userId of employers.get(companyId) ?? []) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status, ...(note && { note }) },
      link: '/company-profile',
      letter: moderationMail('company', status, { companyName, ...jobs! }, note),
    });
  }
}

interface DecidedChange {
  companyId: string;
  companyName: string;
  /** Null for a change of the company itself. */
  job: { id: string; title: string } | null;
  note: string | null;
}

/** Notifies all employers of the company, by email if they want that. */
export async function notifyChangeDecision(
  unit: Unit,
  decision: ChangeDecision,
  { companyId, companyName, job, note }: DecidedChange,
): Promise<void> {
  const status = decision === 'approve' ? 'changeApproved' : 'changeRejected';
  const employers = await employersOf(unit, [companyId]);
  for (const userId of employers.get(companyId) ?? []) {
    const noted = note ? { note } : {};
    if (job) {
      const { id: jobId, title: jobTitle } = job;
      await notify(unit, {
        userId,
        kind: 'job_status_changed',
        values: { jobId, jobTitle, companyName, status, ...noted },
        link: '/manage-jobs',
        letter: moderationMail('job', status, { jobTitle, companyName }, note),
      });
    } else {
      await notify(unit, {
        userId,
        kind: 'company_status_changed',
        values: { companyId, companyName, status, ...noted },
        link: '/company-profile',
        letter: moderationMail('company', status, { companyName }, note),
      });
    }
  }
}
