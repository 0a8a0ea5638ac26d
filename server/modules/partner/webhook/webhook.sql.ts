import type { WebhookEvent } from '#schema/options/webhooks.ts';
import { json, statement } from '#server/db/statement.ts';

/** In the shape of the GraphQL type, without the secret. $2 now. */
const COLUMNS = `
  'Webhook' as "__typename", w.id, w.url, w.events, w.job_selection as "jobSelection",
  w.application_selection as "applicationSelection", w.created_at as "createdAt",
  (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
    where u.id = w.created_by and u.deleted_at is null) as "answersForIt",
  case when w.previous_secret_until > $2 then w.previous_secret_until end as "previousSecretUntil",
  w.disabled_at as "disabledAt", w.disabled_reason as "disabledReason", w.failing_since as "failingSince",
  w.last_delivered_at as "lastDeliveredAt"`;

/** $1 the company; null for administrators. */
const OWN = 'w.company_id is not distinct from $1';

export const LIST = statement(
  'webhooks',
  `select ${COLUMNS} from webhooks w where ${OWN} order by w.created_at, w.id`,
  json<{ events: WebhookEvent[] }>(),
);

/** $3 the webhooks. */
export const BY_IDS = statement(
  'webhooks-by-id',
  `select ${COLUMNS} from webhooks w where ${OWN} and w.id = any($3::uuid[])`,
  json<{ events: WebhookEvent[] }>(),
);

/** A webhook, locked for a change. $1 the company; null for administrators. $2 the webhook. */
export const LOCK = statement(
  'webhook-lock',
  `
    select w.id, w.url, w.events, w.job_selection as "jobSelection",
      w.application_selection as "applicationSelection", w.secret, w.previous_secret as "previousSecret",
      w.previous_secret_until as "previousSecretUntil", w.disabled_at as "disabledAt",
      w.disabled_reason as "disabledReason", w.created_by as "createdBy"
    from webhooks w where ${OWN} and w.id = $2 for update`,
  json<{ events: WebhookEvent[] }>(),
);

export const COUNT = statement(
  'webhooks-count',
  `select count(*)::int as count from webhooks w where ${OWN}`,
);

/**
 * $1 the webhook, $2 the company, $3 the user, $4 the URL, $5 the events, $6 and $7 the selections, $8 the secret,
 * $9 now.
 */
export const CREATE = statement(
  'webhook-create',
  `
    insert into webhooks (id, company_id, created_by, url, events, job_selection,
      application_selection, secret, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
);

/**
 * $1 the webhook, $2 the URL, $3 the events, $4 and $5 the selections, $6 the user, $7 now. The user who changes a
 * webhook becomes responsible for it.
 */
export const UPDATE = statement(
  'webhook-update',
  `
    update webhooks set url = $2, events = $3, job_selection = $4, application_selection = $5,
      created_by = $6, updated_at = $7 where id = $1`,
);

/** $1 the webhook, $2 the previous secret, $3 until when it signs, $4 the new secret, $5 now. */
export const ROTATE = statement(
  'webhook-rotate',
  `
    update webhooks set previous_secret = $2, previous_secret_until = $3, secret = $4,
      updated_at = $5
    where id = $1`,
);

/** $1 the webhook. */
export const DELETE = statement('webhook-delete', 'delete from webhooks where id = $1');

/** $1 the webhook, $2 the reason, $3 now. */
export const DISABLE = statement(
  'webhook-disable',
  `
    update webhooks set disabled_at = $3, disabled_reason = $2, updated_at = $3
    where id = $1 and disabled_at is null`,
);

/** $1 the webhook. Keeps pending deliveries without trying to send them. */
export const HOLD = statement(
  'webhook-hold',
  `
    update webhook_deliveries set is_held = true, next_attempt_at = null
    where webhook_id = $1 and next_attempt_at is not null`,
);

/** $1 the webhook, $2 the user, $3 now. */
export const ENABLE = statement(
  'webhook-enable',
  `
    update webhooks set disabled_at = null, disabled_reason = null, failing_since = null,
      created_by = $2, updated_at = $3 where id = $1`,
);

/** $1 the webhook, $2 now. */
export const RELEASE = statement(
  'webhook-release',
  `
    update webhook_deliveries set is_held = false, next_attempt_at = $2
    where webhook_id = $1 and is_held`,
);

const OUTCOME = `case when d.next_attempt_at is not null or d.is_held then 'waiting'
  when d.delivered_at is not null then 'delivered' else 'failed' end`;

const DELIVERY = `
  d.id, d.webhook_id as "webhookId", d.event as type, d.subject_id as "subjectId",
  d.created_at as "createdAt", ${OUTCOME} as outcome, d.attempts as "attemptCount",
  d.next_attempt_at as "nextAttemptAt", d.delivered_at as "deliveredAt", d.body`;

/** $1 the webhook, $2 an outcome, $3 and $4 the cursor, $5 limit, $6 offset. */
export const DELIVERIES = statement(
  'webhook-deliveries',
  `select ${DELIVERY} from webhook_deliveries d
    where d.webhook_id = $1 and ($2::text is null or ${OUTCOME} = $2)
      and ($3::timestamptz is null or (d.created_at, d.id) < ($3, $4::uuid))
    order by d.created_at desc, d.id desc limit $5 offset $6`,
);

/** $1 the webhook, $2 an outcome, $3 the highest number to count. */
export const COUNT_DELIVERIES = statement(
  'webhook-deliveries-count',
  `select count(*)::int as total from (select from webhook_deliveries d
    where d.webhook_id = $1 and ($2::text is null or ${OUTCOME} = $2) limit $3) counted`,
);

/** $1 the webhook, $2 the delivery. */
export const DELIVERY_BY_ID = statement(
  'webhook-delivery-by-id',
  `select ${DELIVERY} from webhook_deliveries d where d.webhook_id = $1 and d.id = $2`,
);

/** $1 the deliveries. */
export const ATTEMPTS = statement(
  'webhook-attempts',
  `select id, delivery_id as "deliveryId", at, took, status, failure, answer,
      is_replay as "isReplay"
    from webhook_attempts where delivery_id = any($1::uuid[]) order by at, id`,
);

/** $1 the delivery, $2 the webhook, $3 the event, $4 now. */
export const ADD_TEST = statement(
  'webhook-add-test',
  `
    insert into webhook_deliveries (id, webhook_id, event, facts, created_at, next_attempt_at)
    values ($1, $2, $3, '{}', $4, $4)`,
);

/** $1 the delivery, $2 the user, $3 now. Sends it again with the same id and body. */
export const REPLAY = statement(
  'webhook-replay',
  'update webhook_deliveries set next_attempt_at = $3, replayed_by = $2 where id = $1',
);

/** $1 the company; null for administrators. $2 the delivery. */
export const LOCK_DELIVERY = statement(
  'webhook-lock-delivery',
  `
    select d.webhook_id as "webhookId", d.event as type, w.disabled_at as "disabledAt",
      coalesce(d.claimed_until >= now(), false) as "isUnderWay"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where ${OWN} and d.id = $2 for update of d`,
);
