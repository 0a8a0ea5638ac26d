import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { WebhookEvent, WEBHOOK_TEST } from '#schema/options/webhooks.ts';
import type { PreparedRead } from '#server/db/database.ts';

/** A claim expires after this time if its process dies. Longer than any attempt takes. */
const LEASE = "interval '90 seconds'";

/** A claimed delivery and its destination. */
export interface Claimed {
  id: string;
  webhookId: string;
  type: WebhookEvent | typeof WEBHOOK_TEST;
  subjectId: string | null;
  facts: Record<string, unknown>;
  createdAt: string | Date;
  body: string | null;
  attempts: number;
  /** A user asked to send it again. */
  isReplay: boolean;
  hasArrived: boolean;
  url: string;
  jobSelection: string;
  applicationSelection: string;
  secret: string;
  previousSecret: string | null;
  answersForIt: string | null;
}

/**
 * $1 now, $2 the limit per webhook, $3 the total limit. A hanging webhook does not delay others. Rows that another
 * process claims between selecting and locking are checked again and skipped.
 */
export const CLAIM: PreparedRead = {
  name: 'webhook-claim',
  text: `
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
};

/** The user responsible for a webhook, with the permissions of a request of theirs. */
export interface ResponsibleUser {
  userId: string;
  role: Role;
  companyId: string | null;
  companyStatus: AdminStatus | null;
  emailVerified: boolean;
  hasTwoFactor: boolean;
}

/** $1 the webhook, $2 now. As with an API key, an administrator has no company; an employer needs an approved one. */
export const ANSWERING: PreparedRead = {
  name: 'webhook-answering',
  text: `
    select u.id as "userId", u.role, u.company_id as "companyId",
      c.admin_status as "companyStatus",
      u.email_verified_at is not null as "emailVerified",
      u.two_factor_enabled_at is not null as "hasTwoFactor"
    from webhooks w join users u on u.id = w.created_by
    left join companies c on c.id = w.company_id
    where w.id = $1 and u.deleted_at is null
      and (u.status = 'active' or u.status = 'suspended' and u.suspended_until <= $2)
      and case when w.company_id is null then u.role = 'admin'
        else u.role = 'employer' and u.company_id = w.company_id
          and c.admin_status = 'approved' and c.deleted_at is null end`,
};

/** $1 the job, $2 its company; null for administrators. */
export const JOB_IS_THERE: PreparedRead = {
  name: 'webhook-job-is-there',
  text: `select 1 from jobs where id = $1 and deleted_at is null
    and ($2::uuid is null or company_id = $2::uuid)`,
};

/** $1 the delivery, $2 the body. It is stored once and is the same for each attempt. */
export const KEEP_BODY: PreparedRead = {
  name: 'webhook-keep-body',
  text: 'update webhook_deliveries set body = $2 where id = $1',
};

/** $1 the delivery, $2 when to try again. Used if nothing was sent. */
export const LET_GO: PreparedRead = {
  name: 'webhook-let-go',
  text: 'update webhook_deliveries set claimed_until = null, next_attempt_at = $2 where id = $1',
};

export const NOTE_ATTEMPT = `
  insert into webhook_attempts (id, delivery_id, at, took, status, failure, answer, is_replay)
  values (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Parameters: next attempt, time of success, delivery. A failed replay does not undo an earlier success. */
export const SETTLE = `
  update webhook_deliveries set attempts = attempts + 1, claimed_until = null, replayed_by = null,
    next_attempt_at = ?, delivered_at = coalesce(delivered_at, ?) where id = ?`;

export const LOCK_WEBHOOK = `
  select id, url, company_id as "companyId", created_by as "createdBy",
    failing_since as "failingSince", disabled_at as "disabledAt"
  from webhooks where id = ? for update`;

export interface LockedHook {
  id: string;
  url: string;
  companyId: string | null;
  createdBy: string | null;
  failingSince: string | Date | null;
  disabledAt: string | Date | null;
}

export const NOTE_FAILING = 'update webhooks set failing_since = ? where id = ?';

/** The user responsible for the webhook. If they have left, the other users of the company. */
export const USERS_TO_NOTIFY = `
  with able as (
    select u.id, u.id = ? as "isMaker" from users u
    where u.status = 'active' and u.deleted_at is null and (u.id = ?
      or u.role = 'employer' and u.company_id = ?))
  select id from able where "isMaker" or not exists (select from able where "isMaker")
  order by id limit 5`;

/** $1 now. Reports each passed deadline once, if it passed recently and since the webhook exists. */
export const EXPIRED: PreparedRead = {
  name: 'webhook-expired',
  text: `
    insert into webhook_deliveries (id, webhook_id, event, subject_id, facts, created_at, next_attempt_at)
    select gen_random_uuid(), w.id, 'job.expired', j.id, webhook_job(j), j.application_deadline, $1
    from webhooks w join jobs j on w.company_id is null or j.company_id = w.company_id
    where w.disabled_at is null and 'job.expired' = any(w.events)
      and j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
      and j.application_deadline <= $1
      and j.application_deadline > greatest(w.created_at, $1::timestamptz - interval '7 days')
    on conflict do nothing`,
};
