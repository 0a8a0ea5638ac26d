import { statement } from '#server/db/statement.ts';
import { FROM, LIVE } from '#server/modules/job/job.sql.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';

/** How many reports one transaction writes. */
export const BATCH = 50;

/**
 * weekly.report.once: marked in the transaction that writes the reports, so that an interrupted run
 * continues where it stopped, and two simultaneous runs do not write the same report. $1 is Monday.
 */
export const TAKE = statement(
  'weekly-report-take',
  `
    update user_settings s set weekly_report_on = $1::date from users u
    where s.user_id in (
        select n.user_id from user_settings n join users r on r.id = n.user_id
        where n.weekly_reports and r.role = 'employer' and r.company_id is not null
          and (n.weekly_report_on is null or n.weekly_report_on < $1::date)
          and r.status = 'active' and r.deleted_at is null
        order by n.user_id limit ${BATCH} for update of n skip locked)
      and u.id = s.user_id
    returning u.id, u.company_id as "companyId!"`,
);

/**
 * A company's jobs that are open, or that had activity between Monday and Monday; the most urgent
 * first. `waiting` counts the applications waiting for review; `closesIn` are the days until the job closes, if that is
 * within the coming week. $1 now, $2 the time zone of the site, $3 Monday, $4 the company, $5 the
 * member, who works on these jobs.
 */
export const FIGURES = statement(
  'weekly-report-figures',
  `
    with week as (
      select ($3::date - 7)::timestamp at time zone $2::text as begins,
        $3::date::timestamp at time zone $2::text as ends
    ), counted as (
      select j.id, j.title, j.posted_at, ${LIVE} as live,
        (j.application_deadline at time zone $2::text)::date - ($1::timestamptz at time zone $2::text)::date as days,
        (select count(*) from job_views v where v.job_id = j.id
          and v.viewed_at >= week.begins and v.viewed_at < week.ends)::int as views,
        (select count(*) from applications a where a.job_id = j.id
          and a.applied_at >= week.begins and a.applied_at < week.ends)::int as applications,
        (select count(*) from applications a where a.job_id = j.id
          and a.withdrawn_at is null and coalesce(a.moved_to, a.status) = 'pending')::int as waiting
      ${FROM} cross join week join company_members m on m.company_id = j.company_id and m.user_id = $5
      where j.company_id = $4 and j.deleted_at is null and ${worksOnJob('m', 'j.id')}
    )
    select id, title, views, applications, waiting,
      case when live and days between 0 and 7 then days end as "closesIn"
    from counted where live or views > 0 or applications > 0 or waiting > 0
    order by waiting desc, applications desc, views desc, posted_at desc, id`,
);
