import { Migration } from '@mikro-orm/migrations';

/**
 * Offers and the templates of their letters (docs/decisions/090-offers.md). The database itself keeps what was sent
 * unchanged, allows one open offer for an application, and ends offers in the transaction that ends their reason.
 */
export class M071Offers extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(UNCHANGED);
    this.addSql(ENDINGS);
    this.addSql(WEBHOOKS);
    this.addSql(BELL);
  }
}

const TABLES = `
create table offers (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  company_id uuid not null references companies (id),
  job_id uuid not null references jobs (id),
  seeker_id uuid not null references users (id),
  -- What was sent. All of it is null once the applicant has deleted the account.
  language text check (language in ('en', 'hi', 'es')),
  title text,
  -- Whole rupees a year.
  pay integer check (pay > 0),
  variable_pay text,
  place text,
  joining_date date,
  letter text,
  company_name text,
  candidate_name text,
  -- The last day on which it can be answered, and the moment at which that day ends in India.
  expires_on date not null,
  expires_at timestamptz(3) not null,
  status text not null check (status in ('sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  sent_by uuid references users (id) on delete set null,
  sent_at timestamptz(3) not null,
  -- When it was accepted, declined, withdrawn or expired.
  ended_at timestamptz(3),
  -- What the applicant typed to accept it.
  signed_name text,
  -- Why the applicant declined it, or why the company withdrew it.
  reason text,
  withdrawn_by text check (withdrawn_by in ('company', 'replaced', 'ended')),
  remind_at timestamptz(3),
  -- Ended by the database: the applicant is notified by a task.
  untold_since timestamptz(3),
  check ((status = 'sent') = (ended_at is null)),
  check ((status = 'withdrawn') = (withdrawn_by is not null)),
  check (signed_name is null or status = 'accepted')
);
create index offers_application on offers (application_id);
create unique index offers_open on offers (application_id) where status = 'sent';
create index offers_company on offers (company_id) where status = 'sent';
create index offers_job on offers (job_id);
create index offers_seeker on offers (seeker_id);
create index offers_sender on offers (sent_by) where sent_by is not null;
create index offers_expiring on offers (expires_at) where status = 'sent';
create index offers_remind on offers (remind_at) where remind_at is not null;
create index offers_untold on offers (untold_since) where untold_since is not null;

create table offer_templates (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  name text not null,
  language text not null check (language in ('en', 'hi', 'es')),
  letter text not null,
  updated_at timestamptz(3) not null,
  updated_by uuid references users (id) on delete set null
);
create unique index offer_templates_name on offer_templates (company_id, lower(name));
create index offer_templates_user on offer_templates (updated_by) where updated_by is not null;
`;

/** What was sent never changes; it is only removed with the account of the applicant. */
const UNCHANGED = `
create function offer_unchanged() returns trigger language plpgsql as $$
begin
  raise exception 'An offer that was sent cannot be changed';
end $$;
create trigger offers_unchanged before update on offers for each row
  when (new.letter is not null and
    (old.language, old.title, old.pay, old.variable_pay, old.place, old.joining_date, old.letter, old.company_name,
      old.candidate_name, old.expires_on, old.expires_at, old.sent_at)
    is distinct from
    (new.language, new.title, new.pay, new.variable_pay, new.place, new.joining_date, new.letter, new.company_name,
      new.candidate_name, new.expires_on, new.expires_at, new.sent_at))
  execute function offer_unchanged();
`;

/**
 * A rejected, withdrawn or hired application, a deleted applicant or job and a closed company end an offer that has not
 * been answered. The applications are locked first, as everywhere, so that no two changes wait for each other.
 */
