import { json, statement, type RowOf } from '#server/db/statement.ts';
import { companyOfReader } from '#server/modules/notification/notification.sql.ts';
import type { Notification } from '#server/modules/notification/notification.entity.ts';

/** The key pair of the site; the private key is sealed. */
export const KEYS = statement(
  'push-keys',
  'select public_key as "publicKey", private_key as "privateKey" from push_keys',
);

/** $1 the public key, $2 the sealed private key, $3 now. The first process to start writes it. */
export const SAVE_KEYS = statement(
  'push-keep-keys',
  `insert into push_keys (public_key, private_key, created_at) values ($1, $2, $3)
    on conflict (id) do nothing`,
);

/**
 * $1 the id, $2 the user, $3 the session, $4 the endpoint, $5 and $6 the keys of the browser, $7 the browser, $8 now. A
 * browser has one endpoint: its present user gets the notifications.
 */
export const SAVE = statement(
  'push-save-subscription',
  `
    insert into push_subscriptions
      (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (endpoint) do update set user_id = excluded.user_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      user_agent = excluded.user_agent, created_at = excluded.created_at, failures = 0`,
);

/** $1 the user, $2 how many stay: the newest. */
export const DELETE_OLDEST = statement(
  'push-delete-oldest',
  `
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
);

/** $1 the user, $2 the endpoint. */
export const DELETE_OWN = statement(
  'push-delete-own',
  'delete from push_subscriptions where user_id = $1 and endpoint = $2',
);

/** The row of an ended session is only deleted at night, and its subscription `p` with it. */
const hasSession = (now: string) =>
  `exists (select from sessions x where x.id = p.session_id and x.expires_at > ${now}::timestamptz)`;

/**
 * $1 the user, $2 the notification, $3 now, $4 the user's switch for this kind. A user who never changed a setting has no
 * row: the defaults are those of the table.
 */
export const QUEUE = statement(
  'push-queue',
  `
    insert into push_deliveries (id, subscription_id, notification_id, created_at)
    select gen_random_uuid(), p.id, $2, $3
    from push_subscriptions p left join user_settings s on s.user_id = p.user_id
    where p.user_id = $1 and ${hasSession('$3')} and case $4::text
      when 'applicationAlerts' then coalesce(s.application_alerts, true)
      when 'jobExpiryAlerts' then coalesce(s.job_expiry_alerts, true)
      when 'jobAlerts' then coalesce(s.job_alerts, true)
      when 'jobRecommendations' then coalesce(s.job_recommendations, true)
      when 'weeklyReports' then coalesce(s.weekly_reports, false)
      when 'marketingEmails' then coalesce(s.marketing_emails, false)
      else true end
    returning id`,
);

/**
 * $1 the delivery, $2 now. An attempt is recorded before it is made, so that a notification is never sent twice, even
 * if this process dies.
 */
export const CLAIM = statement(
  'push-claim',
  `
    update push_deliveries d set claimed_at = $2, attempts = d.attempts + 1
    from push_subscriptions p join users u on u.id = p.user_id, notifications n
      left join companies c on c.id = ${companyOfReader('n')}
    where d.id = $1 and d.claimed_at is null and p.id = d.subscription_id
      and n.id = d.notification_id and n.user_id = p.user_id and ${hasSession('$2')}
    returning d.id, d.attempts, p.id as "subscriptionId", p.user_id as "userId", p.endpoint, p.p256dh, p.auth,
      n.id as "notificationId", n.kind, n.data, n.link, n.created_at as "createdAt",
      n.read_at as "readAt", u.locale, c.access_status as "companyStatus", ${companyOfReader('n')} as "companyId"`,
  json<Pick<Notification, 'data'>>(),
);

export type ClaimedPush = RowOf<typeof CLAIM>;

/** $1 the delivery. Removes it, because the notification has arrived or never will. */
export const REMOVE_DELIVERY = statement(
  'push-settle',
  'delete from push_deliveries where id = $1',
);

/** $1 the delivery. Releases it for another attempt. */
export const RELEASE = statement(
  'push-release',
  'update push_deliveries set claimed_at = null where id = $1',
);

/** $1 the subscription, $2 now. */
export const NOTE_OK = statement(
  'push-note-ok',
  'update push_subscriptions set last_ok_at = $2, failures = 0 where id = $1',
);

/** $1 the subscription, $2 how many failures in a row end it. */
export const NOTE_FAILURE = statement(
  'push-note-failure',
  `
    with noted as (
      update push_subscriptions set failures = failures + 1 where id = $1 and failures + 1 < $2 returning id)
    delete from push_subscriptions where id = $1 and not exists (select from noted)`,
);

/** $1 the subscription: the push service does not know it any more. */
export const DELETE = statement('push-delete', 'delete from push_subscriptions where id = $1');
