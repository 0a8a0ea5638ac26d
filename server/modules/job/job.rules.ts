import {
  RENEWABLE_DAYS,
  RENEWED_DAYS,
  RESTORABLE_MINUTES,
  type JobAction,
} from '#schema/options/screens/ownJobs.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** job.post.verified-address: required while the site's setting says so (product decision 62). */
export function mayPostFrom(
  person: { emailVerified: boolean },
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || !site.requireEmailVerification;
}

/** job.post.automatic: whether the site approves the jobs of this company by itself. */
export function isAutomatic(
  company: { adminStatus: AdminStatus },
  site: { autoApproveJobs: boolean },
): boolean {
  return site.autoApproveJobs && company.adminStatus === 'approved';
}

/**
 * job.post.approved: a job that the site approves automatically is live at once, unless it has a risk sign. Any other
 * job waits for an administrator (product decisions 63 and 79).
 */
export function firstStatus(automatic: boolean, riskSigns: readonly RiskSign[]): AdminStatus {
  return automatic && riskSigns.length === 0 ? 'approved' : 'pending';
}

/**
 * Fields that are not content: they change where a job is listed or for how long, or are derived
 * from its text.
 */
const NO_CONTENT = new Set(
  'isFeatured isHot applicationDeadline district state salaryMin salaryMax salaryPeriod'.split(' '),
);

/**
 * job.update.looked-at-again: a rejected job waits for approval again as soon as its content
 * changes.
 */
export function isLookedAtAgain(
  { adminStatus }: { adminStatus: AdminStatus },
  changed: readonly string[],
): boolean {
  return adminStatus === 'rejected' && changed.some((name) => !NO_CONTENT.has(name));
}

/** The part of a job's state that its employer's actions depend on. */
interface JobState {
  status: JobStatus;
  applicationDeadline?: Date | null;
  deletedAt?: Date | null;
}

interface ChangedJob extends JobState {
  /** An administrator has undone the bulk upload that posted it. */
  isUploadUndone?: boolean;
  /** Another job of the company has its external id. */
  isExternalIdInUse?: boolean;
}

/** The fields that make a job stand out. */
export const HIGHLIGHTS = ['isFeatured', 'isHot'] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];
/** How many jobs of a company may have each of them at a time (product decision 71). */
export const HIGHLIGHTS_MAX = 3;

/** Closed, expired and deleted jobs are not open. A job under review is. */
export function isOpen({ status, applicationDeadline, deletedAt }: JobState, now: Date): boolean {
  const isAhead = !applicationDeadline || applicationDeadline > now;
  return status === 'active' && isAhead && !deletedAt;
}

/** The moment from which a job may be renewed; null for a job without a deadline. */
export function renewableFrom({ applicationDeadline }: Pick<JobState, 'applicationDeadline'>) {
  return applicationDeadline
    ? new Date(applicationDeadline.getTime() - RENEWABLE_DAYS * DAY)
    : null;
}

/** Thirty days from its deadline or from now, whichever is later. */
export function renewedUntil({ applicationDeadline }: JobState, now: Date): Date {
  const from = Math.max(applicationDeadline?.getTime() ?? 0, now.getTime());
  return new Date(from + RENEWED_DAYS * DAY);
}

/** The rules for changing a job, by their ids. Each returns whether the job satisfies it. */
const CHANGE_RULES = {
  /** A closed job cannot be closed again. */
  'job.close.open': ({ status }: JobState) => status === 'active',
  'job.reopen.closed': ({ status }: JobState) => status === 'closed',
  /** An expired job has to be renewed, or given a new deadline, first. */
  'job.reopen.deadline': ({ applicationDeadline }: JobState, now: Date) =>
    !applicationDeadline || applicationDeadline > now,
  /** From seven days before its deadline, with no end. */
  'job.renew.window': (job: JobState, now: Date) => {
    const from = renewableFrom(job);
    return from !== null && from <= now;
  },
  /**
   * Restoring a job that is not deleted changes nothing; a deleted one can be restored for ten
   * minutes.
   */
  'job.restore.window': ({ deletedAt }: JobState, now: Date) =>
    !deletedAt || now.getTime() - deletedAt.getTime() <= RESTORABLE_MINUTES * MINUTE,
  /** The upload cannot be undone a second time. */
  'job.restore.upload': ({ deletedAt, isUploadUndone }: ChangedJob) =>
    !deletedAt || !isUploadUndone,
  /** A partner has posted the job again since it was deleted. */
  'job.restore.taken': ({ deletedAt, isExternalIdInUse }: ChangedJob) =>
    !deletedAt || !isExternalIdInUse,
} as const;
export type ChangeRule = keyof typeof CHANGE_RULES;

const RULES_OF_ACTION: Readonly<Record<JobAction, readonly ChangeRule[]>> = {
  feature: [],
  unfeature: [],
  hot: [],
  unhot: [],
  close: ['job.close.open'],
  reopen: ['job.reopen.closed', 'job.reopen.deadline'],
  renew: ['job.renew.window'],
  delete: [],
  restore: ['job.restore.window', 'job.restore.upload', 'job.restore.taken'],
};

/** The first rule that forbids the action; null if it is allowed. */
export function forbiddenBy(action: JobAction, job: ChangedJob, now: Date): ChangeRule | null {
  return RULES_OF_ACTION[action].find((rule) => !CHANGE_RULES[rule](job, now)) ?? null;
}

type JobChanges = Partial<
  JobState & { isFeatured: boolean; isHot: boolean; closedAt: Date | null }
>;

/** The changes that an allowed action makes to a job. Renewing also reopens a closed job. */
export function changedBy(action: JobAction, job: JobState, now: Date): JobChanges {
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

interface StatusFields {
  ownStatus: JobStatus;
  standing: JobStanding;
}

/**
 * The single status that the documented API calls return for a job: active, closed, or expired once
 * its deadline has passed.
 */
export function statusOf({ ownStatus, standing }: StatusFields): JobStatus | 'expired' {
  return standing === 'expired' ? 'expired' : ownStatus;
}
