import { Migration } from '@mikro-orm/migrations';

/**
 * What jobs, companies, accounts and applications were at each moment, so that "live jobs on 1 October" has an answer
 * (docs/decisions/098-stocks.md). Triggers keep the spans up to date. What happened before this migration is derived
 * from dates and the activity log, and `standings_since` says from when on the spans are exact.
 */
export class M080Standings extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(COMPANIES);
    this.addSql(JOBS);
    this.addSql(ACCOUNTS);
    this.addSql(APPLICATIONS);
    this.addSql(TRIGGERS);
    // In batches, so that no statement exceeds the timeout of the connection.
    this.addSql('select derive_company_standings(array(select id from companies))');
    this.addSql('select derive_account_standings(array(select id from users))');
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select derive_job_standings(array(
        select id from jobs where abs(hashtext(id::text) % ${PARTS}) = ${part}))`);
      this.addSql(`select refresh_application_standings(array(
        select id from applications where abs(hashtext(id::text) % ${PARTS}) = ${part}))`);
    }
    this.addSql(
      'analyze job_standings, company_standings, account_standings, application_standings',
    );
  }
}

const PARTS = 64;

/** A span lasts until before `ends_at`. The span of the present ends at infinity, or when a deadline will end it. */
const TABLES = `
create table company_standings (
  company_id uuid not null references companies (id) on delete cascade,
  standing text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null default 'infinity' check (ends_at > starts_at),
  primary key (company_id, starts_at)
);
create index company_standings_time on company_standings (starts_at);

create table job_standings (
  job_id uuid not null references jobs (id) on delete cascade,
  status text not null,
  approval text not null,
  standing text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null default 'infinity' check (ends_at > starts_at),
  primary key (job_id, starts_at)
);
create index job_standings_time on job_standings (starts_at);
create index job_standings_end on job_standings (ends_at, starts_at);

create table account_standings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  role text not null,
  standing text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null default 'infinity' check (ends_at > starts_at)
);
create index account_standings_user on account_standings (user_id, starts_at) where user_id is not null;
create index account_standings_time on account_standings (starts_at);

