import type { InterviewCanceller } from './interviews.ts';
import type { RemovalReason, VerificationKind } from './companyVerification.ts';
import type { RecountedValue } from './recounts.ts';
import type { SystemSettings } from './settings.ts';
import type { StagePreset } from './stages.ts';
import type { AdminStatus } from './statuses.ts';

/** The employer's five switches; each controls a real email (product decision 43). */
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

/** A job seeker's switches; each controls a real email (product decisions 20 and 43). */
export const SEEKER_NOTIFICATION_FLAGS = [
  'emailNotifications',
  'applicationAlerts',
  'jobAlerts',
  'jobRecommendations',
  'marketingEmails',
] as const;
export type SeekerNotificationFlag = (typeof SEEKER_NOTIFICATION_FLAGS)[number];

export type NotificationFlag = EmployerNotificationFlag | SeekerNotificationFlag;

/** The kinds of notifications. The switches are documented; the kinds follow from them. */
export const NOTIFICATION_KINDS = [
  'application_received',
  'application_sent',
  'application_withdrawn',
  'application_status_changed',
  'note_mention',
  'interview_changed',
  'offer_changed',
  'job_alert_matched',
  'jobs_recommended',
  'job_status_changed',
  'company_status_changed',
  'job_expiring',
  'weekly_report',
  'candidate_contacted',
  'webhook_disabled',
  'api_key_expiring',
  'integrations_handed_over',
  'figures_corrected',
  'message_received',
  'figure_alert',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** For a change of an approved job or company: pending, or decided. */
type ChangeStatus = 'changed' | 'changeApproved' | 'changeRejected';

/** For a verification: waiting for an administrator, or decided. */
type VerificationOutcome =
  | 'verified'
  | 'verificationWaiting'
  | 'verificationRejected'
  | 'verificationRemoved';

/** The data of each kind; the text around it is in the reader's language. */
export interface NotificationValues {
  application_received: ApplicationFacts & InCompany & { applicantName: string };
  application_sent: ApplicationFacts & { companyName: string };
  application_withdrawn: ApplicationFacts & { applicantName: string };
  application_status_changed: ApplicationFacts & {
    companyName: string;
    status: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'moved';
    /** For a move to another stage: its name, or the preset whose words it has. */
    stage?: string;
    preset?: StagePreset | 'other';
  };
  interview_changed: ApplicationFacts & {
    interviewId: string;
    companyName: string;
    applicantName: string;
    /** The reader of the notification. */
    side: 'applicant' | 'member';
    act:
      | 'proposed'
      | 'booked'
      | 'moved'
      | 'changed'
      | 'cancelled'
      | 'declined'
      | 'reminder'
      | 'added'
      | 'removed'
      | 'unheld';
    by: InterviewCanceller | 'clock';
    /** The moment as ISO 8601, or empty text, and the reader's time zone. */
    time: string;
    timeZone: string;
  };
  offer_changed: ApplicationFacts & {
    offerId: string;
    companyName: string;
    applicantName: string;
    /** The reader of the notification. */
    side: 'applicant' | 'member';
    /** Withdrawn by the company, or ended with the job or the company. */
    act: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'expired' | 'reminder';
    /** The last minute for an answer, as ISO 8601, and its time zone; earlier notifications have none. */
    time?: string;
    timeZone?: string;
  };
  note_mention: ApplicationFacts & { applicantName: string; authorId?: string; authorName: string };
  job_alert_matched: { alertId: string; alertName: string; matches: number };
  /** How many jobs, and the title of the best. */
  jobs_recommended: { jobs: number; jobTitle: string };
  job_status_changed: JobFacts & {
    companyName: string;
    status:
      | AdminStatus
      | 'awaiting'
      | 'approvedExpired'
      | 'approvedClosed'
      | 'reported'
      | ChangeStatus;
    /** How many jobs or companies in addition to the named one. */
    more?: number;
  } & WithNote;
  company_status_changed: {
    companyId: string;
    companyName: string;
    status: AdminStatus | ChangeStatus | VerificationOutcome;
    /** For a verification: its kind, and why it was removed. */
    proof?: VerificationKind;
    reason?: RemovalReason;
  } & WithNote;
  job_expiring: { jobId: string; jobTitle: string; days: number };
  weekly_report: InCompany & { applications: number };
  candidate_contacted: { jobId: string; jobTitle: string; companyName: string; message: string };
  /** The host part of the address. */
  webhook_disabled: InCompany & { webhookId: string; host: string; reason: 'gone' | 'failing' };
  /** How many rows differed and how many are still wrong; the first value that differed, and how many other values. */
  figures_corrected: {
    recountId: string;
    rows: number;
    open: number;
    value: RecountedValue;
    more: number;
  };
  /** The integrations of someone who has left or no longer manages the company. */
  integrations_handed_over: { companyId: string; apiKeys: number; webhooks: number };
  api_key_expiring: InCompany & { apiKeyId: string; keyName: string; days: number };
  /** The sender is the company or the applicant. */
  message_received: ApplicationFacts & { senderName: string };
  /** The reason is a sentence in the language of the administrator who set the alert. */
  figure_alert: { alertId: string; alertName: string; act: 'crossed' | 'failed'; reason: string };
}

/** The company is missing in older notifications, and in those of administrators. */
interface InCompany {
  companyId?: string;
}

interface JobFacts {
  jobId: string;
  jobTitle: string;
}

/** The administrators' note. */
interface WithNote {
  note?: string;
}

interface ApplicationFacts {
  applicationId: string;
  jobId: string;
  jobTitle: string;
}

interface NotificationGates {
  readonly label: string;
  /** The user's switch for this kind, in addition to emailNotifications. */
  readonly flag: NotificationFlag | null;
  /** The administrators' switch for this kind, in addition to enableEmailNotifications. */
  readonly setting: keyof SystemSettings | null;
  /** The user's switch also stops the bell, not only the email. */
  readonly stopsBell?: true;
  /**
   * Its email is sent elsewhere: an alert's digest lists the jobs themselves, a reply to a letter goes to its sender,
   * and an email about messages waits until they have not been read for a while.
   */
  readonly ownMail?: true;
}

export const NOTIFICATION_GATES: Readonly<Record<NotificationKind, NotificationGates>> = {
  application_received: {
    label: 'New application',
    flag: 'applicationAlerts',
    setting: null,
    stopsBell: true,
  },
  application_sent: { label: 'Application sent', flag: 'applicationAlerts', setting: null },
  application_withdrawn: {
    label: 'Application withdrawn',
    flag: 'applicationAlerts',
    setting: null,
    stopsBell: true,
  },
  application_status_changed: {
    label: 'Application status',
    flag: 'applicationAlerts',
    setting: 'notifyApplicationStatus',
  },
  note_mention: { label: 'Mention in a note', flag: null, setting: null },
  interview_changed: {
    label: 'Interviews',
    flag: 'applicationAlerts',
    setting: null,
    ownMail: true,
  },
  offer_changed: { label: 'Offers', flag: 'applicationAlerts', setting: null },
  job_alert_matched: {
    label: 'New jobs',
    flag: 'jobAlerts',
    setting: 'notifyNewJobs',
    ownMail: true,
  },
  jobs_recommended: {
    label: 'Recommended jobs',
    flag: 'jobRecommendations',
    setting: 'notifyNewJobs',
    stopsBell: true,
    ownMail: true,
  },
  job_status_changed: { label: 'Job status', flag: null, setting: null },
  company_status_changed: { label: 'Company status', flag: null, setting: null },
  job_expiring: {
    label: 'Job expiry',
    flag: 'jobExpiryAlerts',
    setting: null,
    stopsBell: true,
  },
  weekly_report: {
    label: 'Weekly report',
    flag: 'weeklyReports',
    setting: null,
    stopsBell: true,
    ownMail: true,
  },
  candidate_contacted: {
    label: 'Letter from an employer',
    flag: null,
    setting: null,
    ownMail: true,
  },
  webhook_disabled: { label: 'Webhook switched off', flag: null, setting: null },
  integrations_handed_over: { label: 'Integrations handed over', flag: null, setting: null },
  api_key_expiring: { label: 'API key expiry', flag: null, setting: null },
  figures_corrected: { label: 'Figures corrected', flag: null, setting: null },
  message_received: {
    label: 'New message',
    flag: 'applicationAlerts',
    setting: null,
    ownMail: true,
  },
  figure_alert: { label: 'Figure alert', flag: null, setting: null },
};