const ENDINGS = `
create function end_offers(ended_ids uuid[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from applications where id in (select application_id from offers where id = any(ended_ids))
    order by id for key share;
  with ended as (
    update offers set status = 'withdrawn', withdrawn_by = 'ended', ended_at = moment, untold_since = moment,
      remind_at = null
    where id = any(ended_ids) and status = 'sent'
    returning id, application_id)
  insert into application_events (id, application_id, kind, at, data)
  select gen_random_uuid(), application_id, 'offer_withdrawn', moment, jsonb_build_object('offer', id) from ended;
end $$;

create function offers_of_application_end() returns trigger language plpgsql as $$
begin
  perform end_offers(array(select id from offers where application_id = new.id and status = 'sent'),
    new.status_changed_at);
  return null;
end $$;
create trigger offers_end after update of status on applications for each row
  when (old.status is distinct from new.status and new.status not in ('pending', 'reviewed', 'shortlisted'))
  execute function offers_of_application_end();

-- Once the withdrawal can no longer be undone.
create function offers_of_withdrawal_end() returns trigger language plpgsql as $$
begin
  perform end_offers(array(select id from offers where application_id = new.id and status = 'sent'),
    new.withdrawal_told_at);
  return null;
end $$;
create trigger offers_withdrawn after update of withdrawal_told_at on applications for each row
  when (old.withdrawal_told_at is null and new.withdrawal_told_at is not null)
  execute function offers_of_withdrawal_end();

create function offers_of_job_end() returns trigger language plpgsql as $$
begin
  perform end_offers(array(select id from offers where job_id = new.id and status = 'sent'), new.deleted_at);
  return null;
end $$;
create trigger offers_end after update of deleted_at on jobs for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function offers_of_job_end();

create function offers_of_company_end() returns trigger language plpgsql as $$
begin
  perform end_offers(array(select id from offers where company_id = new.id and status = 'sent'), new.updated_at);
  return null;
end $$;
create trigger offers_end after update of admin_status on companies for each row
  when (old.admin_status is distinct from new.admin_status and new.admin_status in ('rejected', 'suspended'))
  execute function offers_of_company_end();

create function offers_of_user_end() returns trigger language plpgsql as $$
begin
  perform end_offers(array(select id from offers where seeker_id = new.id and status = 'sent'), new.deleted_at);
  return null;
end $$;
create trigger offers_end after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function offers_of_user_end();
`;

/** The application with the offer that the event is about; the pay is not sent. */
const WEBHOOKS = `
create function webhook_offer(o offers) returns jsonb language sql stable as $$
  select jsonb_build_object('id', o.id, 'title', o.title, 'status', upper(o.status),
    'joiningDate', to_char(o.joining_date, 'YYYY-MM-DD'), 'expiresAt', webhook_time(o.expires_at)) $$;

create function webhook_offer_changed() returns trigger language plpgsql as $$
begin
  if not someone_listens() then return null; end if;
  perform tell_webhooks('offer.' || new.status, new.company_id, a.id,
      webhook_application(a) || jsonb_build_object('offer', webhook_offer(new)), coalesce(new.ended_at, new.sent_at))
    from applications a where a.id = new.application_id;
  return null;
end $$;
create trigger webhooks_added after insert on offers for each row when (new.status = 'sent')
  execute function webhook_offer_changed();
create trigger webhooks_changed after update on offers for each row when (old.status is distinct from new.status)
  execute function webhook_offer_changed();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'webhooks'::regclass and conname = 'webhooks_events_known';
  alter table webhooks drop constraint webhooks_events_known;
  execute 'alter table webhooks add constraint webhooks_events_known '
    || replace(rule, '''application.created''', '''offer.sent''::text, ''offer.accepted''::text, '
      || '''offer.declined''::text, ''offer.withdrawn''::text, ''offer.expired''::text, ''application.created''');
end $$;
`;

/** Adds one kind to the existing ones, including those of other migrations. */
const BELL = `
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check';
  alter table notifications drop constraint notifications_kind_check;
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(rule, '''application_sent''', '''offer_changed''::text, ''application_sent''');
end $$;
`;
