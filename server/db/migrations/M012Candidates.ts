import { Migration } from '@mikro-orm/migrations';

/**
 * The search for candidates: a narrow table of the job seekers who are open to work and visible, with the words of
 * what they show, kept up to date by triggers; and which seekers a company has written to about which job.
 */
export class M012Candidates extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(QUERIES);
    this.addSql(MONTHS);
    this.addSql(REFRESH);
    this.addSql(TRIGGERS);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select refresh_candidates(array(
        select user_id from seeker_profiles where is_open_to_work and abs(hashtext(user_id::text) % ${PARTS}) = ${part}))`);
    }
    this.addSql('analyze candidate_search');
    this.addSql(BELL);
  }
}

const PARTS = 32;

/**
 * The marks in `words` are those of job_search: headline and title ("t:"), skills ("h:"), places ("l:") and the rest;
 * "k:" is a word of a skill, "@d:" and "@s:" are where someone lives or wants to work. Nothing hidden is included: no
 * name, address, phone number or date of birth. `months` is -1 if a text states no experience.
 */
const TABLES = `
create table candidate_search (
  user_id uuid primary key references users (id) on delete cascade,
  active_on date not null,
  hidden_until timestamptz(3) not null,
  months smallint not null,
  months_most smallint not null,
  salary integer,
  words tsvector not null
);
create index candidate_search_words on candidate_search using gin (words) with (fastupdate = off);
create index candidate_search_recent on candidate_search (active_on desc, user_id desc)
  include (hidden_until, months, months_most, salary);
create index candidate_search_experience on candidate_search (months desc, active_on desc, user_id desc)
  include (hidden_until, months_most, salary);

