import { Migration } from '@mikro-orm/migrations';

/**
 * What analytics reads instead of complete applications, timelines, job texts and sessions: one narrow row for each
 * application, a row for each visit, and indexes that answer without reading the tables. Triggers keep them up to
 * date.
 */
export class M022Analytics extends Migration {
  override up() {
    this.addSql(FACTS);
    this.addSql(REFRESH);
    this.addSql(TRIGGERS);
    this.addSql(VISITS);
    this.addSql(INDEXES);
    this.addSql(ROLL_UPS);
    for (const rolled of ROLLED) this.addSql(rolledBy(rolled));
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select refresh_application_facts(array(
        select id from applications where abs(hashtext(id::text) % ${PARTS}) = ${part}))`);
    }
    this.addSql(`analyze application_facts, visits`);
  }
}

const PARTS = 64;

/** When each step was first reached. What an employer can still undo (`moved_to`) does not count yet. */
const FACTS = `
create table application_facts (
  application_id uuid primary key references applications (id) on delete cascade,
  job_id uuid not null,
  company_id uuid not null,
  seeker_id uuid not null,
  applied_at timestamptz(3) not null,
  viewed_at timestamptz(3),
  reviewed_at timestamptz(3),
  shortlisted_at timestamptz(3),
  rejected_at timestamptz(3),
  hired_at timestamptz(3),
  decided_at timestamptz(3) generated always as (least(shortlisted_at, rejected_at, hired_at)) stored,
  status text not null
) with (fillfactor = 90, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
create index application_facts_time on application_facts (applied_at);
create index application_facts_job on application_facts (job_id);
create index application_facts_hired on application_facts (job_id, hired_at) where hired_at is not null;
create index application_facts_company on application_facts (company_id, applied_at);
`;

const REFRESH = `
/** Updates the facts of these applications, whatever has happened to them. */
create function refresh_application_facts(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  -- Waits for a concurrent writer of the same application, or makes it wait, and then reads what it wrote.
  perform 1 from application_facts where application_id = any(ids) order by application_id for no key update;
  insert into application_facts as f (application_id, job_id, company_id, seeker_id, applied_at, viewed_at,
    reviewed_at, shortlisted_at, rejected_at, hired_at, status)
  select a.id, a.job_id, a.company_id, a.seeker_id, a.applied_at, told.viewed, told.reviewed, told.shortlisted,
    told.rejected, told.hired, a.status
  from applications a cross join lateral (
    select min(at) filter (where kind = 'viewed') as viewed, min(at) filter (where kind = 'reviewed') as reviewed,
      min(at) filter (where kind = 'shortlisted') as shortlisted, min(at) filter (where kind = 'rejected') as rejected,
      min(at) filter (where kind = 'hired') as hired
    from application_events e where e.application_id = a.id
  ) told
  where a.id = any(ids)
  order by a.id
  on conflict (application_id) do update set
    job_id = excluded.job_id, company_id = excluded.company_id, seeker_id = excluded.seeker_id,
    applied_at = excluded.applied_at, viewed_at = excluded.viewed_at, reviewed_at = excluded.reviewed_at,
    shortlisted_at = excluded.shortlisted_at, rejected_at = excluded.rejected_at, hired_at = excluded.hired_at,
    status = excluded.status
  where (f.job_id, f.company_id, f.seeker_id, f.applied_at, f.viewed_at, f.reviewed_at, f.shortlisted_at, f.rejected_at,
      f.hired_at, f.status)
    is distinct from (excluded.job_id, excluded.company_id, excluded.seeker_id, excluded.applied_at, excluded.viewed_at,
      excluded.reviewed_at, excluded.shortlisted_at, excluded.rejected_at, excluded.hired_at, excluded.status);
end $$;
`;

/** Runs once per statement. The facts of an application are deleted with it. */
const TRIGGERS = `
create function application_facts_added() returns trigger language plpgsql as $$
begin
  perform refresh_application_facts(array(select id from new_rows));
  return null;
end $$;
create trigger facts_added after insert on applications
  referencing new table as new_rows for each statement execute function application_facts_added();

create function application_facts_changed() returns trigger language plpgsql as $$
begin
  perform refresh_application_facts(array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.job_id, n.company_id, n.seeker_id, n.applied_at, n.status)
      is distinct from (o.job_id, o.company_id, o.seeker_id, o.applied_at, o.status)));
  return null;
end $$;
create trigger facts_changed after update on applications
  referencing old table as old_rows new table as new_rows for each statement execute function application_facts_changed();

create function application_steps_changed() returns trigger language plpgsql as $$
begin
  perform refresh_application_facts(array(
    select distinct application_id from changed where kind in ('viewed', 'reviewed', 'shortlisted', 'rejected', 'hired')));
  return null;
end $$;
create trigger facts_added after insert on application_events
  referencing new table as changed for each statement execute function application_steps_changed();
create trigger facts_removed after delete on application_events
  referencing old table as changed for each statement execute function application_steps_changed();

create function application_steps_rewritten() returns trigger language plpgsql as $$
begin
  perform refresh_application_facts(array(select application_id from old_rows union select application_id from new_rows));
  return null;
end $$;
create trigger facts_changed after update on application_events
  referencing old table as old_rows new table as new_rows for each statement execute function application_steps_rewritten();
`;

/**
 * A visit is the use of one session without a pause of more than half an hour, as precisely as sessions record their
 * last use. Visits stay when sessions are deleted. Once a user is deleted, their visits keep the role but not the
 * user.
 */
const VISITS = `
create table visits (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  role text not null check (role in ('job_seeker', 'employer', 'admin')),
  began_at timestamptz(3) not null,
  last_at timestamptz(3) not null check (last_at >= began_at)
) with (fillfactor = 80);
create index visits_time on visits (began_at) include (user_id, role);
create index visits_user on visits (user_id, began_at) where user_id is not null;

alter table sessions add column visit_id uuid;
with told as (
  select s.id, s.user_id, u.role, s.created_at, s.last_used_at, gen_random_uuid() as first, gen_random_uuid() as second,
    s.last_used_at > s.created_at + interval '30 minutes' as is_back
  from sessions s join users u on u.id = s.user_id
), begun as (
  insert into visits (id, user_id, role, began_at, last_at)
  select first, user_id, role, created_at, case when is_back then created_at else greatest(last_used_at, created_at) end from told
  union all
  select second, user_id, role, last_used_at, last_used_at from told where is_back
)
update sessions s set visit_id = case when is_back then second else first end from told where told.id = s.id;

create function note_visit() returns trigger language plpgsql as $$
begin
  update visits set last_at = greatest(last_at, new.last_used_at)
    where id = new.visit_id and new.last_used_at <= last_at + interval '30 minutes';
  if found then return new; end if;
  new.visit_id := gen_random_uuid();
  insert into visits (id, user_id, role, began_at, last_at)
    select new.visit_id, id, role, new.last_used_at, new.last_used_at from users where id = new.user_id;
  return new;
end $$;
create trigger sessions_visited before insert or update of last_used_at on sessions
  for each row execute function note_visit();
`;

/**
 * The columns of a job that answers are grouped by, without its texts and counters, so that counting a view changes no
 * index. Reads by time use only the index.
 */
const INDEXES = `
create index jobs_facts on jobs (id) include (company_id, category_id, state, district, type, industry, experience_level,
  experience_years, education_level, is_remote, is_featured, is_hot, salary_min, salary_max, status, admin_status, posted_at,
  application_deadline, closed_at, created_at, deleted_at);
alter table jobs set (autovacuum_vacuum_scale_factor = 0.02);

drop index job_views_time;
create index job_views_time on job_views (viewed_at) include (job_id, source);
alter table job_views set (autovacuum_vacuum_insert_scale_factor = 0.02);

drop index application_events_time;
create index application_events_time on application_events (at) include (kind, application_id);
alter table application_events set (autovacuum_vacuum_insert_scale_factor = 0.02);
`;

/**
 * Counts over complete past days or months of the site's time zone, so that nobody has to read millions of rows. A row
 * that is added late, changed or deleted corrects the count in its own statement, so a count is the same with and
 * without roll-ups. Writers share a lock that the roll-up of a period takes exclusively, so that no row is missed.
 */
const ROLL_UPS = `
create table rolled_periods (
  name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  primary key (name, starts_at)
);
`;

interface Rolled {
  name: string;
  table: string;
  at: string;
  key: string;
  type: string;
}

const ROLLED: readonly Rolled[] = [
  { name: 'view_days', table: 'job_views', at: 'viewed_at', key: 'source', type: 'text' },
  { name: 'view_months', table: 'job_views', at: 'viewed_at', key: 'job_id', type: 'uuid' },
  { name: 'event_days', table: 'application_events', at: 'at', key: 'kind', type: 'text' },
];

function rolledBy({ name, table, at, key, type }: Rolled): string {
  const came = `select ${at}, ${key}, 1 as n from new_rows`;
  const went = `select ${at}, ${key}, -1 as n from old_rows`;
  const change = (rows: string) => `
    insert into ${name} as r (starts_at, ${key}, n)
    select p.starts_at, c.${key}, sum(c.n) from (${rows}) c
      join rolled_periods p on p.name = '${name}' and c.${at} >= p.starts_at and c.${at} < p.ends_at
    group by 1, 2 having sum(c.n) <> 0
    on conflict (starts_at, ${key}) do update set n = r.n + excluded.n;`;
  return `
create table ${name} (
  starts_at timestamptz not null,
  ${key} ${type} not null,
  n bigint not null,
  primary key (starts_at, ${key})
);

create function ${name}_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('${name}'));
  if tg_op = 'INSERT' then
    -- New rows are of today, and today is never rolled up.
    if (select min(${at}) from new_rows) >= coalesce((select ends_at from rolled_periods
      where name = '${name}' order by starts_at desc limit 1), '-infinity') then return null; end if;
    ${change(came)}
    return null;
  elsif tg_op = 'DELETE' then
    ${change(went)}
  else
    ${change(`${came} union all ${went}`)}
  end if;
  delete from ${name} where n = 0 and starts_at in (
    select p.starts_at from old_rows c
    join rolled_periods p on p.name = '${name}' and c.${at} >= p.starts_at and c.${at} < p.ends_at);
  return null;
end $$;
create trigger ${name}_added after insert on ${table}
  referencing new table as new_rows for each statement execute function ${name}_changed();
create trigger ${name}_removed after delete on ${table}
  referencing old table as old_rows for each statement execute function ${name}_changed();
create trigger ${name}_rewritten after update on ${table}
  referencing old table as old_rows new table as new_rows for each statement execute function ${name}_changed();

/** The complete roll-up periods within the range, and the rows themselves for the rest on both sides. */
create function rolled_${name}(since timestamptz, until timestamptz, zone text)
returns table (${at} timestamptz, ${key} ${type}, n bigint) language sql stable parallel safe as $$
  with inside as materialized (
    select min(starts_at) as first, max(ends_at) as last from rolled_periods
    where name = '${name}' and time_zone = zone
      and starts_at >= coalesce(since, '-infinity') and ends_at <= coalesce(until, 'infinity')
  )
  select starts_at, ${key}, n from ${name}
  where starts_at >= (select first from inside) and starts_at < (select last from inside)
  union all
  select ${at}, ${key}, 1 from ${table} where ${at} >= coalesce(since, '-infinity')
    and ${at} < (select coalesce(first, until, 'infinity') from inside)
  union all
  select ${at}, ${key}, 1 from ${table} where ${at} >= (select last from inside)
    and ${at} < coalesce(until, 'infinity')
$$;
`;
}
