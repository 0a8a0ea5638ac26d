import { NOTIFICATION_KINDS } from '#schema/options/notifications.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { choicesOf, labelFromKey, wordsOfModel } from '../choices.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { count, percentile, singlePart, ratio } from '../parts.ts';

const OTHER = 'other';
const EMAIL_KINDS = [...NOTIFICATION_KINDS, OTHER] as const;
const EMAIL_KIND = `coalesce(ml.kind, '${OTHER}')`;
const OUTCOMES = ['sent', 'waiting', 'failed'] as const;
const OUTCOME = `(case when ml.sent_at is not null then 'sent' when ml.failed_at is not null then 'failed' else 'waiting' end)`;

export const NOTICE_SUBJECTS = {
  notifications: {
    name: 'Notifications',
    source: 'notifications in the bell, by the moment they were made',
    from: 'notifications nt',
    at: 'nt.created_at',
    // Deleted with an account, and when someone leaves a company.
    forgets: true,
    person: 'nt.user_id',
    joins: {
      u: 'join users u on u.id = nt.user_id',
      p: 'left join seeker_profiles p on p.user_id = nt.user_id',
    },
  },
  emails: {
    name: 'Emails',
    source:
      'outbox, by the moment an email was queued; after 30 days without what it said and to whom',
    from: 'outbox ml',
    at: 'ml.created_at',
    joins: {},
  },
} as const satisfies Record<string, Subject>;

export const NOTICES_LISTED = {
  notifications: {
    id: 'nt.id',
    type: 'uuid',
    joins: 'left join notifications nt on nt.id = r.id',
    person: 'nt.user_id',
    name: { dimension: 'notification_kind', sql: 'nt.kind' },
  },
  emails: {
    id: 'ml.id',
    type: 'uuid',
    joins: 'left join outbox ml on ml.id = r.id',
    person: 'ml.user_id',
    name: { dimension: 'email_kind', sql: EMAIL_KIND },
    detail: { dimension: 'email_outcome', sql: OUTCOME },
  },
} satisfies Record<keyof typeof NOTICE_SUBJECTS, ListedRow>;

export const NOTICE_AS_OF: ColumnsAsOf = {
  'ml.sent_at': since('ml.sent_at'),
  'ml.failed_at': since('ml.failed_at'),
};

const NOTIFICATIONS = count('notifications');
const READ = count('notifications', 'nt.read_at is not null');
const READ_HOURS = '(extract(epoch from nt.read_at - nt.created_at)::float8 / 3600)';
const EMAILS = count('emails');
const FAILED = count('emails', 'ml.sent_at is null and ml.failed_at is not null');
const SEND_MINUTES = '(extract(epoch from ml.sent_at - ml.created_at)::float8 / 60)';

export const NOTICE_MEASURES = {
  notifications: singlePart(NOTIFICATIONS, 'count', {
    name: 'Notifications',
    description: 'Notifications in the bell.',
  }),
  notifications_read: singlePart(READ, 'count', {
    name: 'Notifications read',
    description: 'Notifications that were opened or marked as read in the bell.',
  }),
  notification_read_rate: ratio(READ, NOTIFICATIONS, 'percent', {
    name: 'Read rate of notifications',
    description: 'Share of notifications that were opened or marked as read in the bell.',
  }),
  time_to_read_median: percentile('notifications', READ_HOURS, 0.5, 'hours', {
    name: 'Time to read a notification, median',
    description: 'Median hours until a notification is opened or marked as read.',
  }),
  emails: singlePart(EMAILS, 'count', {
    name: 'Emails',
    description:
      'Emails that were queued, without those dropped because they were no longer needed.',
  }),
  emails_sent: singlePart(count('emails', 'ml.sent_at is not null'), 'count', {
    name: 'Emails sent',
    description: 'Emails that a mail server has accepted. Whether they are opened is not recorded.',
  }),
  emails_failed: singlePart(FAILED, 'count', {
    name: 'Emails failed',
    description: 'Emails that failed: refused, or not accepted within a day.',
  }),
  email_failure_rate: ratio(FAILED, EMAILS, 'percent', {
    name: 'Failure rate of emails',
    description: 'Share of the queued emails that failed.',
  }),
  time_to_send_median: percentile('emails', SEND_MINUTES, 0.5, 'minutes', {
    name: 'Time to send an email, median',
    description: 'Median minutes until a mail server has accepted an email.',
  }),
};

export const NOTICE_DIMENSIONS = {
  notification_kind: {
    name: 'Kind of notification',
    description: 'What the notification is about.',
    source: 'notifications.kind',
    kind: 'choice',
    sql: 'nt.kind',
    choices: choicesOf(
      NOTIFICATION_KINDS,
      labelFromKey,
      parserFor(NOTIFICATION_KINDS),
      wordsOfModel('notice'),
    ),
  },
  notification_read: {
    name: 'Notification read',
    description: 'Whether the notification was opened or marked as read.',
    source: 'notifications.read_at',
    kind: 'yes_no',
    sql: '(nt.read_at is not null)',
  },
  email_kind: {
    name: 'Kind of email',
    description: 'The notification that the email is about; other for all other emails.',
    source: 'outbox.kind',
    kind: 'choice',
    sql: EMAIL_KIND,
    choices: choicesOf(EMAIL_KINDS, labelFromKey, parserFor(EMAIL_KINDS), wordsOfModel('notice')),
  },
  email_outcome: {
    name: 'Email outcome',
    description: 'Whether the email was sent, is waiting to be sent, or failed.',
    source: 'outbox.sent_at and outbox.failed_at',
    kind: 'choice',
    sql: OUTCOME,
    choices: choicesOf(OUTCOMES, labelFromKey, parserFor(OUTCOMES), wordsOfModel('email_outcome')),
  },
} as const satisfies Record<string, Dimension>;
