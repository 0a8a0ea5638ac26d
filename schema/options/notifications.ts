import type { SystemSettings } from './settings.ts';

/** The employer's five switches; each gates a real mail (decision 43). */
export const EMPLOYER_NOTIFICATION_FLAGS = [
  'emailNotifications',
  'applicationAlerts',
  'jobExpiryAlerts',
  'weeklyReports',
  'marketingEmails',
] as const;
export type EmployerNotificationFlag = (typeof EMPLOYER_NOTIFICATION_FLAGS)[number];

export const EMPLOYER_NOTIFICATION_DEFAULTS: Readonly<Record<EmployerNotificationFlag, boolean>> = {
  emailNotifications: true,
  applicationAlerts: true,
  jobExpiryAlerts: true,
  weeklyReports: false,
  marketingEmails: false,
};

/** What the bell can tell; the documents name the switches, the kinds follow from them. */
export const NOTIFICATION_KINDS = [
  'application_received',
  'application_status_changed',
  'job_alert_matched',
  'job_status_changed',
  'company_status_changed',
  'job_expiring',
  'weekly_report',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface NotificationGates {
  readonly label: string;
  /** The employer's switch for this kind, besides emailNotifications. */
  readonly employerFlag: EmployerNotificationFlag | null;
  /** The administrators' switch for this kind, besides enableEmailNotifications. */
  readonly setting: keyof SystemSettings | null;
}

export const NOTIFICATION_GATES: Readonly<Record<NotificationKind, NotificationGates>> = {
  application_received: {
    label: 'New application',
    employerFlag: 'applicationAlerts',
    setting: null,
  },
  application_status_changed: {
    label: 'Application status',
    employerFlag: null,
    setting: 'notifyApplicationStatus',
  },
  job_alert_matched: { label: 'New jobs', employerFlag: null, setting: 'notifyNewJobs' },
  job_status_changed: { label: 'Job status', employerFlag: null, setting: null },
  company_status_changed: { label: 'Company status', employerFlag: null, setting: null },
  job_expiring: { label: 'Job expiry', employerFlag: 'jobExpiryAlerts', setting: null },
  weekly_report: { label: 'Weekly report', employerFlag: 'weeklyReports', setting: null },
};

export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];
