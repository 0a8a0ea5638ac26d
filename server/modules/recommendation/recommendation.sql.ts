import { json, statement } from '#server/db/statement.ts';
import type { Dismissed } from './recommendation.rules.ts';

/**
 * The columns of a profile that the rules may use; an architecture test compares them with the columns that they must
 * not use. `stems` are the stems of its words, as the search stores them.
 */
export const PROFILE_COLUMNS = `
  p.headline, p.summary, p.current_job_title as "currentJobTitle", p.location, p.willing_to_move as "willingToMove",
  coalesce(p.work_modes, '{}') as "workModes!", coalesce(p.shifts, '{}') as "shifts!",
  array(select e ->> 'title' from jsonb_array_elements(p.career -> 'jobs') with ordinality j (e, place)
    where e ->> 'title' <> '' order by place limit 6) as "pastTitles!",
  array(select concat_ws(', ', nullif(e ->> 'name', ''), nullif(e ->> 'field', ''))
    from jsonb_array_elements(p.career -> 'degrees') with ordinality d (e, place)
    where e ->> 'qualification' is distinct from 'high_school' order by place limit 3) as "studies!",
  p.education, p.experience_type as "experienceType", p.has_bike as "hasBike", p.has_driving_license as "hasDrivingLicense",
  concat_ws(' ', p.summary, p.specialization, career_words(p.career)) as "text!",
  coalesce(p.preferred_locations, '{}') as "preferredLocations!", coalesce(p.skills, '{}') as "skills!",
  p.salary_expectation as "salaryExpectation", coalesce(told.low, -1) as "months!",
  coalesce(told.high, -1) as "monthsMost!"`;

/** `now` is a parameter. */
export const profileTables = (now: string) => `
  left join seeker_profiles p on p.user_id = u.id
  left join lateral candidate_experience(p, (${now}::timestamptz at time zone 'Asia/Kolkata')::date) told on true`;

/**
 * $1 the user, $2 how many dismissed jobs to learn from, $3 now. A company that someone turned down stays away for good.
 */
export const SEEKER = statement(
  'recommendation-seeker',
  `
    select ${PROFILE_COLUMNS},
      (select coalesce(json_object_agg(word, search_stem(word)), '{}') from (
        select distinct word from unnest(search_words(concat_ws(' ', p.headline, p.current_job_title,
          career_words(p.career), array_to_string(p.skills, ' ')))) word) words) as stems,
      (select coalesce(json_agg(away), '[]') from (
        select d.reason, j.company_id as "companyId", j.title, j.district, j.state, j.salary_max as "salaryMax"
        from (select job_id, reason, row_number() over (order by dismissed_at desc) as place
          from dismissed_jobs where user_id = u.id) d join jobs j on j.id = d.job_id
        where d.place <= $2 or d.reason = 'company' order by d.place) away) as dismissed
    from users u ${profileTables('$3')} where u.id = $1`,
  json<{ stems: Record<string, string>; dismissed: Dismissed[] }>(),
);

export const JOB_COLUMNS = `
  j.id, j.company_id as "companyId", j.title, j.skills, j.location, j.district, j.state, j.is_remote as "isRemote",
  j.type, j.facts ->> 'shift' as shift, j.salary_min as "salaryMin", j.salary_max as "salaryMax", j.experience_years as "experienceYears",
  j.experience_level as "experienceLevel", j.posted_at as "postedAt"`;

/**
 * $1 now, $2 the user, $3 queries, $4 the places of each, $5 how many of the newest jobs each may add. The sort is
 * written so that no index provides it: few jobs match, and they are found by their words.
 */
export const JOBS = statement(
  'recommendation-jobs',
  `
    with found as materialized (
      select distinct newest.job_id
      from unnest($3::text[], $4::text[], $5::int[]) as q (query, place, most)
      cross join lateral (
        select s.job_id from job_search s
        where s.words @@ q.query::tsquery and s.words @@ q.place::tsquery and s.live_until > $1
        order by s.posted_at + interval '0' desc, s.job_id limit q.most) newest
    )
    select ${JOB_COLUMNS},
      exists (select from applications a where a.job_id = j.id and a.seeker_id = $2) as "isAppliedFor!"
    from found join jobs j on j.id = found.job_id
    where not exists (select from dismissed_jobs d where d.job_id = j.id and d.user_id = $2)
      and not exists (select from hidden_companies h where h.user_id = $2 and h.company_id = j.company_id)`,
  { isHeavy: true },
);

/** $1 now, $2 the user, $3 how many. For a person with an empty profile. */
export const NEWEST = statement(
  'recommendation-newest',
  `
    select ${JOB_COLUMNS} from (
      select s.job_id from job_search s where s.live_until > $1
      order by s.posted_at desc, s.job_id desc limit $3) newest join jobs j on j.id = newest.job_id
    where not exists (select from applications a where a.job_id = j.id and a.seeker_id = $2)
      and not exists (select from dismissed_jobs d where d.job_id = j.id and d.user_id = $2)
      and not exists (select from hidden_companies h where h.user_id = $2 and h.company_id = j.company_id)`,
);

/** $1 the job, which the caller may see. */
export const JOB = statement(
  'recommendation-job',
  `select ${JOB_COLUMNS} from jobs j where j.id = $1`,
);
