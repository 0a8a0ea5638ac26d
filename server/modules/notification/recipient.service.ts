import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '#schema/options/locales.ts';
import { NOTIFICATION_GATES, type NotificationKind } from '#schema/options/notifications.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { mayMail, mayNotifyByBell } from './notification.rules.ts';

/** A request or a task: anything with services and a unit of work. */
export interface Unit {
  em: EntityManager;
  services: Services;
}

/** The recipient of an email and their language. */
export interface Recipient {
  userId: string;
  email: string;
  firstName: string;
  locale: Locale;
  /** The company that it is about, if the recipient belongs to it: links in the email name it. */
  companyId: string | null;
  /** Whether that company is closed, so that it may not see its applicants. */
  isCompanyClosed: boolean;
}

/** What an email is about. */
interface Subject {
  companyId?: string;
  jobId?: string;
  /** Sent to suspended people as well, because it frees their time. */
  evenSuspended?: boolean;
}

/**
 * A user who never changed a setting has no row: the defaults are those of the table. $1 the user, $2 the company or $3
 * the job that it is about.
 */
const READER = statement(
  'notification-reader',
  `
    select u.id as "userId", u.email, u.first_name as "firstName", u.locale, u.status,
      m.company_id as "companyId", coalesce(c.access_status in ('rejected', 'suspended'), false) as "isCompanyClosed!",
      u.deleted_at as "deletedAt", u.email_verified_at is not null as "emailVerified",
      coalesce(s.email_notifications, true) as "emailNotifications",
      coalesce(s.application_alerts, true) as "applicationAlerts",
      coalesce(s.job_expiry_alerts, true) as "jobExpiryAlerts",
      coalesce(s.job_alerts, true) as "jobAlerts",
      coalesce(s.job_recommendations, true) as "jobRecommendations",
      coalesce(s.weekly_reports, false) as "weeklyReports",
      coalesce(s.marketing_emails, false) as "marketingEmails"
    from users u left join user_settings s on s.user_id = u.id
      left join company_members m on m.user_id = u.id
        and m.company_id = coalesce($2::uuid, (select j.company_id from jobs j where j.id = $3::uuid))
      left join companies c on c.id = m.company_id
    where u.id = $1`,
);

/** The recipient for this kind; null if the site or the user has switched these emails off. */
export async function mailRecipient(
  { em, services }: Unit,
  userId: string,
  kind: NotificationKind,
  about: Subject = {},
): Promise<Recipient | null> {
  const [row] = await readIn(em, READER, [userId, about.companyId ?? null, about.jobId ?? null]);
  if (!row) return null;
  const site = await services.settings.current();
  const status = about.evenSuspended ? 'active' : row.status;
  if (!mayMail(kind, { ...row, status, flags: row }, site)) return null;
  const { email, firstName, locale, companyId, isCompanyClosed } = row;
  return { userId, email, firstName, locale, companyId, isCompanyClosed };
}

/** Whether the user gets this kind at all. Reads the settings only for kinds whose switch also affects the bell. */
export async function wantsNotification(
  { em, services }: Unit,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  const { stopsBell, setting } = NOTIFICATION_GATES[kind];
  if (!stopsBell && !setting) return true;
  const site = await services.settings.current();
  if (setting && !site[setting]) return false;
  if (!stopsBell) return true;
  const [row] = await readIn(em, READER, [userId, null, null]);
  return row !== undefined && mayNotifyByBell(kind, row, site);
}
