import type { PastJob } from '#schema/profile/career.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import { json, statement } from '#server/db/statement.ts';
import { IS_OF_COMPANY } from '#server/modules/application/application.sql.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';

/** The ids of this and of the other applications to the company with the same account, email address or phone number. */
const OF_SAME_PERSON = `
  select o.id from applications o where o.seeker_id = a.seeker_id and o.company_id = a.company_id
  union select x.application_id from application_desk x where x.company_id = a.company_id and x.email_key = d.email_key
  union select x.application_id from application_desk x where x.company_id = a.company_id and x.phone_key = d.phone_key`;

/** The other applications of the same person that the reader may see. $4 the jobs that the reader works on; null for all. */
const OTHERS = `from applications o join jobs oj on oj.id = o.job_id and oj.deleted_at is null
  where o.id in (${OF_SAME_PERSON}) and o.id <> a.id and ($4::uuid[] is null or o.job_id = any($4))`;

const TAGS = `
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
  from application_tags x join company_tags t on t.id = x.tag_id where x.application_id = a.id`;

/**
 * The facts that a list shows about each application, for a whole page at once. $1 the company, $2 the user, $3 the
 * applications, $4 the only jobs that the user works on; null for all. $5 now.
 */
export const SUMMARIES = statement(
  'application-summaries',
  `
    select a.id, a.applied_at as "appliedAt", a.profile ->> 'location' as location,
      coalesce(a.profile -> 'skills', '[]') as "skills!", coalesce(a.profile -> 'career' -> 'jobs', '[]') as "jobs!",
      (a.profile ->> 'ownMonths')::integer as "ownMonths", a.profile ->> 'noticePeriod' as "noticePeriod",
      a.profile ->> 'noticeUntil' as "noticeUntil", a.profile is not null as "hasProfile!",
      not exists (select from application_events e where e.application_id = a.id and e.kind = 'viewed') as "isUnread!",
      d.rating as "averageHundredths",
      (select count(*)::integer from application_ratings r where r.application_id = a.id) as "ratedBy!",
      (select r.stars from application_ratings r where r.application_id = a.id and r.user_id = $2) as "ownStars",
      (${TAGS}) as "tags!",
      (select min(i.starts_at) from interviews i
        where i.application_id = a.id and i.status = 'booked' and i.ends_at > $5) as "nextInterviewAt",
      exists (select ${OTHERS} and o.applied_at < a.applied_at) as "appliedBefore!"
    from applications a left join application_desk d on d.application_id = a.id
    where ${IS_OF_COMPANY} and a.id = any($3::uuid[])`,
  json<{
    skills: string[];
    jobs: PastJob[];
    noticePeriod: NoticePeriod | null;
    tags: { id: string; name: string }[];
  }>(),
);

/** $1 the company, $2 the applications, $3 how many of each, $4 the only jobs; null for all. */
export const OTHER_APPLICATIONS = statement(
  'application-others',
  `
    select a.id as "ofId", other.id, other."isSameAccount"
    from applications a left join application_desk d on d.application_id = a.id
    cross join lateral (
      select o.id, o.applied_at, o.seeker_id = a.seeker_id as "isSameAccount" ${OTHERS}
      order by o.applied_at desc limit $3) other
    where ${IS_OF_COMPANY} and a.id = any($2::uuid[])
    order by other.applied_at desc, other.id`,
);

/** $1 the company, $2 the applications. */
export const RATINGS = statement(
  'application-ratings',
  `
    select r.application_id as "applicationId", r.user_id as "userId", r.stars,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as name
    from applications a join application_ratings r on r.application_id = a.id
      left join users u on u.id = r.user_id and u.deleted_at is null
    where ${IS_OF_COMPANY} and a.id = any($2::uuid[])
    order by r.rated_at, r.user_id`,
);

/** $1 the application, $2 the user, $3 stars, $4 now. */
export const RATE = statement(
  'application-rate',
  `
    insert into application_ratings (application_id, user_id, stars, rated_at) values ($1, $2, $3, $4)
    on conflict (application_id, user_id) do update set stars = excluded.stars, rated_at = excluded.rated_at`,
);

/** $1 the application, $2 the user. */
export const UNRATE = statement(
  'application-unrate',
  'delete from application_ratings where application_id = $1 and user_id = $2',
);

/** Where the words are: $1 the company, $2 the applications, $3 words in lower case, $4 characters before, $5 in all. */
export const EXCERPTS = statement(
  'application-excerpts',
  `
    select a.id, case when letter > 0 then 'letter' when resume > 0 then 'resume' else 'answers' end as "part!",
      substr(case when letter > 0 then a.cover_letter when resume > 0 then d.resume_text else d.answers end,
        greatest(case when letter > 0 then letter when resume > 0 then resume else answer end - $4::integer, 1),
        $5::integer) as "text!"
    from applications a join application_desk d on d.application_id = a.id
    cross join lateral (
      select min(nullif(strpos(lower(a.cover_letter), word), 0)) as letter,
        min(nullif(strpos(lower(d.resume_text), word), 0)) as resume,
        min(nullif(strpos(lower(d.answers), word), 0)) as answer
      from unnest($3::text[]) word) place
    where ${IS_OF_COMPANY} and a.id = any($2::uuid[]) and coalesce(letter, resume, answer) is not null`,
);

/** $1 the company, $2 a job, or null for any. Everyone who works on its applications. */
export const COLLEAGUES = statement(
  'application-colleagues',
  `
    select u.id, trim(u.first_name || ' ' || u.last_name) as "name!"
    from company_members m join users u on u.id = m.user_id
    where m.company_id = $1 and ($2::uuid is null or ${worksOnJob('m', '$2::uuid')})
      and u.deleted_at is null and u.status = 'active'
    order by lower(u.first_name), lower(u.last_name), u.id`,
);

/** $1 the note, $2 colleagues. */
export const MENTION = statement(
  'application-note-mention',
  `insert into application_note_mentions (note_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
);
