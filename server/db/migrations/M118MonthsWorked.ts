import { Migration } from '@mikro-orm/migrations';

/**
 * The search for candidates counts the months of their jobs, as their profile does, and no longer the band of years
 * that was true when they saved it.
 */
export class M118MonthsWorked extends Migration {
  override up() {
    this.addSql(MONTHS);
    this.addSql(REFRESH);
    for (let part = 0; part < PARTS; part += 1)
      this.addSql(`update candidate_search c set months = told.low, months_most = told.high
        from seeker_profiles p
          cross join lateral candidate_experience(p, (now() at time zone 'Asia/Kolkata')::date) as told
        where p.user_id = c.user_id and abs(hashtext(c.user_id::text) % ${PARTS}) = ${part}
          and (c.months, c.months_most) is distinct from (told.low, told.high)`);
  }
}

/** In batches, so that no statement exceeds the timeout of the connection. */
const PARTS = 32;

/**
 * `months_worked` is monthsWorked of schema/profile/experience.ts. Without dates there is only the band; a fresher's
 * internships count from a year on.
 */
const MONTHS = `
create function month_number(month text, in_year integer) returns integer language sql immutable parallel safe as $$
  select left(month, 4)::integer * 12 + coalesce(nullif(substr(month, 6, 2), '')::integer, in_year) - 1
$$;

create function months_worked(career jsonb, today date) returns integer language sql immutable parallel safe as $$
  select least(count(distinct month), 720)::integer
  from jsonb_array_elements(career -> 'jobs') job,
    lateral (select job ->> 'from' as first,
      case when (job ->> 'isCurrent')::boolean then to_char(today, 'YYYY-MM') else job ->> 'to' end as last) dates,
    lateral (select month_number(first, 7) as first_month, month_number(last, 6) as last_month) numbers,
    generate_series(first_month, least(last_month, first_month + 720)) month
  where first_month is not null and last_month is not null
$$;

create function candidate_experience(p seeker_profiles, today date, out low integer, out high integer)
language plpgsql immutable as $$
declare
  worked integer := coalesce(p.experience_months, months_worked(p.career, today));
begin
  if worked >= 12 or (worked > 0 and p.experience_type is distinct from 'fresher') then
    low := worked;
    high := worked;
  else
    select told.low, told.high into low, high from candidate_months(p.experience_type, p.experience) told;
  end if;
end $$;
`;

const REFRESH = `
create or replace function refresh_candidates(ids uuid[]) returns void language plpgsql as $$
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
    cross join lateral candidate_experience(p, (greatest(p.updated_at, now()) at time zone 'Asia/Kolkata')::date) as told
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
      search_words(concat_ws(' ', summary, current_company, replace(education, '_', ' '), specialization, university, career_words(career))) as body_words
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