create table application_standings (
  application_id uuid not null references applications (id) on delete cascade,
  standing text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null default 'infinity' check (ends_at > starts_at),
  primary key (application_id, starts_at)
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create index application_standings_time on application_standings (starts_at);
create index application_standings_end on application_standings (ends_at, starts_at);

create table standings_since (
  name text primary key,
  exact_from timestamptz(3) not null
);
insert into standings_since (name, exact_from)
  select 'jobs', date_trunc('milliseconds', now()) where exists (select from jobs)
  union all select 'companies', date_trunc('milliseconds', now()) where exists (select from companies)
  union all select 'accounts', date_trunc('milliseconds', now()) where exists (select from users);
`;

const COMPANIES = `
/** What the log or the dates tell of companies, up to their present status. */
create function derive_company_standings(ids uuid[]) returns void language sql as $$
  with moments as (
    select c.id, c.created_at as at from companies c where c.id = any(ids)
    union
    select c.id, c.approved_at from companies c
    where c.id = any(ids) and c.admin_status = 'approved' and c.approved_at > c.created_at
    union
    select c.id, l.at from companies c join activity_log l on l.subject_kind = 'company' and l.subject_id = c.id::text
    where c.id = any(ids) and l.at > c.created_at and l.after ? 'adminStatus'
  ), states as (
    select m.id, m.at, c.deleted_at, coalesce(
      (select case when exists (select from activity_log n where n.subject_kind = 'company'
          and n.subject_id = m.id::text and n.after ? 'adminStatus' and n.id > l.id) then l.after->>'adminStatus' else c.admin_status end
        from activity_log l where l.subject_kind = 'company' and l.subject_id = m.id::text and l.after ? 'adminStatus' and l.at <= m.at
        order by l.id desc limit 1),
      (select l.before->>'adminStatus' from activity_log l where l.subject_kind = 'company' and l.subject_id = m.id::text
        and l.after ? 'adminStatus' and l.at > m.at order by l.id limit 1),
      case when c.admin_status = 'approved' and c.approved_at > m.at then 'pending' else c.admin_status end) as standing
    from moments m join companies c on c.id = m.id
    where c.deleted_at is null or m.at < c.deleted_at
  ), changes as (
    select *, lag(standing) over (partition by id order by at) as before from states
  )
  insert into company_standings (company_id, standing, starts_at, ends_at)
  select id, standing, at, lead(at, 1, coalesce(deleted_at, 'infinity')) over (partition by id order by at)
  from changes where before is distinct from standing
  on conflict do nothing
$$;

create function note_company_standing(company companies, moment timestamptz) returns void language plpgsql as $$
declare
  latest company_standings;
begin
  select * into latest from company_standings where company_id = company.id order by starts_at desc limit 1;
  moment := greatest(moment, latest.starts_at);
  if company.deleted_at is null and latest.ends_at = 'infinity' and latest.standing = company.admin_status then return; end if;
  delete from company_standings where company_id = company.id and starts_at >= moment;
  update company_standings set ends_at = moment where company_id = company.id and ends_at > moment;
  if company.deleted_at is null then
    insert into company_standings (company_id, standing, starts_at) values (company.id, company.admin_status, moment);
  end if;
end $$;
`;

const JOBS = `
/** Like STANDING in server/modules/job/job.sql.ts, for a job that has not been deleted. */
create function standing_of_job(status text, approval text, deadline timestamptz, company text, moment timestamptz)
returns text language sql immutable parallel safe as $$
  select case
    when company is null then 'closed'
    when approval <> 'approved' then approval
    when company <> 'approved' then company
    when status = 'closed' then 'closed'
    when deadline <= moment then 'expired'
    else 'live'
  end
$$;

/** What the log or the dates tell of jobs, up to their present status. */
create function derive_job_standings(ids uuid[]) returns void language sql as $$
  with told as materialized (
    select l.subject_id::uuid as job_id, l.id, l.at, l.before, l.after from activity_log l
    where l.subject_kind = 'job' and l.subject_id = any(ids::text[])
      and l.after ?| array['adminStatus', 'status', 'applicationDeadline']
  ), moments as (
    select j.id, m.at from jobs j cross join lateral (
      select j.created_at as at
      union select greatest(coalesce(j.closed_at, j.updated_at), j.created_at) where j.status = 'closed'
      union select j.application_deadline
      union select t.at from told t where t.job_id = j.id
      union select (t.before->>'applicationDeadline')::timestamptz from told t where t.job_id = j.id
      union select s.starts_at from company_standings s where s.company_id = j.company_id
      union select s.ends_at from company_standings s where s.company_id = j.company_id and s.ends_at < 'infinity'
    ) m where j.id = any(ids) and m.at >= j.created_at and (j.deleted_at is null or m.at < j.deleted_at)
  ), facts as (
    select m.id, m.at, j.deleted_at,
      coalesce(case when last_approval.is_last then j.admin_status else last_approval.value end,
        (select t.before->>'adminStatus' from told t where t.job_id = m.id and t.after ? 'adminStatus' and t.at > m.at
          order by t.id limit 1), j.admin_status) as approval,
      coalesce(case when last_status.is_last then j.status else last_status.value end,
        (select t.before->>'status' from told t where t.job_id = m.id and t.after ? 'status' and t.at > m.at
          order by t.id limit 1),
        case when j.status = 'closed' and m.at < coalesce(j.closed_at, j.updated_at) then 'active' else j.status end) as status,
      case when exists (select from told t where t.job_id = m.id and t.after ? 'applicationDeadline' and t.at > m.at)
        then (select (t.before->>'applicationDeadline')::timestamptz from told t
          where t.job_id = m.id and t.after ? 'applicationDeadline' and t.at > m.at order by t.id limit 1)
        else j.application_deadline end as deadline,
      (select s.standing from company_standings s where s.company_id = j.company_id
        and (s.starts_at <= m.at or s.starts_at = (select min(starts_at) from company_standings f where f.company_id = j.company_id))
        and s.ends_at > m.at order by s.starts_at desc limit 1) as company
    from moments m join jobs j on j.id = m.id
      left join lateral (select t.after->>'adminStatus' as value, not exists (
          select from told n where n.job_id = m.id and n.after ? 'adminStatus' and n.id > t.id) as is_last
        from told t where t.job_id = m.id and t.after ? 'adminStatus' and t.at <= m.at order by t.id desc limit 1) last_approval on true
      left join lateral (select t.after->>'status' as value, not exists (
          select from told n where n.job_id = m.id and n.after ? 'status' and n.id > t.id) as is_last
        from told t where t.job_id = m.id and t.after ? 'status' and t.at <= m.at order by t.id desc limit 1) last_status on true
  ), states as (
    select id, at, deleted_at, status, approval, standing_of_job(status, approval, deadline, company, at) as standing from facts
  ), changes as (
    select *, lag((status, approval, standing)) over (partition by id order by at) as before from states
  )
  insert into job_standings (job_id, status, approval, standing, starts_at, ends_at)
  select id, status, approval, standing, at, lead(at, 1, coalesce(deleted_at, 'infinity')) over (partition by id order by at)
  from changes where before is distinct from (status, approval, standing)
  on conflict do nothing
$$;

/** The job as it is from this moment on, and what its deadline will make of it. */
create function note_job_standing(job jobs, moment timestamptz) returns void language plpgsql as $$
declare
  latest job_standings;
  company text;
  now_is text;
begin
  -- A deadline that was to end the span has not come yet.
  delete from job_standings where job_id = job.id and starts_at > moment and standing = 'expired';
  select * into latest from job_standings where job_id = job.id order by starts_at desc limit 1;
  moment := greatest(moment, latest.starts_at);
  if job.deleted_at is null then
    select admin_status into company from companies where id = job.company_id and deleted_at is null;
    now_is := standing_of_job(job.status, job.admin_status, job.application_deadline, company, moment);
  end if;
  if now_is is null or (latest.status, latest.approval, latest.standing) is distinct from (job.status, job.admin_status, now_is)
    or latest.ends_at <= moment then
    delete from job_standings where job_id = job.id and starts_at >= moment;
    update job_standings set ends_at = moment where job_id = job.id and ends_at > moment;
    if now_is is null then return; end if;
    insert into job_standings (job_id, status, approval, standing, starts_at)
      values (job.id, job.status, job.admin_status, now_is, moment) returning * into latest;
  end if;
  update job_standings set ends_at = case when now_is = 'live' then coalesce(job.application_deadline, 'infinity') else 'infinity' end
    where job_id = job.id and starts_at = latest.starts_at;
  if now_is = 'live' and job.application_deadline is not null then
    insert into job_standings (job_id, status, approval, standing, starts_at)
      values (job.id, job.status, job.admin_status, 'expired', job.application_deadline);
  end if;
end $$;
`;

const ACCOUNTS = `
/** Role and status of accounts. A suspension that ends by itself ends its span. */
create function derive_account_standings(ids uuid[]) returns void language sql as $$
  with states as (
    select u.id, u.role, u.deleted_at, s.standing, s.at from users u cross join lateral (
      select u.created_at as at, case when since.at > u.created_at
          or (u.status = 'suspended' and u.suspended_until <= u.created_at) then 'active' else u.status end as standing
        from (select greatest(u.created_at, (select max(l.at) from activity_log l where l.subject_kind = 'user'
          and l.subject_id = u.id::text and l.action in ('user.suspend', 'user.update') and l.after->>'status' = u.status)) as at) since
      union all
      select since.at, u.status
        from (select (select max(l.at) from activity_log l where l.subject_kind = 'user'
          and l.subject_id = u.id::text and l.action in ('user.suspend', 'user.update') and l.after->>'status' = u.status) as at) since
        where u.status <> 'active' and since.at > u.created_at
      union all
      select u.suspended_until, 'active' where u.status = 'suspended' and u.suspended_until > u.created_at
    ) s
    where u.id = any(ids) and (u.deleted_at is null or s.at < u.deleted_at)
  ), changes as (
    select *, lag(standing) over (partition by id order by at) as before from states
  )
  insert into account_standings (user_id, role, standing, starts_at, ends_at)
  select case when deleted_at is null then id end, role, standing, at,
    lead(at, 1, coalesce(deleted_at, 'infinity')) over (partition by id order by at)
  from changes where before is distinct from standing
$$;

/** The spans of a deleted account stay, without the person. */
create function note_account_standing(account users, moment timestamptz) returns void language plpgsql as $$
declare
  latest account_standings;
  now_is text;
begin
  delete from account_standings where user_id = account.id and starts_at > moment;
  select * into latest from account_standings where user_id = account.id order by starts_at desc limit 1;
  moment := greatest(moment, latest.starts_at);
  if account.deleted_at is not null then
    delete from account_standings where user_id = account.id and starts_at >= moment;
    update account_standings set ends_at = least(ends_at, moment), user_id = null where user_id = account.id;
    return;
  end if;
  now_is := case when account.status = 'suspended' and account.suspended_until <= moment then 'active' else account.status end;
  if latest is null or (latest.role, latest.standing) is distinct from (account.role, now_is) or latest.ends_at <= moment then
    delete from account_standings where user_id = account.id and starts_at >= moment;
    update account_standings set ends_at = moment where user_id = account.id and ends_at > moment;
    insert into account_standings (user_id, role, standing, starts_at)
      values (account.id, account.role, now_is, moment) returning * into latest;
  end if;
  update account_standings set ends_at = case when now_is = 'suspended' then coalesce(account.suspended_until, 'infinity') else 'infinity' end
    where id = latest.id;
  if now_is = 'suspended' and account.suspended_until is not null then
    insert into account_standings (user_id, role, standing, starts_at)
      values (account.id, account.role, 'active', account.suspended_until);
  end if;
end $$;
`;

/** The spans of an application follow from its timeline. A withdrawal ends the last span. */
const APPLICATIONS = `
create function refresh_application_standings(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  -- Waits for a concurrent writer of the same application, and then reads what it wrote.
  perform 1 from application_standings where application_id = any(ids) order by application_id, starts_at for no key update;
  delete from application_standings where application_id = any(ids);
  with steps as (
    select a.id, 'pending' as standing, a.applied_at as at, 0 as place from applications a where a.id = any(ids)
    union all
    select e.application_id, e.kind, greatest(e.at, a.applied_at), 1 from application_events e
      join applications a on a.id = e.application_id
      where e.application_id = any(ids) and e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')
    union all
    -- The present is always what the application says, even if its timeline does not.
    select a.id, a.status, greatest(a.status_changed_at, a.applied_at, told.at + interval '1 millisecond'), 2
      from applications a left join lateral (
        select e.kind, e.at from application_events e where e.application_id = a.id
          and e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired') order by e.at desc limit 1) told on true
      where a.id = any(ids) and coalesce(told.kind, 'pending') <> a.status
  ), spans as (
    select id, standing, at, lead(at, 1, 'infinity') over (partition by id order by at, place) as ends_at,
      bool_or(standing = 'withdrawn') over (partition by id order by at, place) as is_over
    from steps
  )
  insert into application_standings (application_id, standing, starts_at, ends_at)
  select id, standing, at, ends_at from spans where at < ends_at and not is_over;
end $$;
`;

const TRIGGERS = `
create function company_standings_added() returns trigger language plpgsql as $$
begin
  perform derive_company_standings(array(select id from added));
  return null;
end $$;
create trigger standings_added after insert on companies
  referencing new table as added for each statement execute function company_standings_added();

create function company_standing_changed() returns trigger language plpgsql as $$
declare
  moment timestamptz := case when new.updated_at > old.updated_at then new.updated_at else date_trunc('milliseconds', now()) end;
begin
  perform note_company_standing(new, moment);
  perform note_job_standing(j, moment) from jobs j where j.company_id = new.id and j.deleted_at is null;
  return null;
end $$;
create trigger standings_changed after update on companies for each row
  when ((old.admin_status, old.deleted_at) is distinct from (new.admin_status, new.deleted_at))
  execute function company_standing_changed();

create function job_standings_added() returns trigger language plpgsql as $$
begin
  -- A change of the company has finished, or waits for this one, as in refresh_job_search.
  perform 1 from companies c where c.id in (select company_id from added) order by c.id for share;
  perform derive_job_standings(array(select id from added));
  return null;
end $$;
create trigger standings_added after insert on jobs
  referencing new table as added for each statement execute function job_standings_added();

create function job_standing_changed() returns trigger language plpgsql as $$
begin
  perform 1 from companies c where c.id = new.company_id for share;
  perform note_job_standing(new, case when new.updated_at > old.updated_at then new.updated_at
    else coalesce(new.deleted_at, date_trunc('milliseconds', now())) end);
  return null;
end $$;
create trigger standings_changed after update on jobs for each row
  when ((old.status, old.admin_status, old.application_deadline, old.company_id, old.deleted_at)
    is distinct from (new.status, new.admin_status, new.application_deadline, new.company_id, new.deleted_at))
  execute function job_standing_changed();

create function account_standings_added() returns trigger language plpgsql as $$
begin
  perform derive_account_standings(array(select id from added));
  return null;
end $$;
create trigger standings_added after insert on users
  referencing new table as added for each statement execute function account_standings_added();

create function account_standing_changed() returns trigger language plpgsql as $$
begin
  perform note_account_standing(new, coalesce(new.deleted_at,
    case when new.updated_at > old.updated_at then new.updated_at else date_trunc('milliseconds', now()) end));
  return null;
end $$;
create trigger standings_changed after update on users for each row
  when ((old.role, old.status, old.suspended_until, old.deleted_at)
    is distinct from (new.role, new.status, new.suspended_until, new.deleted_at))
  execute function account_standing_changed();

create function application_standings_added() returns trigger language plpgsql as $$
begin
  perform refresh_application_standings(array(select id from added));
  return null;
end $$;
create trigger standings_added after insert on applications
  referencing new table as added for each statement execute function application_standings_added();

create function application_standings_changed() returns trigger language plpgsql as $$
begin
  perform refresh_application_standings(array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.status, n.applied_at) is distinct from (o.status, o.applied_at)));
  return null;
end $$;
create trigger standings_changed after update on applications
  referencing old table as old_rows new table as new_rows for each statement execute function application_standings_changed();

create function application_standings_told() returns trigger language plpgsql as $$
begin
  perform refresh_application_standings(array(
    select distinct c.application_id from changed c join applications a on a.id = c.application_id
    where c.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')));
  return null;
end $$;
create trigger standings_added after insert on application_events
  referencing new table as changed for each statement execute function application_standings_told();
create trigger standings_removed after delete on application_events
  referencing old table as changed for each statement execute function application_standings_told();

create function application_standings_rewritten() returns trigger language plpgsql as $$
begin
  perform refresh_application_standings(array(
    select a.id from applications a where a.id in (select application_id from old_rows union select application_id from new_rows)));
  return null;
end $$;
create trigger standings_changed after update on application_events
  referencing old table as old_rows new table as new_rows for each statement execute function application_standings_rewritten();

/** The first moment at which each job was approved. */
create view job_approvals as
  select job_id, min(starts_at) as approved_at from job_standings where approval = 'approved' group by job_id;
`;
