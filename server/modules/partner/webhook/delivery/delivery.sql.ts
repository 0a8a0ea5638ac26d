import type { WebhookEvent, WEBHOOK_TEST } from '#schema/options/webhooks.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';
import { MEMBERSHIP, membershipIn } from '#server/modules/account/membership.sql.ts';

/** A claim expires after this time if its process dies. Longer than any attempt takes. */
const LEASE = "interval '90 seconds'";

/**
 * $1 now, $2 the limit per webhook, $3 the total limit. A hanging webhook does not delay others. Rows that another
 * process claims between selecting and locking are checked again and skipped.
 */
export const CLAIM = statement(
  'webhook-claim',
  `
    with due as (
      select d.id, d.webhook_id,
        row_number() over (partition by d.webhook_id order by d.next_attempt_at, d.id) as place
      from webhook_deliveries d
      where d.next_attempt_at <= $1 and (d.claimed_until is null or d.claimed_until < now())
    ), chosen as (
      select d.id from due join webhook_deliveries d on d.id = due.id
      where due.place <= $2 - (select count(*) from webhook_deliveries b
          where b.webhook_id = due.webhook_id and b.next_attempt_at is not null and b.claimed_until >= now())
        and d.next_attempt_at <= $1 and (d.claimed_until is null or d.claimed_until < now())
      order by d.next_attempt_at limit $3 for update of d skip locked
    )
    update webhook_deliveries d set claimed_until = now() + ${LEASE}
    from chosen, webhooks w
    where d.id = chosen.id and w.id = d.webhook_id and w.disabled_at is null
    returning d.id, d.webhook_id as "webhookId", d.event as type, d.subject_id as "subjectId",
      d.facts, d.created_at as "createdAt", d.body, d.attempts, d.replayed_by is not null as "isReplay",
      d.delivered_at is not null as "hasArrived", w.url, w.job_selection as "jobSelection",
      w.application_selection as "applicationSelection", w.secret,
      case when w.previous_secret_until > $1 then w.previous_secret end as "previousSecret",
      w.created_by as "answersForIt"`,
  json<{ type: WebhookEvent | typeof WEBHOOK_TEST; facts: Record<string, unknown> }>(),
);

/** A claimed delivery and its destination. */
export type Claimed = RowOf<typeof CLAIM>;

/**
 * The user responsible for a webhook, with the permissions of a request of theirs. $1 the webhook, $2 now. As with an
 * API key, an administrator has no company; an employer must manage an approved one.
 */
export const ANSWERING = statement(
  'webhook-answering',
  `
    select u.id as "userId", u.role, w.company_id as "companyId",
      c.access_status as "companyStatus", ${MEMBERSHIP},
      u.email_verified_at is not null as "emailVerified",
      u.two_factor_enabled_at is not null as "hasTwoFactor"
    from webhooks w join users u on u.id = w.created_by
    left join companies c on c.id = w.company_id ${membershipIn('w.company_id')}
    where w.id = $1 and u.deleted_at is null
      and (u.status = 'active' or u.status = 'suspended' and u.suspended_until <= $2)
      and case when w.company_id is null then u.role = 'admin'
        else u.role = 'employer' and m.role = 'owner'
          and c.admin_status = 'approved' and c.deleted_at is null end`,
);

/** $1 the job, $2 its company; null for administrators. */
export const JOB_IS_THERE = statement(
  'webhook-job-is-there',
  `select 1 from jobs where id = $1 and deleted_at is null
    and ($2::uuid is null or company_id = $2::uuid)`,
);

/** $1 the delivery, $2 the body. It is stored once and is the same for each attempt. */
export const KEEP_BODY = statement(
  'webhook-keep-body',
  'update webhook_deliveries set body = $2 where id = $1',
);

/** $1 the delivery, $2 when to try again. Used if nothing was sent. */
export const RELEASE = statement(
  'webhook-let-go',
  'update webhook_deliveries set claimed_until = null, next_attempt_at = $2 where id = $1',
);

/**
 * $1 the attempt, $2 the delivery, $3 the time, $4 how long it took, $5 the status, $6 the failure, $7 the answer,
 * $8 whether a user asked to send it again.
 */
export const NOTE_ATTEMPT = statement(
  'webhook-note-attempt',
  `
    insert into webhook_attempts (id, delivery_id, at, took, status, failure, answer, is_replay)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/**
 * $1 the delivery, $2 the next attempt, $3 the time of success. A failed replay does not undo an earlier success. If the
 * webhook was disabled during the attempt, HOLD holds again what is still to be sent.
 */
export const SETTLE = statement(
  'webhook-settle',
  `
    update webhook_deliveries set attempts = attempts + 1, claimed_until = null,
      replayed_by = null, is_held = false, next_attempt_at = $2,
      delivered_at = coalesce(delivered_at, $3)
    where id = $1`,
);

/** $1 the webhook. */
export const LOCK_WEBHOOK = statement(
  'webhook-lock-for-attempt',
  `
    select id, url, company_id as "companyId", created_by as "createdBy",
      failing_since as "failingSince", disabled_at as "disabledAt"
    from webhooks where id = $1 for update`,
);

/**
 * $1 the delivery, $2 the failures before anything is sent. They do not count, and neither do attempts that a user asked
 * for.
 */
export const COUNT_SCHEDULED = statement(
  'webhook-count-scheduled',
  `
    select count(*)::int as count from webhook_attempts
    where delivery_id = $1 and not is_replay and failure <> all($2::text[])`,
);

/** $1 the webhook, $2 since when every attempt has failed. */
export const NOTE_FAILING = statement(
  'webhook-note-failing',
  'update webhooks set failing_since = $2 where id = $1',
);

/** $1 the webhook, $2 now. */
export const NOTE_DELIVERED = statement(
  'webhook-note-delivered',
  'update webhooks set failing_since = null, last_delivered_at = $2 where id = $1',
);

/** The user responsible for the webhook, $1. If they have left or no longer manage the company, $2, its owners. */
export const USERS_TO_NOTIFY = statement(
  'webhook-users-to-notify',
  `
    with able as (
      select u.id, u.id = $1 as "isMaker" from users u
      where u.status = 'active' and u.deleted_at is null
        and (u.id = $1 and u.role = 'admin' or exists (select from company_members m
          where m.company_id = $2 and m.user_id = u.id and m.role = 'owner')))
    select id from able where "isMaker" or not exists (select from able where "isMaker")
    order by id limit 5`,
);

/** $1 now. Reports each passed deadline once, if it passed recently and since the webhook exists. */
export const EXPIRED = statement(
  'webhook-expired',
  `
    insert into webhook_deliveries (id, webhook_id, event, subject_id, facts, created_at, next_attempt_at)
    select gen_random_uuid(), w.id, 'job.expired', j.id, webhook_job(j), j.application_deadline, $1
    from webhooks w join jobs j on w.company_id is null or j.company_id = w.company_id
    where w.disabled_at is null and 'job.expired' = any(w.events)
      and j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
      and j.application_deadline <= $1
      and j.application_deadline > greatest(w.created_at, $1::timestamptz - interval '7 days')
    on conflict do nothing`,
);
