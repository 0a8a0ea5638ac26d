import { Migration } from '@mikro-orm/migrations';

/**
 * Triggers record every change to a job or an application in the same transaction
 * (docs/decisions/031-webhooks.md). If no webhook is interested, this costs one index lookup.
 */
export class M025Webhooks extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(FACTS);
    this.addSql(JOBS);
    this.addSql(APPLICATIONS);
    this.addSql(NOTIFICATIONS);
  }
}

const TABLES = `
alter table webhooks
  drop column selection,
  drop constraint webhooks_events_check,
  add column job_selection text not null,
  add column application_selection text not null,
  add column updated_at timestamptz(3) not null,
  add column failing_since timestamptz(3),
  add constraint webhooks_events_known check (cardinality(events) > 0 and events <@ array[
    'job.created', 'job.updated', 'job.approved', 'job.rejected', 'job.closed', 'job.reopened', 'job.expired',
    'job.deleted', 'application.created', 'application.status_changed', 'application.withdrawn']),
  add constraint webhooks_disabled_reason_check check (disabled_reason in ('switched_off', 'gone', 'failing')),
  add constraint webhooks_disabled check ((disabled_at is null) = (disabled_reason is null));
create index webhooks_creator on webhooks (created_by);
create index webhooks_listening on webhooks (company_id) where disabled_at is null;

alter table webhook_deliveries
  drop column payload,
  drop column last_status,
  drop column last_error,
  -- What it is about, and its state at that time, in case it is deleted.
  add column subject_id uuid,
  add column facts jsonb not null,
  -- The body as signed and sent, the same each time; null until it is built.
  add column body text,
  add column replayed_by uuid references users (id) on delete set null,
  -- Claimed by the process that sends it; the claim of a dead process expires.
  add column claimed_until timestamptz(3),
  -- Waits until its webhook is turned on again.
  add column is_held boolean not null default false;
drop index webhook_deliveries_due;
drop index webhook_deliveries_webhook;
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null;
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_time on webhook_deliveries (created_at);
create index webhook_deliveries_replayer on webhook_deliveries (replayed_by) where replayed_by is not null;
-- A deadline passes once, however many processes check.
create unique index webhook_deliveries_expiry on webhook_deliveries (webhook_id, subject_id, created_at)
  where event = 'job.expired';

create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz(3) not null,
  took integer not null check (took >= 0),
  status integer,
  failure text check (failure in ('address', 'unknown_host', 'connection', 'certificate', 'timeout', 'redirect',
    'status', 'not_allowed', 'secret')),
  answer text check (length(answer) <= 1024),
  is_replay boolean not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, at);
`;

const FACTS = `
create function webhook_time(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create function webhook_job(j jobs) returns jsonb language sql stable as $$
  select jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location,
    'postedAt', webhook_time(j.posted_at), 'applicationDeadline', webhook_time(j.application_deadline),
    'company', jsonb_build_object('id', j.company_id)) $$;

create function webhook_application(a applications) returns jsonb language sql stable as $$
  select jsonb_build_object('id', a.id, 'status', upper(a.status), 'appliedAt', webhook_time(a.applied_at),
    'statusChangedAt', webhook_time(a.status_changed_at),
    'job', (select jsonb_build_object('id', j.id, 'title', j.title) from jobs j where j.id = a.job_id)) $$;

-- For every webhook that listens; the first attempt is due at once.
create function tell_webhooks(name text, company uuid, subject uuid, known jsonb, moment timestamptz)
returns void language sql as $$
  insert into webhook_deliveries (id, webhook_id, event, subject_id, facts, created_at, next_attempt_at)
  select gen_random_uuid(), w.id, name, subject, known, moment, moment
  from webhooks w
  where w.disabled_at is null and name = any(w.events) and (w.company_id is null or w.company_id = company) $$;

create function someone_listens() returns boolean language sql stable as $$
  select exists (select from webhooks where disabled_at is null) $$;
`;

/** Counting a view or an application is not a change: the condition excludes it. */
export const JOB_FACTS = [
  'category_id',
  'external_id',
  'title',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'location',
  'district',
  'state',
  'type',
  'industry',
  'salary',
  'salary_min',
  'salary_max',
  'salary_period',
  'experience_years',
  'experience_level',
  'education_level',
  'skills',
  'is_remote',
  'is_featured',
  'is_hot',
  'admin_status',
  'application_deadline',
];

export const rowOf = (alias: string, columns: string[]) =>
  `row(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

const JOBS = `
create function webhook_jobs_added() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('job.created', n.company_id, n.id, webhook_job(n), n.created_at) from added n;
    perform tell_webhooks('job.approved', n.company_id, n.id, webhook_job(n), n.created_at) from added n
      where n.admin_status = 'approved';
  end if;
  return null;
end $$;

create function webhook_job_changed() returns trigger language plpgsql as $$
declare
  happened text[] := array[]::text[];
begin
  if not someone_listens() then return null; end if;
  if new.deleted_at is not null then
    if old.deleted_at is null then happened := happened || 'job.deleted'::text; end if;
  else
    if new.admin_status = 'approved' and old.admin_status <> 'approved' then
      happened := happened || 'job.approved'::text;
    end if;
    if new.admin_status = 'rejected' and old.admin_status <> 'rejected' then
      happened := happened || 'job.rejected'::text;
    end if;
    if new.status = 'closed' and old.status <> 'closed' then
      happened := happened || 'job.closed'::text;
    end if;
    if new.status = 'active' and (new.application_deadline is null or new.application_deadline > new.updated_at)
      and (old.status <> 'active' or old.deleted_at is not null or old.application_deadline <= new.updated_at) then
      happened := happened || 'job.reopened'::text;
    end if;
    if ${rowOf('old', JOB_FACTS)} is distinct from ${rowOf('new', JOB_FACTS)} then
      happened := happened || 'job.updated'::text;
    end if;
  end if;
  perform tell_webhooks(name, new.company_id, new.id, webhook_job(new), new.updated_at) from unnest(happened) name;
  return null;
end $$;

create trigger webhooks_added after insert on jobs
  referencing new table as added for each statement execute function webhook_jobs_added();
create trigger webhooks_changed after update on jobs for each row
  when (${rowOf('old', ['status', 'deleted_at', ...JOB_FACTS])}
    is distinct from ${rowOf('new', ['status', 'deleted_at', ...JOB_FACTS])})
  execute function webhook_job_changed();
`;

/** A decision that can still be undone has not happened yet: it is reported once it is final. */
const APPLICATIONS = `
create function webhook_applications_added() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('application.created', n.company_id, n.id, webhook_application(n), n.applied_at)
      from added n;
  end if;
  return null;
end $$;

create function webhook_application_changed() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('application.status_changed', new.company_id, new.id, webhook_application(new),
      new.status_changed_at);
  end if;
  return null;
end $$;

create function webhook_applicant_left() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('application.withdrawn', a.company_id, a.id, webhook_application(a), new.deleted_at)
      from applications a where a.seeker_id = new.id;
  end if;
  return null;
end $$;

create trigger webhooks_added after insert on applications
  referencing new table as added for each statement execute function webhook_applications_added();
create trigger webhooks_changed after update on applications for each row
  when (old.status is distinct from new.status) execute function webhook_application_changed();
create trigger webhooks_applicant_left after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null and new.role = 'job_seeker')
  execute function webhook_applicant_left();
`;

const NOTIFICATIONS = `
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check';
  alter table notifications drop constraint notifications_kind_check;
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(rule, '''application_sent''', '''webhook_disabled''::text, ''application_sent''');
end $$;
`;
