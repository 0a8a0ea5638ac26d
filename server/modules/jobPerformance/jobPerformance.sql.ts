import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import {
  COMPARED_DAYS,
  JOB_STEPS,
  SLOW_ANSWER_DAYS,
} from '#schema/options/screens/jobPerformance.ts';
import { json, statement } from '#server/db/statement.ts';
import { PUBLIC } from '#server/modules/job/job.sql.ts';

/**
 * Whole days in the time zone of the site, the last one today, the first one not before the job was posted. $1 the
 * job, $2 now, $3 the time zone, $4 how many days; null for all since it was posted.
 */
const SPAN = `
  days as (
    select ($2::timestamptz at time zone $3::text)::date as today,
      least((j.posted_at at time zone $3)::date, ($2 at time zone $3)::date) as posted
    from jobs j where j.id = $1::uuid
  ), span as (
    select today, first, first::timestamp at time zone $3 as begins
    from (select today, case when $4::int is null then posted else greatest(posted, today - $4 + 1) end as first
      from days) chosen
  )`;

/**
 * Everything that is counted, with its moment. An applicant counts as interviewed from the first interview that took
 * place, as having an offer from the first one sent, and as hired from the moment that the subject `hires` of analytics
 * uses.
 */
const HAPPENED = `
  select 'views' as step, viewed_at as at from job_views where job_id = $1
  union all select 'saves', saved_at from saved_jobs where job_id = $1
  union all select 'applications', applied_at from applications where job_id = $1
  union all select 'interviews', min(starts_at) from interviews
    where job_id = $1 and status = 'held' group by application_id
  union all select 'offers', min(sent_at) from offers where job_id = $1 group by application_id
  union all select 'hires', hired_at from application_facts where job_id = $1 and hired_at is not null`;

const count = (step: string) => `(count(*) filter (where step = '${step}'))::int as ${step}`;

/** Every day of the period, also those without anything. $1 to $4 as above. */
export const BY_DAY = statement(
  'job-performance-by-day',
  `
    with ${SPAN}, counted as (
      select (h.at at time zone $3)::date as day, ${JOB_STEPS.map(count).join(', ')}
      from span, (${HAPPENED}) h
      where $4 is null or h.at >= span.begins
      group by 1
    ), bounds as (
      select least(first, (select min(day) from counted)) as first,
        greatest(today, (select max(day) from counted)) as last
      from span
    )
    select to_char(d.day, 'YYYY-MM-DD') as "day!", coalesce(views, 0) as "views!", coalesce(saves, 0) as "saves!",
      coalesce(applications, 0) as "applications!", coalesce(interviews, 0) as "interviews!",
      coalesce(offers, 0) as "offers!", coalesce(hires, 0) as "hires!"
    from bounds cross join generate_series(bounds.first, bounds.last, interval '1 day') d(day)
      left join counted on counted.day = d.day::date
    order by d.day`,
);

/**
 * Views by where the visitor came from. An application has the source of the applicant's last recorded view before it,
 * or null without one. $1 to $4 are the same as above.
 */
export const BY_SOURCE = statement(
  'job-performance-by-source',
  `
    with ${SPAN}, applied as (
      select a.id, a.seeker_id, a.applied_at from applications a, span
      where a.job_id = $1 and ($4 is null or a.applied_at >= span.begins)
    ), traced as (
      select distinct on (a.id) a.id, v.source
      from applied a join job_views v on v.job_id = $1 and v.user_id = a.seeker_id and v.viewed_at <= a.applied_at
      order by a.id, v.viewed_at desc
    ), counted as (
      select v.source, 1 as views, 0 as applications from job_views v, span
      where v.job_id = $1 and ($4 is null or v.viewed_at >= span.begins)
      union all
      select t.source, 0, 1 from applied a left join traced t using (id)
    )
    select source, sum(views)::int as "views!", sum(applications)::int as "applications!"
    from counted group by source
    order by source is null, 2 desc, 3 desc, source`,
  json<{ source: JobViewSource | null }>(),
);

/** A question that most applicants miss is only named if it has at least this many answers. */
const ANSWERS_NEEDED = 10;

/**
 * How far the applications of the period got. An application counts as reviewed from its first answer, as in the
 * response rate of the company. And what waits now: applications without an answer, and the must-have that most
 * applicants miss. $1 to $4 as above.
 */
