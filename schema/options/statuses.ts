import { parserFor } from './spelling.ts';

export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'rejected',
  'hired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  hired: 'Hired',
};

export const parseApplicationStatus = parserFor(APPLICATION_STATUSES);

/** The timeline of an application. Viewing and downloading are events, never statuses. */
export const APPLICATION_EVENTS = [
  'applied',
  'viewed',
  'resume_downloaded',
  'reviewed',
  'shortlisted',
  'rejected',
  'hired',
  'note',
  'stage_changed',
  'edited',
  'withdrawn',
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'interview_held',
  'offer_sent',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

export const APPLICATION_EVENT_LABELS: Readonly<Record<ApplicationEvent, string>> = {
  applied: 'Applied',
  viewed: 'Viewed',
  resume_downloaded: 'Resume downloaded',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  hired: 'Hired',
  note: 'Note',
  stage_changed: 'Stage changed',
  edited: 'Application edited',
  withdrawn: 'Application withdrawn',
  interview_proposed: 'Interview proposed',
  interview_booked: 'Interview booked',
  interview_moved: 'Interview moved',
  interview_cancelled: 'Interview cancelled',
  interview_held: 'Interview held',
  offer_sent: 'Offer sent',
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
  offer_withdrawn: 'Offer withdrawn',
  offer_expired: 'Offer expired',
};

/** Set by the employer. "Expired" is not stored: it follows from the deadline. */
export const JOB_STATUSES = ['active', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_STATUS_LABELS: Readonly<Record<JobStatus, string>> = {
  active: 'Active',
  closed: 'Closed',
};

export const parseJobStatus = parserFor(JOB_STATUSES);

/** Set by administrators, for companies and for jobs. */
export const ADMIN_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export const ADMIN_STATUS_LABELS: Readonly<Record<AdminStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

export const parseAdminStatus = parserFor(ADMIN_STATUSES);

/**
 * company.active.required: while a company is rejected or suspended, its employers cannot see applicants or
 * candidates, or decide on them.
 */
export function isClosed(
  company: AdminStatus | null | undefined,
): company is 'rejected' | 'suspended' {
  return company === 'rejected' || company === 'suspended';
}

/** The administrators' actions on jobs, one by one and in bulk. */
export const ADMIN_ACTIONS = ['approve', 'reject', 'suspend'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export const ADMIN_ACTION_RESULTS = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
} as const satisfies Record<AdminAction, AdminStatus>;

export const parseAdminAction = parserFor(ADMIN_ACTIONS);

export const USER_STATUSES = ['active', 'inactive', 'suspended'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_STATUS_LABELS: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  suspended: 'Suspended',
};

export const parseUserStatus = parserFor(USER_STATUSES);

export const DEFAULT_SUSPENSION_REASON = 'Admin action';

export const USER_DISPLAY_STATUSES = ['active', 'unverified', 'suspended', 'inactive'] as const;
export type UserDisplayStatus = (typeof USER_DISPLAY_STATUSES)[number];

export const parseUserDisplayStatus = parserFor(USER_DISPLAY_STATUSES);

/** In documented order: suspended first, then whether the user is verified. A deactivated user is not active. */
export function userDisplayStatus(status: UserStatus, isVerified: boolean): UserDisplayStatus {
  if (status !== 'active') return status;
  return isVerified ? 'active' : 'unverified';
}
