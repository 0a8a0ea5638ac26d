import type { ActivityKind, DashboardStatKey } from '#schema/profile/dashboard.ts';
import { json, statement } from '#server/db/statement.ts';
import { sqlAsOf } from '#server/db/sqlAsOf.ts';
import { APPLICATION_AS_OF } from '#server/modules/application/applicationAsOf.sql.ts';
import { COMPANY_CHANGES, COMPANY_AS_OF } from '#server/modules/company/companyAsOf.sql.ts';
import { LIVE, PUBLIC } from '#server/modules/job/job.sql.ts';
import { JOB_CHANGES, JOB_AS_OF } from '#server/modules/job/jobAsOf.sql.ts';

interface CountedStat {
  value: number;
  /** The two numbers to compare: of this period and the one before it, or of now and then. */
  current: number;
  previous: number;
}

interface Happened {
  id: string;
  kind: ActivityKind;
  at: string;
  /** Only for seekers, and not for saved jobs. */
  applicationId: string | null;
  jobId: string;
  jobTitle: string;
  companyName: string;
  personName: string | null;
}

interface DashboardRow {
  stats: Partial<Record<DashboardStatKey, CountedStat>>;
  activity: Happened[];
}

/**
 * The total, the number within the period, and the number within the period before. $2 is the start
 * of the period, $3 of the one before.
 */
const counts = (at: string, value = 'count(*)') => `
  json_build_object('value', ${value}, 'current', count(*) filter (where ${at} > $2),
    'previous', count(*) filter (where ${at} > $3 and ${at} <= $2))`;

/** The number now and the number at the start of the period, $2. */
const stock = (now: string, then: string) => `(
  select json_build_object('value', now.n, 'current', now.n, 'previous', past.n) from (${now}) now, (${then}) past)`;

const asOfStart = (sql: string) => sql.replaceAll('{then}', '$2::timestamptz');
const LIVE_AS_OF = sqlAsOf(LIVE, { ...JOB_AS_OF, ...COMPANY_AS_OF }).replaceAll('$1', '{then}');
const WAITING_AS_OF = sqlAsOf(
  `f.applied_at <= {then} and f.status = 'pending' and f.withdrawn_at is null and j.deleted_at is null`,
  { ...APPLICATION_AS_OF, ...JOB_AS_OF },
);

/** $4 the limit. */
const newest = (rows: string) => `
  (select coalesce(json_agg(happened order by happened.at desc, happened.id desc), '[]') from (
    ${rows} order by at desc, id desc limit $4) happened)`;

/** $1 the seeker. Notes of employers are left out. */
export const SEEKER_DASHBOARD = statement(
  'dashboard-seeker',
  `
    select json_build_object(
      'applications', (select ${counts('applied_at')} from applications where seeker_id = $1),
      'applications_viewed', (
        select ${counts('at')} from (
          select min(e.at) as at from application_events e
          join applications a on a.id = e.application_id
          where a.seeker_id = $1 and e.kind = 'viewed' group by a.id) viewed),
      'saved_jobs', (
        select ${counts('s.saved_at')} from saved_jobs s join jobs j on j.id = s.job_id
          join companies c on c.id = j.company_id where s.user_id = $1 and ${PUBLIC}),
      'job_alerts', (select ${counts('created_at')} from alerts where user_id = $1 and is_active)
    ) as stats,
    ${newest(`
      select e.id, e.kind, e.at, a.id as "applicationId", j.id as "jobId", j.title as "jobTitle",
        c.name as "companyName", null as "personName"
      from application_events e
      join applications a on a.id = e.application_id
      join jobs j on j.id = a.job_id
      join companies c on c.id = j.company_id
      where a.seeker_id = $1 and e.kind <> 'note'
      union all
      select s.job_id, 'saved', s.saved_at, null, j.id, j.title, c.name, null
      from saved_jobs s
      join jobs j on j.id = s.job_id
      join companies c on c.id = j.company_id
      where s.user_id = $1 and ${PUBLIC}`)} as activity`,
  json<DashboardRow>(),
);

/** $1 the company, null for an employer without one; $5 now, $6 the only jobs that the member works on. */
export const EMPLOYER_DASHBOARD = statement(
  'dashboard-employer',
  `
    with own as (
      select j.id, j.title, j.posted_at, j.views, c.name as company_name,
        ${LIVE.replaceAll('$1', '$5')} as live
      from jobs j join companies c on c.id = j.company_id
      where j.company_id = $1 and j.deleted_at is null and ($6::uuid[] is null or j.id = any($6))
    ), received as (
      select a.id, a.name, coalesce(a.moved_to, a.status) as status, a.withdrawn_at, a.applied_at, own.id as job_id, own.title, own.company_name
      from applications a join own on own.id = a.job_id
    )
    select json_build_object(
      'active_jobs', ${stock(
        'select count(*)::int as n from own where live',
        asOfStart(`select count(*)::int as n from jobs j join companies c on c.id = j.company_id ${JOB_CHANGES.ofFew} ${COMPANY_CHANGES.ofFew}
          where j.company_id = $1 and j.posted_at <= {then} and ($6 is null or j.id = any($6)) and ${LIVE_AS_OF}`),
      )},
      'applications_received', (select ${counts('applied_at')} from received),
      'job_views', (
        select ${counts('v.viewed_at', '(select coalesce(sum(views), 0) from own)')}
        from job_views v where v.job_id in (select id from own) and v.viewed_at > $3),
      'applications_waiting', ${stock(
        `select count(*)::int as n from received where status = 'pending' and withdrawn_at is null`,
        asOfStart(`select count(*)::int as n from application_facts f join jobs j on j.id = f.job_id
          where j.company_id = $1 and ($6 is null or j.id = any($6)) and ${WAITING_AS_OF}`),
      )}
    ) as stats,
    ${newest(`
      select id, 'received' as kind, applied_at as at, null as "applicationId", job_id as "jobId", title as "jobTitle",
        company_name as "companyName", name as "personName"
      from received
      union all
      select id, 'posted', posted_at, null, id, title, company_name, null from own`)} as activity`,
  json<DashboardRow>(),
);
