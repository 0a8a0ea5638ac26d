import type { PreparedRead } from '#server/db/database.ts';
import { LIVE } from '#server/modules/job/job.service.ts';

/** The days are those of the site's clocks, $2, whatever the machine's are; $1 is now, $3 how many days a period has. */
const MOMENTS = `
  moments as (
    select since, since - $3 * interval '1 day' as before,
      today at time zone $2 as today, (today + interval '1 day') at time zone $2 as tomorrow,
      (today - interval '1 day') at time zone $2 as yesterday,
      (here - interval '1 day') at time zone $2 as this_hour
    from (select $1::timestamptz - $3 * interval '1 day' as since, $1::timestamptz at time zone $2 as here,
      date_trunc('day', $1::timestamptz at time zone $2) as today) of_now
  )`;

const triple = (value: string, current: string, previous: string) =>
  `json_build_array(count(*) filter (where ${value}), count(*) filter (where ${current}), count(*) filter (where ${previous}))`;

/** How many there are, how many of them came within the period, and how many in the one before. */
const within = (at: string, condition = 'true') =>
  triple(
    condition,
    `${condition} and ${at} > m.since`,
    `${condition} and ${at} > m.before and ${at} <= m.since`,
  );

/** Today's, against yesterday's by this hour. */
function today(at: string): string {
  const since = `${at} >= m.today and ${at} < m.tomorrow`;
  return triple(since, since, `${at} >= m.yesterday and ${at} <= m.this_hour`);
}

/** Every figure in one statement; each table is gone through once. */
export const MARKET_FIGURES_READ: PreparedRead = {
  name: 'market-figures',
  text: `
    with ${MOMENTS}, of_users as (
      select json_build_object(
        'totalUsers', ${within('u.created_at')},
        'newUsersToday', ${today('u.created_at')},
        'suspendedNow', count(*) filter (where u.status = 'suspended'
          and (u.suspended_until is null or u.suspended_until > $1))) as figures
      from users u, moments m where u.deleted_at is null
    ), of_suspensions as (
      select ${within('a.at')} as figure
      from activity_log a, moments m where a.action = 'user.suspend' and a.at > m.before
    ), of_companies as (
      select json_build_object(
        'totalCompanies', ${within('c.created_at')},
        'pendingCompanies', ${within('c.created_at', `c.admin_status = 'pending'`)}) as figures
      from companies c, moments m where c.deleted_at is null
    ), of_jobs as (
      select json_build_object(
        'totalJobs', ${within('j.created_at')},
        'newJobsToday', ${today('j.created_at')},
        'approvedJobs', ${within('j.created_at', `j.admin_status = 'approved'`)},
        'rejectedJobs', ${within('j.created_at', `j.admin_status = 'rejected'`)},
        'activeJobs', ${within('j.posted_at', `(${LIVE})`)}) as figures
      from jobs j join companies c on c.id = j.company_id, moments m where j.deleted_at is null
    ), of_applications as (
      select json_build_object(
        'totalApplications', ${within('a.applied_at')},
        'pendingApplications', ${within('a.applied_at', `a.status = 'pending'`)}) as figures
      from applications a, moments m
    )
    select of_users.figures::jsonb || of_companies.figures::jsonb || of_jobs.figures::jsonb
      || of_applications.figures::jsonb || jsonb_build_object('suspendedUsers', jsonb_build_array(
        of_users.figures -> 'suspendedNow', of_suspensions.figure -> 1, of_suspensions.figure -> 2)) as figures
    from of_users, of_companies, of_jobs, of_applications, of_suspensions`,
};
