/** The events of webhooks, as stored and sent. */
export const WEBHOOK_EVENTS = [
  'job.created',
  'job.updated',
  'job.approved',
  'job.rejected',
  'job.closed',
  'job.reopened',
  'job.expired',
  'job.deleted',
  'application.created',
  'application.status_changed',
  'application.withdrawn',
  'interview.scheduled',
  'interview.moved',
  'interview.cancelled',
  'offer.sent',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
  'offer.expired',
  'message.received',
  'figure.crossed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event sent by a test delivery. */
export const WEBHOOK_TEST = 'webhook.test';

/** Why a webhook is disabled: by a user, after a 410 response, or after days without success. */
export const WEBHOOK_DISABLED_REASONS = ['switched_off', 'gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

export const DELIVERY_OUTCOMES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** Why an attempt can fail; each reason has a text on the page. */
export const ATTEMPT_FAILURES = [
  'address',
  'unknown_host',
  'connection',
  'certificate',
  'timeout',
  'redirect',
  'status',
  'not_allowed',
  'secret',
] as const;
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number];

export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 2_000;
export const WEBHOOK_SELECTION_MAX = 4_000;
/** Our choice: how much of a response is stored, and how much is read. */
export const WEBHOOK_ANSWER_KEPT = 1_024;
export const WEBHOOK_ANSWER_READ = 10 * 1_024;
export const WEBHOOK_LOG_DAYS = 30;
export const WEBHOOK_ROTATION_HOURS = 24;
export const WEBHOOK_FAILING_DAYS = 5;

/** The default fields of a job in a payload. */
export const DEFAULT_JOB_SELECTION = `{
  id
  title
  company { id name }
  location
  type
  salary
  salaryMin
  salaryMax
  standing
  adminStatus
  postedAt
  applicationDeadline
}`;

/** The default fields of an application in a payload. */
export const DEFAULT_APPLICATION_SELECTION = `{
  id
  status
  statusChangedAt
  appliedAt
  name
  email
  phone
  job { id title }
}`;

/** The fields of a message in a payload. */
export const MESSAGE_SELECTION = `{
  id
  sentAt
  side
  authorName
  body
  application { id status }
}`;
