import type { Within } from './derivedValue.ts';

/** How the functions of M002Search and M012Candidates write the rows of the search, as statements that only read. */

const IS_LISTED = `j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
  and c.admin_status = 'approved' and c.deleted_at is null`;

const listed = (within: Within, also = '') => `
  from jobs j join companies c on c.id = j.company_id left join categories g on g.id = j.category_id
  cross join lateral (
    select coalesce(j.district, case when j.state is null or j.state = found.state then found.district end) as district,
      coalesce(j.state, found.state) as state
    from search_place(case when j.district is null then j.location else '' end) found
  ) place
  cross join lateral (
    select search_words(j.title) as title,
      (select coalesce(array_agg(w), '{}') from unnest(j.skills) skill, unnest(search_words(skill) || search_pairs(search_words(skill))) w)
        || search_words(c.name) || search_words(coalesce(g.title, '')) as head,
      search_words(j.location || ' ' || coalesce(place.district, '') || ' ' || coalesce(place.state, '')) as place,
      search_words(j.description || ' ' || j.responsibilities || ' ' || j.requirements || ' ' || j.benefits || ' ' || replace(j.industry, '_', ' ')) as body
    offset 0
  ) word
  ${also}
  where ${within('j.id')} and ${IS_LISTED}`;

export const JOB_SEARCH_COLUMNS = [
  'company_id',
  'category_id',
  'posted_at',
  'live_until',
  'pay',
  'pay_from',
  'pay_to',
  'spot',
  'is_remote',
  'is_featured',
  'is_hot',
  'type',
  'experience_level',
  'industry',
  'state',
  'district',
  'company_name',
  'company_key',
  'title',
  'facts',
  'years',
  'is_verified',
  'words',
];

export const jobSearch = (within: Within) => `
  select j.id as job_id, j.company_id, j.category_id, j.posted_at, coalesce(j.application_deadline, 'infinity') as live_until,
    coalesce(j.salary_max, j.salary_min, 0) as pay,
    case when j.salary_min is not null or j.salary_max is not null then coalesce(j.salary_min, 0) end as pay_from,
    case when j.salary_min is not null or j.salary_max is not null then coalesce(j.salary_max, 2147483647) end as pay_to,
    (abs(hashtext(j.id::text) % 1024))::smallint as spot, j.is_remote, j.is_featured, j.is_hot, j.type, j.experience_level,
    j.industry, place.state, place.district, c.name as company_name,
    left(lower(c.name), 200) collate "C" as company_key, j.title, j.facts,
    years_asked(j.experience_years, j.experience_level) as years, is_verified(j.company_id) as is_verified,
    search_vector(word.title, word.head, word.place, word.body, array_remove(array[
      '@s:' || place.state, '@d:' || place.district || ', ' || place.state, '@type:' || j.type,
      '@level:' || j.experience_level, case when j.is_remote then '@remote' end], null))
      || array_to_tsvector(search_names(j.title, j.skills, j.facts, j.experience_years)) as words
  ${listed(within)}`;

const OWN_TERMS = `cross join lateral (
    select distinct term from unnest(word.title || search_pairs(word.title) || word.head || word.place || word.body) term
    where length(term) between 3 and 30 and term !~ '[0-9]{3}'
  ) own`;

/** The words of these jobs that the dictionary lacks, as one row of each job. */
export const missingWords = (within: Within) => `
  select j.id::text as "id!", j.id::text as "key!", j.id::text as "subjectId", null::jsonb as before,
    jsonb_build_object('words', jsonb_agg(own.term order by own.term)) as after
  ${listed(within, OWN_TERMS)} and not exists (select from job_terms known where known.term = own.term)
  group by j.id`;

/** Words without the seal of their trigger, so they do not come from a job. */
export const surplusWords = (within: Within) => `
  select s.term as "id!", s.term as "key!", null as "subjectId", jsonb_build_object('stem', s.stem) as before,
    null::jsonb as after
  from job_terms s where ${within('s.term')} and s.seal is distinct from hashtextextended(s.term, 0)`;

export const addWords = (within: Within) => `
  insert into job_terms (term, stem, deletes)
  select own.term, search_stem(own.term), search_deletes(own.term)
  from (select distinct own.term ${listed(within, OWN_TERMS)}) own
  order by own.term on conflict do nothing returning 1 as "repaired!"`;

export const CANDIDATE_COLUMNS = [
  'active_on',
  'hidden_until',
  'months',
  'months_most',
  'salary',
  'notice_days',
  'notice_until',
  'words',
];

const LAST_SEEN = `greatest(p.updated_at, u.last_login_at, u.created_at,
  (select max(x.last_used_at) from sessions x where x.user_id = u.id))`;

const dayOf = (moment: string) => `(${moment} at time zone 'UTC')::date`;

/**
 * The day of the last visit is kept when its session ends. So it lies between the day according to the current sessions
 * and the day according to all visits.
 */
const ACTIVE_ON = `least(greatest((select k.active_on from candidate_search k where k.user_id = u.id), ${dayOf(LAST_SEEN)}),
  ${dayOf(`greatest(${LAST_SEEN}, (select max(v.last_at) from visits v where v.user_id = u.id))`)})`;

const dayInIndia = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The months grow once a night, so they lie between those of the last save and those of today. */
export const candidateSearch = (within: Within) => `
  with source as (
    select u.id, p.*, u.suspended_until, u.status, ${ACTIVE_ON} as active_on, told.low, told.high,
      array_remove(p.location || p.preferred_locations, null) as places
    from users u
    join seeker_profiles p on p.user_id = u.id
    left join user_settings o on o.user_id = u.id
    left join candidate_search k on k.user_id = u.id
    cross join lateral candidate_experience(p, ${dayInIndia('p.updated_at')}) as saved
    cross join lateral candidate_experience(p, ${dayInIndia('greatest(p.updated_at, now())')}) as worked
    cross join lateral (select least(greatest(k.months, saved.low), worked.low)::smallint as low,
      least(greatest(k.months_most, saved.high), worked.high)::smallint as high) as told
    where ${within('u.id')} and u.role = 'job_seeker' and u.deleted_at is null
      and (u.status = 'active' or (u.status = 'suspended' and u.suspended_until is not null))
      and p.is_open_to_work and coalesce(o.profile_visibility, 'public') = 'public'
  ), living as (
    select source.id, place from source, unnest(places) place group by source.id, place
  ), known as materialized (
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
      search_words(concat_ws(' ', summary, current_company, replace(education, '_', ' '), specialization, university,
        career_words(career))) as body_words
    from source left join placed using (id) offset 0
  )
  select id as user_id, active_on,
    case when status = 'active' then '-infinity'::timestamptz else suspended_until end as hidden_until,
    low as months, high as months_most, salary_expectation as salary,
    case notice_period when 'immediately' then 0 when 'days_15' then 15 when 'month_1' then 30 when 'months_2' then 60
      when 'months_3' then 90 end as notice_days, worded.notice_until,
    search_vector(title_words, skill_words || search_pairs(skill_words), place_words, body_words,
      array(select 'k:' || skill_stem(word) from unnest(skill_words) word) || marks) as words
  from worded`;

/** The functions only ever raise the day of the last visit. */
export const lastVisits = () => `
  update candidate_search c set active_on = known.active_on from (
    select u.id, ${ACTIVE_ON} as active_on from users u join seeker_profiles p on p.user_id = u.id
    where u.id = any($1::uuid[])) known
  where known.id = c.user_id and c.active_on <> known.active_on returning 1 as "repaired!"`;
