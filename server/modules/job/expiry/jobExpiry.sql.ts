import { statement } from '#server/db/statement.ts';
import { FROM, LIVE } from '../job.sql.ts';

/** How many jobs one transaction handles. */
export const BATCH = 100;

/**
 * job.expiry.notified: one notice for each job, threshold and deadline. A later deadline, such as a
 * renewal sets, makes both thresholds due again. Days follow the calendar of the site's time zone.
 * A job posted after a threshold has passed gets no notice for that threshold. The rows are marked
 * in the transaction that sends the notices: with two runners, the second waits for the first and
 * then finds nothing left to mark. $1 now, $2 the time zone.
 */
export const TAKE = statement(
  'take-expiring-jobs',
  `
    with moment as (select $1::timestamptz as now, $2::text as zone),
    due as (
      select j.id, threshold.days, j.application_deadline as deadline
      ${FROM} cross join moment cross join (values (7, 2), (1, 0)) as threshold (days, least)
      cross join lateral (select
        (j.application_deadline at time zone moment.zone)::date as closes,
        (moment.now at time zone moment.zone)::date as today,
        (j.posted_at at time zone moment.zone)::date as posted) day
      where ${LIVE}
        and j.application_deadline < moment.now + interval '9 days'
        and day.closes - day.today between threshold.least and threshold.days
        and day.posted <= day.closes - threshold.days
        and not exists (select from job_expiry_notices n where n.job_id = j.id
          and n.days = threshold.days and n.deadline >= j.application_deadline)
      order by j.id limit ${BATCH}
    ), marked as (
      insert into job_expiry_notices as n (job_id, days, deadline, told_at)
      select due.id, due.days, due.deadline, moment.now from due cross join moment
      on conflict (job_id, days) do update set deadline = excluded.deadline, told_at = excluded.told_at
        where n.deadline < excluded.deadline
      returning job_id, deadline
    )
    select j.id as "jobId", j.title as "jobTitle",
      (marked.deadline at time zone moment.zone)::date - (moment.now at time zone moment.zone)::date as "days!",
      array(select u.id from company_members m join users u on u.id = m.user_id
        where m.company_id = j.company_id and m.role in ('owner', 'recruiter') and u.status = 'active' and u.deleted_at is null order by u.id) as people
    from marked join jobs j on j.id = marked.job_id cross join moment
    order by j.id`,
);