export const PROGRESS = statement(
  'job-performance-progress',
  `
    with ${SPAN}, steps as materialized (
      select coalesce(f.reviewed_at, f.decided_at) is not null as reviewed, f.hired_at is not null as hired,
        exists (select from interviews i where i.application_id = f.application_id and i.status = 'held') as interviewed,
        exists (select from offers o where o.application_id = f.application_id) as offered
      from application_facts f, span
      where f.job_id = $1 and ($4 is null or f.applied_at >= span.begins)
    ), asked as (
      select q.question from jobs j cross join lateral jsonb_array_elements(j.questions) as q (question)
      where j.id = $1 and q.question ->> 'weight' = 'must'
    ), missed as (
      select asked.question ->> 'text' as text, count(*)::int as answers,
        (count(*) filter (where not w.fits))::int as missed
      from asked join applications a on a.job_id = $1
        join application_answers w on w.application_id = a.id and w.fits is not null
          and w.question ->> 'text' = asked.question ->> 'text'
          and w.question -> 'wanted' = asked.question -> 'wanted'
          and w.question -> 'minimum' = asked.question -> 'minimum'
      group by asked.question
      having count(*) >= ${ANSWERS_NEEDED} and 2 * count(*) filter (where not w.fits) > count(*)
      order by count(*) filter (where not w.fits)::float8 / count(*) desc, 1 limit 1
    )
    select count(*)::int as "applications!", (count(*) filter (where reviewed))::int as "reviewed!",
      (count(*) filter (where interviewed))::int as "interviews!",
      (count(*) filter (where interviewed and reviewed))::int as "reviewedInterviews!",
      (count(*) filter (where offered))::int as "offers!",
      (count(*) filter (where offered and interviewed))::int as "interviewedOffers!",
      (count(*) filter (where offered and reviewed))::int as "reviewedOffers!",
      (count(*) filter (where hired))::int as "hires!",
      (count(*) filter (where hired and offered))::int as "offeredHires!",
      (count(*) filter (where hired and interviewed))::int as "interviewedHires!",
      (count(*) filter (where hired and reviewed))::int as "reviewedHires!",
      (select count(*)::int from applications a
        where a.job_id = $1 and coalesce(a.moved_to, a.status) = 'pending' and a.withdrawn_at is null
          and a.applied_at < $2::timestamptz - interval '${SLOW_ANSWER_DAYS} days') as "waiting!",
      (select to_json(worst) from missed worst) as missed
    from steps`,
  json<{ missed: { text: string; answers: number; missed: number } | null }>(),
);

/** This many similar jobs say as much as all of them. */
const COMPARED_MAX = 100;
/** A job that has been open for a few days says little about thirty days. */
const OPEN_DAYS_NEEDED = 7;

/** The part of the compared time in which a job was open. */
const BEGINS = `greatest(j.posted_at, $2::timestamptz - interval '${COMPARED_DAYS} days')`;
const ENDS = `least($2, j.application_deadline,
  case when j.status = 'closed' then coalesce(j.closed_at, j.updated_at) end)`;
const OPEN_COLUMNS = `j.id, j.company_id as "companyId", coalesce(j.salary_min, j.salary_max) is not null as "showsPay",
  ${BEGINS} as begins, ${ENDS} as ends`;

/** Newest first, so that a large category is not read as a whole. */
const similar = (condition: string, hasTitle: boolean) => `(
  select ${OPEN_COLUMNS}, false as "isOwn", ${hasTitle} as "hasTitle"
  from own join jobs j on ${condition} join companies c on c.id = j.company_id
  where ${PUBLIC} and j.company_id <> own.company_id
    and (j.state is not distinct from own.state or (j.is_remote and own.is_remote))
    and ${ENDS} - ${BEGINS} >= interval '${OPEN_DAYS_NEEDED} days'
  order by j.posted_at desc, j.id limit ${COMPARED_MAX})`;

/**
 * The job and similar ones of other companies: with the same title or category and the same place, open for a week or
 * more within the time that is compared. Each with its days open in that time and what happened in them. $1 the job,
 * $2 now.
 */
export const COMPARED = statement(
  'job-performance-compared',
  `
    with own as materialized (
      select id, company_id, title_key(title) as key, category_id, state, is_remote from jobs where id = $1::uuid
    ), chosen as materialized (
      select ${OPEN_COLUMNS}, true as "isOwn", true as "hasTitle" from jobs j where j.id = $1
      union all ${similar('title_key(j.title) = own.key', true)}
      union all ${similar('j.category_id = own.category_id and title_key(j.title) <> own.key', false)}
    )
    select k."companyId" as "companyId!", k."isOwn" as "isOwn!", k."hasTitle" as "hasTitle!", k."showsPay" as "showsPay!",
      greatest(extract(epoch from k.ends - k.begins) / 86400, 0)::float8 as "days!",
      v.views as "views!", v.searched as "searched!", s.saves as "saves!", f.applications as "applications!",
      i.interviews as "interviews!", o.offers as "offers!", h.hires as "hires!"
    from chosen k
      cross join lateral (select count(*)::int as views, (count(*) filter (where source = 'search'))::int as searched
        from job_views where job_id = k.id and viewed_at between k.begins and k.ends) v
      cross join lateral (select count(*)::int as saves from saved_jobs
        where job_id = k.id and saved_at between k.begins and k.ends) s
      cross join lateral (select count(*)::int as applications from applications
        where job_id = k.id and applied_at between k.begins and k.ends) f
      cross join lateral (select count(*)::int as interviews from (select min(starts_at) as at from interviews
        where job_id = k.id and status = 'held' group by application_id) first where at between k.begins and $2) i
      cross join lateral (select count(*)::int as offers from (select min(sent_at) as at from offers
        where job_id = k.id group by application_id) first where at between k.begins and $2) o
      cross join lateral (select count(*)::int as hires from application_facts
        where job_id = k.id and hired_at between k.begins and $2) h`,
  { isHeavy: true },
);
