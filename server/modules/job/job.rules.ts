import {
  RENEWABLE_DAYS,
  RENEWED_DAYS,
  RESTORABLE_MINUTES,
  type JobAction,
} from '#schema/options/screens/ownJobs.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** job.post.verified-address: asked for while the site's setting says so (decision 62). */
export function mayPostFrom(
  person: { emailVerified: boolean },
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || !site.requireEmailVerification;
}

/** job.post.approved: at once where the site approves by itself, and the company is approved; else it waits (decision 63). */
export function firstStatus(
  company: { adminStatus: AdminStatus },
  site: { autoApproveJobs: boolean },
): AdminStatus {
  return site.autoApproveJobs && company.adminStatus === 'approved' ? 'approved' : 'pending';
}

/** What puts a job elsewhere, keeps it up for longer or only follows from its words: none says anything else. */
const NO_CONTENT = new Set(
  'isFeatured isHot applicationDeadline district state salaryMin salaryMax salaryPeriod'.split(' '),
);

/** job.update.looked-at-again: what was rejected waits once more, as soon as what it says is another. */
export function isLookedAtAgain(
  { adminStatus }: { adminStatus: AdminStatus },
  changed: readonly string[],
): boolean {
  return adminStatus === 'rejected' && changed.some((name) => !NO_CONTENT.has(name));
}

/** What a job has been through, as far as its employer's actions ask. */
interface Course {
  status: JobStatus;
  applicationDeadline?: Date | null;
  deletedAt?: Date | null;
}

/** From when on a job may be renewed; null for one that ends with no day. */
export function renewableFrom({ applicationDeadline }: Pick<Course, 'applicationDeadline'>) {
  return applicationDeadline
    ? new Date(applicationDeadline.getTime() - RENEWABLE_DAYS * DAY)
    : null;
}

/** Thirty days from its deadline or from now, whichever is later. */
export function renewedUntil({ applicationDeadline }: Course, now: Date): Date {
  const from = Math.max(applicationDeadline?.getTime() ?? 0, now.getTime());
  return new Date(from + RENEWED_DAYS * DAY);
}

/** The rules of changing a job, by their ids; each says whether the job may. */
const CHANGE_RULES = {
  /** Ended once. */
  'job.close.open': ({ status }: Course) => status === 'active',
  'job.reopen.closed': ({ status }: Course) => status === 'closed',
  /** What has run out is renewed, or gets another deadline first. */
  'job.reopen.deadline': ({ applicationDeadline }: Course, now: Date) =>
    !applicationDeadline || applicationDeadline > now,
  /** From seven days before its deadline, and for ever after. */
  'job.renew.window': (job: Course, now: Date) => {
    const from = renewableFrom(job);
    return from !== null && from <= now;
  },
  /** What is not deleted needs no bringing back, and gets none; what is, for ten minutes. */
  'job.restore.window': ({ deletedAt }: Course, now: Date) =>
    !deletedAt || now.getTime() - deletedAt.getTime() <= RESTORABLE_MINUTES * MINUTE,
} as const;
export type ChangeRule = keyof typeof CHANGE_RULES;

const ASKED: Readonly<Record<JobAction, readonly ChangeRule[]>> = {
  feature: [],
  unfeature: [],
  hot: [],
  unhot: [],
  close: ['job.close.open'],
  reopen: ['job.reopen.closed', 'job.reopen.deadline'],
  renew: ['job.renew.window'],
  delete: [],
  restore: ['job.restore.window'],
};

/** The first rule that forbids this; null where it is allowed. */
export function forbiddenBy(action: JobAction, job: Course, now: Date): ChangeRule | null {
  return ASKED[action].find((rule) => !CHANGE_RULES[rule](job, now)) ?? null;
}

type Changed = Partial<Course & { isFeatured: boolean; isHot: boolean; closedAt: Date | null }>;

/** What an allowed action makes of a job. Renewing goes on with one that was ended, too. */
export function changedBy(action: JobAction, job: Course, now: Date): Changed {
  switch (action) {
    case 'feature':
      return { isFeatured: true };
    case 'unfeature':
      return { isFeatured: false };
    case 'hot':
      return { isHot: true };
    case 'unhot':
      return { isHot: false };
    case 'close':
      return { status: 'closed', closedAt: now };
    case 'reopen':
      return { status: 'active', closedAt: null };
    case 'renew':
      return { status: 'active', closedAt: null, applicationDeadline: renewedUntil(job, now) };
    case 'delete':
      return { deletedAt: now };
    case 'restore':
      return { deletedAt: null };
  }
}

interface Ended {
  ownStatus: JobStatus;
  standing: JobStanding;
}

/** The one word that the documented calls have for a job: its deadline ends it as its employer does. */
export function statusOf({ ownStatus, standing }: Ended): JobStatus | 'expired' {
  return standing === 'expired' ? 'expired' : ownStatus;
}
