import type { WebhookDisabledReason, WebhookEvent } from '#schema/options/webhooks.ts';
import type { PreparedRead } from '#server/db/database.ts';

/** In the shape of the GraphQL type, without the secret. */
const COLUMNS = `
  'Webhook' as "__typename", w.id, w.url, w.events, w.job_selection as "jobSelection",
  w.application_selection as "applicationSelection", w.created_at as "createdAt",
  (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u
    where u.id = w.created_by and u.deleted_at is null) as "answersForIt",
  w.previous_secret_until as "previousSecretUntil", w.disabled_at as "disabledAt",
  w.disabled_reason as "disabledReason", w.failing_since as "failingSince",
  (select max(d.delivered_at) from webhook_deliveries d where d.webhook_id = w.id) as "lastDeliveredAt"`;

/** $1 the company; null for administrators. */
const OWN = 'w.company_id is not distinct from $1';

export const LIST: PreparedRead = {
  name: 'webhooks',
  text: `select ${COLUMNS} from webhooks w where ${OWN} order by w.created_at, w.id`,
};

/** $2 the webhooks. */
export const BY_IDS: PreparedRead = {
  name: 'webhooks-by-id',
  text: `select ${COLUMNS} from webhooks w where ${OWN} and w.id = any($2::uuid[])`,
};

/** The row of a webhook locked for a change. */
export interface LockedWebhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  jobSelection: string;
  applicationSelection: string;
  secret: string;
  disabledAt: Date | null;
  disabledReason: WebhookDisabledReason | null;
}

export const LOCK = `
  select id, url, events, job_selection as "jobSelection",
    application_selection as "applicationSelection", secret, disabled_at as "disabledAt",
    disabled_reason as "disabledReason"
  from webhooks where company_id is not distinct from ? and id = ? for update`;

/** Serializes concurrent requests, so that each counts what the other has added. */
export const LOCK_ROOM = `select pg_advisory_xact_lock(hashtextextended('webhooks ' || ?, 0))`;

export const COUNT = `
  select count(*)::int as count from webhooks where company_id is not distinct from ?`;

export const CREATE = `
  insert into webhooks (id, company_id, created_by, url, events, job_selection,
    application_selection, secret, created_at, updated_at)
  values (?, ?, ?, ?, ?::text[], ?, ?, ?, ?, ?)`;

/** The user who changes a webhook becomes responsible for it. */
export const UPDATE = `
  update webhooks set url = ?, events = ?::text[], job_selection = ?, application_selection = ?,
    created_by = ?, updated_at = ? where id = ?`;

export const ROTATE = `
  update webhooks set previous_secret = ?, previous_secret_until = ?, secret = ?, updated_at = ?
  where id = ?`;

export const DELETE = 'delete from webhooks where id = ?';

export const DISABLE = `
  update webhooks set disabled_at = ?, disabled_reason = ?, updated_at = ?
  where id = ? and disabled_at is null returning id`;

/** Keeps pending deliveries without trying to send them. */
export const HOLD = `
  update webhook_deliveries set is_held = true, next_attempt_at = null
  where webhook_id = ? and next_attempt_at is not null`;

export const ENABLE = `
  update webhooks set disabled_at = null, disabled_reason = null, failing_since = null,
    created_by = ?, updated_at = ? where id = ?`;

export const RELEASE = `
  update webhook_deliveries set is_held = false, next_attempt_at = ?
  where webhook_id = ? and is_held`;

const OUTCOME = `case when d.next_attempt_at is not null or d.is_held then 'waiting'
  when d.delivered_at is not null then 'delivered' else 'failed' end`;

const DELIVERY = `
  d.id, d.webhook_id as "webhookId", d.event as type, d.subject_id as "subjectId",
  d.created_at as "createdAt", ${OUTCOME} as outcome, d.attempts as "attemptCount",
  d.next_attempt_at as "nextAttemptAt", d.delivered_at as "deliveredAt", d.body`;

/** $1 the webhook, $2 an outcome, $3 and $4 the cursor, $5 limit, $6 offset. */
export const DELIVERIES: PreparedRead = {
  name: 'webhook-deliveries',
  text: `select ${DELIVERY} from webhook_deliveries d
    where d.webhook_id = $1 and ($2::text is null or ${OUTCOME} = $2)
      and ($3::timestamptz is null or (d.created_at, d.id) < ($3, $4::uuid))
    order by d.created_at desc, d.id desc limit $5 offset $6`,
};

/** $1 the webhook, $2 an outcome, $3 the highest number to count. */
export const COUNT_DELIVERIES: PreparedRead = {
  name: 'webhook-deliveries-count',
  text: `select count(*)::int as total from (select from webhook_deliveries d
    where d.webhook_id = $1 and ($2::text is null or ${OUTCOME} = $2) limit $3) counted`,
};

/** $1 the webhook, $2 the delivery. */
export const DELIVERY_BY_ID: PreparedRead = {
  name: 'webhook-delivery-by-id',
  text: `select ${DELIVERY} from webhook_deliveries d where d.webhook_id = $1 and d.id = $2`,
};

/** $1 the deliveries. */
export const ATTEMPTS: PreparedRead = {
  name: 'webhook-attempts',
  text: `select id, delivery_id as "deliveryId", at, took, status, failure, answer,
      is_replay as "isReplay"
    from webhook_attempts where delivery_id = any($1::uuid[]) order by at, id`,
};

export const ADD_TEST = `
  insert into webhook_deliveries (id, webhook_id, event, facts, created_at, next_attempt_at)
  values (?, ?, ?, '{}', ?, ?)`;

/** Sends it again with the same id and body. */
export const REPLAY = `
  update webhook_deliveries set next_attempt_at = ?, replayed_by = ? where id = ?`;

export const LOCK_DELIVERY = `
  select d.webhook_id as "webhookId", d.event as type, w.disabled_at as "disabledAt",
    coalesce(d.claimed_until >= now(), false) as "isUnderWay"
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id
  where w.company_id is not distinct from ? and d.id = ? for update of d`;