create table candidate_contacts (
  id uuid primary key,
  candidate_id uuid not null references users (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  sender_id uuid references users (id) on delete set null,
  message text not null check (length(message) between 1 and 2000),
  sent_at timestamptz(3) not null
);
create unique index candidate_contacts_once on candidate_contacts (candidate_id, job_id);
create index candidate_contacts_sender on candidate_contacts (sender_id, sent_at desc);
create index candidate_contacts_company on candidate_contacts (company_id, candidate_id);
create index candidate_contacts_job on candidate_contacts (job_id);
`;

const QUERIES = `
/** "React" and "React.js" are one skill, and so are "Node" and "NodeJS". */
create function skill_stem(word text) returns text
language sql immutable parallel safe as $$
  select case when word ~ '^[a-z]{3,}js$' then search_stem(left(word, -2)) else search_stem(word) end
$$;

/**
 * All of the words, each with this mark. Stop words count only if there are no others. Null if there are none at all.
 */
create function candidate_query(typed text, mark text) returns tsquery
language sql immutable parallel safe as $$
  select coalesce(string_agg(wanted, ' & ') filter (where word <> all(search_fillers())), string_agg(wanted, ' & '))::tsquery
  from unnest(search_words(typed)) word,
    quote_literal(mark || case mark when 'k:' then skill_stem(word) else search_stem(word) end) wanted
$$;
`;

/** Bands and free text as months: "3-5 years", "6 months - 1 year", "8+ years", "4 yrs", "7". */
const MONTHS = `
create function candidate_months(kind text, told text, out low integer, out high integer)
language plpgsql immutable as $$
declare
  plain text := regexp_replace(lower(coalesce(told, '')), '^(months|years)_(\\d+)_(\\d+|plus)$', '\\2-\\3 \\1');
  part text[];
begin
  plain := replace(replace(plain, '-plus', '+'), '–', '-');
  low := -1;
  high := -1;
  if kind = 'fresher' or plain like '%fresher%' then
    low := 0;
    high := 0;
    return;
  end if;
  part := regexp_match(plain, '(\\d{1,2}(?:\\.\\d+)?)\\s*(month|year|yr)?s?\\s*(?:-|to)\\s*(\\d{1,2}(?:\\.\\d+)?)\\s*(month|year|yr)?');
  if part is not null then
    low := round(part[1]::numeric * case when coalesce(part[2], part[4], 'year') = 'month' then 1 else 12 end);
    high := round(part[3]::numeric * case when coalesce(part[4], part[2], 'year') = 'month' then 1 else 12 end);
  else
    part := coalesce(
      regexp_match(plain, '(\\d{1,2}(?:\\.\\d+)?)\\s*(\\+)?\\s*(month|year|yr)'),
      regexp_match(plain, '^\\s*(\\d{1,2}(?:\\.\\d+)?)\\s*(\\+)?()\\s*$'));
    if part is null then return; end if;
    low := round(part[1]::numeric * case when part[3] = 'month' then 1 else 12 end);
    high := case when part[2] is null then low else 720 end;
  end if;
  low := least(low, 720);
  high := greatest(low, least(high, 720));
end $$;
`;

const REFRESH = `
/** Updates the rows of these people. People who can no longer be found have no row. */
create function refresh_candidates(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  with source as (
    select u.id, p.*, u.suspended_until, u.status,
      greatest(p.updated_at, u.last_login_at, u.created_at,
        (select max(x.last_used_at) from sessions x where x.user_id = u.id)) as active_at,
      told.low, told.high,
      array_remove(p.location || p.preferred_locations, null) as places
    from users u
    join seeker_profiles p on p.user_id = u.id
    left join user_settings s on s.user_id = u.id
    cross join lateral candidate_months(p.experience_type, p.experience) as told
    where u.id = any(ids) and u.role = 'job_seeker' and u.deleted_at is null
      and (u.status = 'active' or (u.status = 'suspended' and u.suspended_until is not null))
      and p.is_open_to_work and coalesce(s.profile_visibility, 'public') = 'public'
  ), gone as (
    delete from candidate_search c where c.user_id = any(ids) and c.user_id not in (select id from source)
  ), living as (
    select source.id, place from source, unnest(places) place group by source.id, place
  ), known as materialized (
    -- Once for everyone who names it.
    select place, (spot).district, (spot).state from (
      select place, search_place(place) as spot from (select distinct place from living) named offset 0) resolved
  ), placed as (
    select id, string_agg(concat_ws(' ', place, district, state), ' ') as told,
      array_remove(array_agg(distinct '@s:' || state) || array_agg(distinct '@d:' || district || ', ' || state), null) as marks
    from living join known using (place) group by id
  ), worded as (
    select source.*, coalesce(placed.marks, '{}') as marks,
      search_words(concat_ws(' ', headline, current_job_title)) as title_words,
      search_words(array_to_string(skills, ' ')) as skill_words,
      search_words(coalesce(placed.told, '')) as place_words,
      search_words(concat_ws(' ', summary, current_company, replace(education, '_', ' '), specialization, university)) as body_words
    from source left join placed using (id) offset 0
  )
  insert into candidate_search (user_id, active_on, hidden_until, months, months_most, salary, words)
  select id, (active_at at time zone 'UTC')::date,
    case when status = 'active' then '-infinity' else suspended_until end, low, high, salary_expectation,
    search_vector(title_words, skill_words || search_pairs(skill_words), place_words, body_words,
      array(select 'k:' || skill_stem(word) from unnest(skill_words) word) || marks)
  from worded
  on conflict (user_id) do update set active_on = greatest(candidate_search.active_on, excluded.active_on),
    hidden_until = excluded.hidden_until, months = excluded.months, months_most = excluded.months_most,
    salary = excluded.salary, words = excluded.words;
end $$;
`;

/** Runs once per statement. A visit counts once a day, because nobody may see the hour. */
const TRIGGERS = `
create function candidate_profiles_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from candidate_search where user_id in (select user_id from changed);
  else
    perform refresh_candidates(array(select user_id from changed));
  end if;
  return null;
end $$;
create trigger candidates_added after insert on seeker_profiles
  referencing new table as changed for each statement execute function candidate_profiles_changed();
create trigger candidates_changed after update on seeker_profiles
  referencing new table as changed for each statement execute function candidate_profiles_changed();
create trigger candidates_removed after delete on seeker_profiles
  referencing old table as changed for each statement execute function candidate_profiles_changed();

create function candidate_settings_changed() returns trigger language plpgsql as $$
begin
  perform refresh_candidates(array(select user_id from changed));
  return null;
end $$;
create trigger candidates_added after insert on user_settings
  referencing new table as changed for each statement execute function candidate_settings_changed();
create trigger candidates_changed after update on user_settings
  referencing new table as changed for each statement execute function candidate_settings_changed();
create trigger candidates_removed after delete on user_settings
  referencing old table as changed for each statement execute function candidate_settings_changed();

create function candidate_users_changed() returns trigger language plpgsql as $$
begin
  perform refresh_candidates(array(
    select n.id from new_users n join old_users o using (id)
    where (n.role, n.status, n.suspended_until, n.deleted_at)
      is distinct from (o.role, o.status, o.suspended_until, o.deleted_at)));
  return null;
end $$;
create trigger candidates_changed after update on users
  referencing old table as old_users new table as new_users for each statement execute function candidate_users_changed();

create function candidate_seen() returns trigger language plpgsql as $$
begin
  update candidate_search set active_on = (new.last_used_at at time zone 'UTC')::date
  where user_id = new.user_id and active_on < (new.last_used_at at time zone 'UTC')::date;
  return null;
end $$;
create trigger candidates_seen after insert or update of last_used_at on sessions
  for each row execute function candidate_seen();
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
    || replace(rule, '''application_sent''', '''candidate_contacted''::text, ''application_sent''');
end $$;
`;
