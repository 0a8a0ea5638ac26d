import { Migration } from '@mikro-orm/migrations';

/**
 * Interviews, the times offered for them, the people who hold them and their feedback
 * (docs/decisions/085-interviews.md). The database itself refuses to book a person twice, and ends interviews in the
 * transaction that ends their reason.
 */
export class M066Interviews extends Migration {
  override up() {
    this.addSql('create extension if not exists btree_gist');
    this.addSql(TABLES);
    this.addSql(BUSY);
    this.addSql(ENDINGS);
    this.addSql(WEBHOOKS);
    this.addSql(BELL);
    this.addSql('alter table user_settings add column time_zone text');
    this.addSql('alter table outbox add column calendar jsonb');
  }
}

const TABLES = `
create table interviews (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  company_id uuid not null references companies (id),
  job_id uuid not null references jobs (id),
  seeker_id uuid not null references users (id),
  kind text not null check (kind in ('phone', 'video', 'on_site', 'walk_in')),
  title text not null,
  place text,
  link text,
  note text not null default '',
  minutes integer not null check (minutes between 1 and 1440),
  buffer integer not null check (buffer between 0 and 120),
  time_zone text not null,
  status text not null check (status in ('proposed', 'booked', 'held', 'missed', 'cancelled')),
  -- The booked time; a cancelled interview keeps the time it had.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Of the event in calendars: rises with each change.
  sequence integer not null default 0,
  -- How often the applicant has changed it.
  applicant_changes integer not null default 0,
  cancelled_by text check (cancelled_by in ('company', 'applicant', 'ended')),
  reason text,
  remind_day_at timestamptz(3),
  remind_hour_at timestamptz(3),
  -- Ended by the database: the people concerned are notified by a task.
  untold_since timestamptz(3),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  check (status not in ('booked', 'held', 'missed') or starts_at is not null),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint interviews_applicant_free exclude using gist (
    seeker_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked' and kind <> 'walk_in')
);
create index interviews_application on interviews (application_id);
create index interviews_company on interviews (company_id, starts_at);
create index interviews_seeker on interviews (seeker_id, starts_at);
create index interviews_job_held on interviews (job_id) where status = 'held';
create index interviews_untold on interviews (untold_since) where untold_since is not null;
create index interviews_remind_day on interviews (remind_day_at) where remind_day_at is not null;
create index interviews_remind_hour on interviews (remind_hour_at) where remind_hour_at is not null;
create index interviews_ending on interviews (ends_at) where status = 'booked';
create index interviews_creator on interviews (created_by) where created_by is not null;

create table interview_slots (
  interview_id uuid not null references interviews (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  primary key (interview_id, starts_at)
);

create table interview_people (
  interview_id uuid not null references interviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The booked time with the buffer after it; null unless it is booked.
  busy tstzrange,
  primary key (interview_id, user_id),
  constraint interview_people_free exclude using gist (user_id with =, busy with &&)
);

create table interview_scores (
  interview_id uuid not null references interviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  ratings jsonb not null,
  recommendation text not null check (recommendation in ('strong_yes', 'yes', 'no', 'strong_no')),
  body text not null default '',
  sent_at timestamptz(3) not null,
  primary key (interview_id, user_id)
);
create index interview_scores_user on interview_scores (user_id);

create table interview_criteria (
  job_id uuid primary key references jobs (id) on delete cascade,
  criteria text[] not null check (cardinality(criteria) between 1 and 10),
  updated_at timestamptz(3) not null
);
`;

/** After every change of an interview, its people are busy exactly if it is booked. */
const BUSY = `
create function interview_busy() returns trigger language plpgsql as $$
begin
  update interview_people set busy = case when new.status = 'booked' and new.kind <> 'walk_in'
      then tstzrange(new.starts_at, new.ends_at + new.buffer * interval '1 minute') end
    where interview_id = new.id;
  return null;
end $$;
create trigger interviews_busy after update of status, starts_at, ends_at on interviews
  for each row execute function interview_busy();
`;

/**
 * A rejected, withdrawn or hired application, a deleted applicant or job and a closed company end the interviews that
 * have not taken place. The applications are locked first, as everywhere, so that no two changes wait for each other.
 */
