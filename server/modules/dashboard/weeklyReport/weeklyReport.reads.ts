import { FROM, LIVE } from '#server/modules/job/job.reads.ts';

/** How many reports one transaction writes. */
export const BATCH = 50;

/**
 * weekly.report.once: marked in the transaction that writes the reports, so that an interrupted run
 * continues where it stopped, and two simultaneous runs do not write the same report.
 */
export const TAKE = `
  with monday as (select ?::date as day)
  update user_settings s set weekly_report_on = (select day from monday) from users u
  where s.user_id in (
      select n.user_id from user_settings n join users r on r.id = n.user_id
      where n.weekly_reports and r.role = 'employer' and r.company_id is not null
        and (n.weekly_report_on is null or n.weekly_report_on < (select day from monday))
        and r.status = 'active' and r.deleted_at is null
      order by n.user_id limit ${BATCH} for update of n skip locked)
    and u.id = s.user_id
  returning u.id, u.company_id as "companyId"`;

/**
 * A company's jobs that are open, or that had activity between Monday and Monday; the most urgent
 * first.
 */
export const FIGURES = `
  with moment as (
    select ?::timestamptz as now, ?::text as zone, ?::date as day
  ), week as (
    select now, zone, (day - 7)::timestamp at time zone zone as begins,
      day::timestamp at time zone zone as ends from moment
  ), counted as (
    select j.id, j.title, j.posted_at,
      ${LIVE.replaceAll('$1', 'week.now')} as live,
      (j.application_deadline at time zone week.zone)::date - (week.now at time zone week.zone)::date as days,
      (select count(*) from job_views v where v.job_id = j.id
        and v.viewed_at >= week.begins and v.viewed_at < week.ends)::int as views,
      (select count(*) from applications a where a.job_id = j.id
        and a.applied_at >= week.begins and a.applied_at < week.ends)::int as applications,
      (select count(*) from applications a where a.job_id = j.id
        and coalesce(a.moved_to, a.status) = 'pending')::int as waiting
    ${FROM} cross join week
    where j.company_id = ? and j.deleted_at is null
  )
  select id, title, views, applications, waiting,
    case when live and days between 0 and 7 then days end as "closesIn"
  from counted where live or views > 0 or applications > 0 or waiting > 0
  order by waiting desc, applications desc, views desc, posted_at desc, id`;
