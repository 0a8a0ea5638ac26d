import type { NotificationKind, NotificationValues } from '#schema/options/notifications.ts';
import { notify, type Notice } from '#server/modules/notification/notification.service.ts';
import type { App } from '#tests/support/app.ts';
import { newId } from '#server/lib/ids.ts';

/** Values for every kind of notification. */
export const FACTS: { [Kind in NotificationKind]: NotificationValues[Kind] } = {
  note_mention: { ...application(), applicantName: 'Ravi Nair', authorName: 'Meera Shah' },
  application_received: { ...application(), applicantName: 'Ravi Nair' },
  application_sent: { ...application(), companyName: 'Lotus Works' },
  application_withdrawn: { ...application(), applicantName: 'Ravi Nair' },
  application_status_changed: {
    ...application(),
    companyName: 'Lotus Works',
    status: 'shortlisted',
  },
  offer_changed: {
    ...application(),
    offerId: anId(),
    companyName: 'Lotus Works',
    applicantName: 'Ravi Nair',
    side: 'applicant',
    act: 'sent',
  },
  interview_changed: {
    ...application(),
    interviewId: anId(),
    companyName: 'Lotus Works',
    applicantName: 'Ravi Nair',
    side: 'applicant',
    act: 'booked',
    by: 'applicant',
    time: '2026-12-01T04:30:00.000Z',
    timeZone: 'Asia/Kolkata',
  },
  jobs_recommended: { jobs: 3, jobTitle: 'Nurse' },
  job_alert_matched: { alertId: anId(), alertName: 'Nursing in Pune', matches: 3 },
  job_status_changed: {
    jobId: anId(),
    jobTitle: 'Staff Nurse',
    companyName: 'Lotus Works',
    status: 'approved',
  },
  company_status_changed: { companyId: anId(), companyName: 'Lotus Works', status: 'approved' },
  job_expiring: { jobId: anId(), jobTitle: 'Staff Nurse', days: 3 },
  weekly_report: { applications: 12 },
  candidate_contacted: {
    jobId: anId(),
    jobTitle: 'Staff Nurse',
    companyName: 'Lotus Works',
    message: 'We would like to talk to you.',
  },
  webhook_disabled: { webhookId: anId(), host: 'hooks.partner.example', reason: 'failing' },
  message_received: { ...application(), senderName: 'Lotus Works' },
  figures_corrected: { recountId: anId(), rows: 3, open: 0, value: 'job_views', more: 0 },
  integrations_handed_over: { companyId: anId(), apiKeys: 2, webhooks: 1 },
  api_key_expiring: { apiKeyId: anId(), keyName: 'Careers page', days: 6 },
  figure_alert: {
    alertId: anId(),
    alertName: 'Applications above 100',
    act: 'crossed',
    reason: 'Applications, last 7 days: 137.',
  },
};

function application() {
  return { applicationId: anId(), jobId: anId(), jobTitle: 'Staff Nurse' };
}

function anId() {
  return newId(1_700_000_000_000);
}

/** Sends a notification in a separate transaction, as the application does. */
export async function sendNotification(
  app: App,
  userId: string,
  kind: NotificationKind,
  link = '/my-applications',
) {
  const notice = { userId, kind, link, values: FACTS[kind] } as Notice;
  const notification = await notify(
    { em: app.services.database.fork(), services: app.services },
    notice,
  );
  return notification!;
}