const ENDINGS = `
create function cancel_interviews(ended_ids uuid[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from applications where id in (select application_id from interviews where id = any(ended_ids))
    order by id for key share;
  with ended as (
    update interviews set status = 'cancelled', cancelled_by = 'ended', sequence = sequence + 1,
      untold_since = moment, remind_day_at = null, remind_hour_at = null, updated_at = moment
    where id = any(ended_ids) and (status = 'proposed' or (status = 'booked' and ends_at > moment))
    returning id, application_id, starts_at)
  insert into application_events (id, application_id, kind, at, data)
  select gen_random_uuid(), application_id, 'interview_cancelled', moment,
    jsonb_build_object('interview', id, 'time', webhook_time(starts_at)) from ended;
  -- What the applicant cancelled can no longer be booked again.
  update interviews set cancelled_by = 'ended', updated_at = moment
  where id = any(ended_ids) and status = 'cancelled' and cancelled_by = 'applicant';
end $$;

create function end_interviews(application uuid, moment timestamptz) returns void language sql as $$
  select cancel_interviews(array(select id from interviews where application_id = application), moment) $$;

create function interviews_of_application_end() returns trigger language plpgsql as $$
begin
  perform end_interviews(new.id, new.status_changed_at);
  return null;
end $$;
create trigger interviews_end after update of status on applications for each row
  when (old.status is distinct from new.status and new.status not in ('pending', 'reviewed', 'shortlisted'))
  execute function interviews_of_application_end();

-- Once the withdrawal can no longer be undone.
create function interviews_of_withdrawal_end() returns trigger language plpgsql as $$
begin
  perform end_interviews(new.id, new.withdrawal_told_at);
  return null;
end $$;
create trigger interviews_withdrawn after update of withdrawal_told_at on applications for each row
  when (old.withdrawal_told_at is null and new.withdrawal_told_at is not null)
  execute function interviews_of_withdrawal_end();

create function interviews_of_job_end() returns trigger language plpgsql as $$
begin
  perform cancel_interviews(array(select id from interviews where job_id = new.id), new.deleted_at);
  return null;
end $$;
create trigger interviews_end after update of deleted_at on jobs for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function interviews_of_job_end();

create function interviews_of_company_end() returns trigger language plpgsql as $$
begin
  perform cancel_interviews(array(select id from interviews where company_id = new.id
    and status in ('proposed', 'booked', 'cancelled')), new.updated_at);
  return null;
end $$;
create trigger interviews_end after update of admin_status on companies for each row
  when (old.admin_status is distinct from new.admin_status and new.admin_status in ('rejected', 'suspended'))
  execute function interviews_of_company_end();

-- A member who leaves a company (null: every company) holds no more interviews there; one without people ends.
create function leave_interviews(member uuid, company uuid, moment timestamptz) returns void language plpgsql as $$
declare
  left_behind uuid[];
begin
  with gone as (
    delete from interview_people p using interviews i
    where i.id = p.interview_id and p.user_id = member and (company is null or i.company_id = company)
      and (i.status = 'proposed' or (i.status = 'booked' and i.ends_at > moment)
        or (i.status = 'cancelled' and i.cancelled_by = 'applicant'))
    returning p.interview_id)
  select array_agg(interview_id) into left_behind from gone;
  perform cancel_interviews(array(select id from unnest(left_behind) id
    where not exists (select from interview_people p where p.interview_id = id)), moment);
end $$;

create function interviews_of_member_end() returns trigger language plpgsql as $$
begin
  perform leave_interviews(old.user_id, old.company_id, now());
  return null;
end $$;
create trigger interviews_end after delete on company_members for each row
  execute function interviews_of_member_end();

create function interviews_of_user_end() returns trigger language plpgsql as $$
begin
  if new.role = 'job_seeker' then
    perform cancel_interviews(array(select id from interviews where seeker_id = new.id), new.deleted_at);
  else
    perform leave_interviews(new.id, null, new.deleted_at);
  end if;
  return null;
end $$;
create trigger interviews_end after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function interviews_of_user_end();
`;

/** The application with the interview that the event is about. */
const WEBHOOKS = `
create function webhook_interview(i interviews) returns jsonb language sql stable as $$
  select jsonb_build_object('id', i.id, 'kind', upper(i.kind), 'title', i.title, 'status', upper(i.status),
    'startsAt', webhook_time(i.starts_at), 'endsAt', webhook_time(i.ends_at), 'timeZone', i.time_zone) $$;

create function webhook_interview_changed() returns trigger language plpgsql as $$
declare
  -- Not called name, which applications have as well.
  event_name text;
begin
  if not someone_listens() then return null; end if;
  event_name := case
    when new.status = 'cancelled' and old.status <> 'cancelled' then 'interview.cancelled'
    when new.status = 'booked' and old.status = 'booked' then 'interview.moved'
    when new.status = 'booked' then 'interview.scheduled' end;
  if event_name is null then return null; end if;
  perform tell_webhooks(event_name, new.company_id, a.id,
      webhook_application(a) || jsonb_build_object('interview', webhook_interview(new)), new.updated_at)
    from applications a where a.id = new.application_id;
  return null;
end $$;
create trigger webhooks_changed after update on interviews for each row
  when (old.status is distinct from new.status or old.starts_at is distinct from new.starts_at)
  execute function webhook_interview_changed();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'webhooks'::regclass and conname = 'webhooks_events_known';
  alter table webhooks drop constraint webhooks_events_known;
  execute 'alter table webhooks add constraint webhooks_events_known '
    || replace(rule, '''application.created''', '''interview.scheduled''::text, ''interview.moved''::text, '
      || '''interview.cancelled''::text, ''application.created''');
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
    || replace(rule, '''application_sent''', '''interview_changed''::text, ''application_sent''');
end $$;
`;
