import type { Locale } from '#schema/options/locales.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { translator } from '#server/lib/words.ts';
import { LIVE } from '#server/modules/job/job.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { EMPLOYERS, LIVE_JOBS, type LockedCompany, type LockedJob } from './moderation.reads.ts';

export interface Decided {
  status: AdminStatus;
  adminNotes: string | null;
}

/** Bell, and mail by preference, to all who work on these jobs. */
export async function tellOfJobs(
  unit: Unit,
  jobs: readonly LockedJob[],
  { status, adminNotes: note }: Decided,
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
        letter: letterOf('job', told, { jobTitle, companyName }, note),
      });
    }
  }
}

/** One mail, however many jobs come or go with it. */
export async function tellOfCompany(
  unit: Unit,
  { id: companyId, name: companyName }: LockedCompany,
  { status, adminNotes: note }: Decided,
): Promise<void> {
  const employers = await employersOf(unit, [companyId]);
  const now = unit.services.clock.now();
  const [live] = await unit.em.execute<{ total: number }[]>(LIVE_JOBS(LIVE), [now, companyId]);
  for (const userId of employers.get(companyId) ?? []) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status, ...(note && { note }) },
      link: '/company-profile',
      letter: letterOf('company', status, { companyName, jobs: live!.total }, note),
    });
  }
}

interface DecidedChange {
  companyId: string;
  companyName: string;
  /** Null where the change was one of the company. */
  job: { id: string; title: string } | null;
  note: string | null;
}

/** Bell, and mail by preference, to all who work there. */
export async function tellOfChange(
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
        letter: letterOf('job', status, { jobTitle, companyName }, note),
      });
    } else {
      await notify(unit, {
        userId,
        kind: 'company_status_changed',
        values: { companyId, companyName, status, ...noted },
        link: '/company-profile',
        letter: letterOf('company', status, { companyName }, note),
      });
    }
  }
}

export async function employersOf({ em }: Unit, companyIds: readonly string[]) {
  const list = `{${[...new Set(companyIds)].join(',')}}`;
  const rows = await em.execute<{ id: string; companyId: string }[]>(EMPLOYERS, [list]);
  const byCompany = new Map<string, string[]>();
  for (const { id, companyId } of rows) {
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), id]);
  }
  return byCompany;
}

type Values = Record<string, string | number>;

export function letterOf(
  of: 'job' | 'company',
  status: string,
  values: Values,
  note: string | null,
) {
  return (locale: Locale) => {
    const t = translator(locale, 'mail');
    const words = `moderation.${of}.${status}`;
    return {
      subject: t(`${words}.subject`, values),
      paragraphs: [
        t(`${words}.body`, values),
        ...(note ? [t('moderation.note'), ...note.split(/\n+/)] : []),
        t(`${words}.next`, values),
      ],
    };
  };
}
