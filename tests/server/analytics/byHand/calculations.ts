import { STEPS, type ByHand } from './byHand.ts';
import { NOW } from '../market.ts';

const ZONE = 'Asia/Kolkata';
const HALF_YEAR = { from: '2026-05-01', to: '2026-10-31' };
const BY_MONTH = {
  dimensions: ['time'],
  grain: 'month' as const,
  range: HALF_YEAR,
  timeZone: ZONE,
};
const within = (column: string) =>
  `${column} >= '2026-05-01 00:00+05:30' and ${column} < '2026-11-01 00:00+05:30'`;
const monthOf = (column: string) => `to_char(${column} at time zone '${ZONE}', 'YYYY-MM-01')`;
const MONTHS = `(select to_char(m, 'YYYY-MM-01') as m from generate_series('2026-05-01'::timestamp, '2026-10-01', '1 month') m)`;
const APPLICATIONS_BY_MONTH = `select m.m, count(a.id) as n from ${MONTHS} m
  left join applications a on ${monthOf('a.applied_at')} = m.m group by 1`;
const CATEGORY = `(select slug from categories k where k.id = j.category_id)`;

const cohortSql = (cohort: string, act: string, period: 'month' | 'week') => `
  with members as (${cohort}), starts as (
    select who, date_trunc('${period}', at at time zone '${ZONE}') as start from members where ${within('at')}
  ), acts as (${act}), since as (
    select who, start, n from starts cross join generate_series(1, 30) n
    where start + n * interval '1 ${period}' <= timestamp '2026-11-20 16:00')
  select to_char(start, 'YYYY-MM-DD'), n::text, 100.0 * count(distinct s.who) filter (where exists (
    select from acts a where a.who = s.who and a.at at time zone '${ZONE}' >= s.start + s.n * interval '1 ${period}'
      and a.at at time zone '${ZONE}' < s.start + (s.n + 1) * interval '1 ${period}')) / count(distinct s.who)
  from since s group by 1, 2`;

const SIGN_UPS = `select id as who, created_at as at from users where deleted_at is null`;
const APPLIED = `select seeker_id as who, applied_at as at from applications`;
const VISITS = `select user_id as who, began_at as at from visits`;
const FIRST_JOBS = `select j.company_id as who, min(j.posted_at) as at from jobs j join companies c on c.id = j.company_id
  where j.deleted_at is null and c.deleted_at is null group by 1`;
const JOBS = `select company_id as who, posted_at as at from jobs where deleted_at is null`;
const FIRST_APPLICATIONS = `select a.seeker_id as who, min(a.applied_at) as at from applications a
  join users u on u.id = a.seeker_id where u.deleted_at is null group by 1`;

const medianDays = (of: string) =>
  `percentile_cont(0.5) within group (order by extract(epoch from ${of}) / 86400)`;

/** Of all who began in the half year, the number who acted again in the n-th period after their first. */
const together = (starts: string, acts: readonly string[], period: 'month' | 'week') => `
  with starts as (select who, date_trunc('${period}', at at time zone '${ZONE}') as start from (${starts}) f where ${within('at')})
  select n::text, ${acts
    .map(
      (
        act,
        at,
      ) => `100.0 * count(*) filter (where exists (select from (${act}) a where a.who = s.who
        and date_trunc('${period}', a.at at time zone '${ZONE}') = s.start + n * interval '1 ${period}')) / count(*) as act_${at}`,
    )
    .join(', ')}
  from starts s cross join generate_series(1, 6) n where s.start + n * interval '1 ${period}' <= timestamp '2026-11-20 16:00' group by 1`;

const cohorts = (
  measures: string[],
  period: 'month' | 'week',
  starts: string,
  acts: readonly string[],
): ByHand => ({
  name: `all cohorts together: ${measures.join(', ')}`,
  query: {
    measures,
    dimensions: [`${period}s_since`],
    range: HALF_YEAR,
    timeZone: ZONE,
    filter: { dimension: `${period}s_since`, from: '1', to: '6' },
  },
  sql: together(starts, acts, period),
});

/** The growth from August to September, both counted as they were equally long after their end. */
const GROWN = (from: string, at: string, more = '', then = '') => `(select 100.0 * (
    count(*) filter (where ${at} >= '2026-09-01' and ${at} < '2026-10-01' ${more})
    - count(*) filter (where ${at} >= '2026-08-01' and ${at} < '2026-09-01' ${then}))
  / nullif(count(*) filter (where ${at} >= '2026-08-01' and ${at} < '2026-09-01' ${then}), 0) from ${from})`;
const STILL_THERE = 'and deleted_at is null';
const THERE_THEN = `and (deleted_at is null or deleted_at > timestamptz '${NOW}' - interval '1 month')`;

export const CALCULATIONS: readonly ByHand[] = [
  {
    name: 'the companies with the most hires of a hundred applications, in order',
    query: {
      measures: ['applications'],
      dimensions: ['company'],
      calculations: [
        { kind: 'formula', name: 'Hired', formula: 'hires / applications * 100', unit: 'percent' },
      ],
      order: [{ calculation: 1, descending: true }],
      limit: 5,
    },
    sql: `select j.company_id::text, count(*), 100.0 * count(*) filter (where a.status = 'hired') / count(*) as hired
      from applications a join jobs j on j.id = a.job_id group by 1 order by 3 desc, 1 limit 5`,
    isOrdered: true,
  },
  {
    name: 'growth against the month before, as it stood',
    query: {
      measures: [
        'users_growth',
        'companies_growth',
        'jobs_growth',
        'searches_growth',
        'hires_growth',
      ],
      range: { from: '2026-09-01', to: '2026-09-30' },
    },
    sql: `select ${GROWN('users', 'created_at', STILL_THERE, THERE_THEN)} as a,
      ${GROWN('companies', 'created_at', STILL_THERE, THERE_THEN)} as b, ${GROWN('jobs', 'posted_at', STILL_THERE, THERE_THEN)} as c,
      ${GROWN('searches', 'searched_at')} as d,
      ${GROWN(`(${STEPS}) s`, 'applied_at', `and status = 'hired'`, `and status = 'hired' and hired_at <= timestamptz '${NOW}' - interval '1 month'`)} as e`,
  },
  cohorts(['sign_ups_back_weekly', 'sign_ups_applied_weekly'], 'week', SIGN_UPS, [VISITS, APPLIED]),
  cohorts(['sign_ups_applied_monthly'], 'month', SIGN_UPS, [APPLIED]),
  cohorts(['applicants_back_monthly', 'applicants_again_monthly'], 'month', FIRST_APPLICATIONS, [
    VISITS,
    APPLIED,
  ]),
  cohorts(['applicants_back_weekly', 'applicants_again_weekly'], 'week', FIRST_APPLICATIONS, [
    VISITS,
    APPLIED,
  ]),
  cohorts(['companies_again_monthly'], 'month', FIRST_JOBS, [JOBS]),
  {
    name: 'each category’s share of all applications, of a few categories too',
    query: {
      measures: ['applications'],
      dimensions: ['category'],
      calculations: [{ kind: 'share_of_total', measure: 'applications' }],
      limit: 3,
    },
    sql: `select ${CATEGORY}, count(*), 100.0 * count(*) / (select count(*) from applications)
      from applications a join jobs j on j.id = a.job_id group by 1 order by 2 desc, 1 limit 3`,
  },
  {
    name: 'shares by month are of the month',
    query: {
      ...BY_MONTH,
      measures: ['applications'],
      dimensions: ['time', 'remote'],
      calculations: [{ kind: 'share_of_total', measure: 'applications' }],
    },
    sql: `select m.m, r.r, count(a.id), 100.0 * count(a.id) / nullif((select count(*) from applications b where ${monthOf('b.applied_at')} = m.m), 0)
      from ${MONTHS} m cross join (values ('yes', true), ('no', false)) r(r, is_remote)
      left join (applications a join jobs j on j.id = a.job_id) on ${monthOf('a.applied_at')} = m.m and j.is_remote = r.is_remote
      group by 1, 2`,
  },
  {
    name: 'running total, moving average and difference from a target, whatever the order of the rows',
    query: {
      ...BY_MONTH,
      measures: ['applications'],
      order: [{ measure: 'applications', descending: true }],
      calculations: [
        { kind: 'running_total', measure: 'applications' },
        { kind: 'moving_average', measure: 'applications', steps: 3 },
        { kind: 'difference_from_target', measure: 'applications', target: 82.5 },
      ],
    },
    sql: `with counted as (${APPLICATIONS_BY_MONTH})
      select m, n, (select sum(n) from counted b where b.m <= a.m),
        case when (select count(*) from counted b where b.m < a.m) >= 2
          then (select avg(n) from (select n from counted b where b.m <= a.m order by b.m desc limit 3) last) end,
        n - 82.5 from counted a`,
  },
  {
    name: 'a formula over measures of two subjects, divided by zero in some groups',
    query: {
      measures: ['jobs'],
      dimensions: ['category'],
      calculations: [
        {
          kind: 'formula',
          name: 'Hires per remote job',
          formula: '100 * (hires - 1) / (remote_jobs - 10)',
          unit: 'percent',
        },
      ],
    },
    sql: `with made as (select ${CATEGORY} as c, count(*) as jobs, count(*) filter (where is_remote) as remote from jobs j where deleted_at is null group by 1),
      hired as (select ${CATEGORY} as c, count(*) filter (where a.status = 'hired') as hires from applications a join jobs j on j.id = a.job_id group by 1)
      select m.c, m.jobs, 100.0 * (coalesce(h.hires, 0) - 1) / nullif(m.remote - 10, 0)
      from made m left join hired h on h.c is not distinct from m.c`,
  },
  {
    name: 'a formula and a running total are compared with the period before',
    query: {
      measures: ['applications'],
      dimensions: ['time'],
      grain: 'month',
      range: { from: '2026-08-01', to: '2026-10-31' },
      timeZone: ZONE,
      compare: 'previous_period',
      calculations: [{ kind: 'running_total', measure: 'applications' }],
    },
    sql: `with counted as (${APPLICATIONS_BY_MONTH}), placed as (select *, row_number() over (order by m) as place from counted)
      select a.m, a.n as now, (select sum(n) from placed b where b.place between 4 and a.place) as so_far, c.n as before,
        (select sum(n) from placed b where b.place <= c.place) as before_so_far
      from placed a join placed c on c.place = a.place - 3`,
  },
  {
    name: 'quartiles of pay and of the time to first view',
    query: { measures: ['time_to_view_p25', 'time_to_view_p75'] },
    sql: `select percentile_cont(0.25) within group (order by extract(epoch from viewed_at - applied_at) / 3600) as first,
      percentile_cont(0.75) within group (order by extract(epoch from viewed_at - applied_at) / 3600) as third from (${STEPS}) a`,
  },
  {
    name: 'a histogram of the time to first view',
    query: { measures: ['applications'], dimensions: ['time_to_view_band'] },
    sql: `select case when viewed_at is null then null when h < 1 then 'under_1_hour' when h < 4 then 'hours_1_4' when h < 12 then 'hours_4_12'
        when h < 24 then 'hours_12_24' when h < 48 then 'days_1_2' when h < 96 then 'days_2_4' when h < 168 then 'days_4_7'
        when h < 336 then 'weeks_1_2' when h < 672 then 'weeks_2_4' else 'weeks_4_plus' end, count(*)
      from (select *, extract(epoch from viewed_at - applied_at) / 3600 as h from (${STEPS}) a) b group by 1`,
  },
  {
    name: 'sign-ups who came back, by month of sign-up and month after it',
    query: {
      ...BY_MONTH,
      measures: ['sign_ups_back_monthly'],
      dimensions: ['time', 'months_since'],
      filter: { dimension: 'months_since', from: '1', to: '4' },
    },
    sql: `select * from (${cohortSql(SIGN_UPS, VISITS, 'month')}) c(start, n, share) where n in ('1', '2', '3', '4')
      union all select m.m, n::text, null from ${MONTHS} m cross join generate_series(1, 4) n
      where m.m::date + n * interval '1 month' > timestamp '2026-11-20 16:00'`,
  },
  {
    name: 'companies that posted again, all cohorts together, week by week',
    query: {
      measures: ['companies_again_weekly'],
      dimensions: ['weeks_since'],
      range: HALF_YEAR,
      timeZone: ZONE,
      filter: { dimension: 'weeks_since', from: '1', to: '20' },
    },
    sql: `with starts as (select who, date_trunc('week', at at time zone '${ZONE}') as start from (${FIRST_JOBS}) f where ${within('at')})
      select n::text, 100.0 * count(*) filter (where exists (select from (${JOBS}) j where j.who = s.who
        and date_trunc('week', j.at at time zone '${ZONE}') = s.start + n * interval '1 week')) / count(*)
      from starts s cross join generate_series(1, 20) n where s.start + n * interval '1 week' <= timestamp '2026-11-20 16:00' group by 1`,
  },
  {
    name: 'applicants who applied again in any later month',
    query: {
      measures: ['applicants_again_monthly'],
      range: { from: '2025-06-01', to: '2025-08-31' },
      timeZone: ZONE,
    },
    sql: `with starts as (select who, date_trunc('month', at at time zone '${ZONE}') as start from (${FIRST_APPLICATIONS}) f
        where at >= '2025-06-01 00:00+05:30' and at < '2025-09-01 00:00+05:30')
      select 100.0 * count(*) filter (where exists (select from applications a where a.seeker_id = s.who
        and date_trunc('month', a.applied_at at time zone '${ZONE}') > s.start)) / count(*) from starts s`,
  },
  {
    name: 'a funnel of chosen steps, each at the first moment no earlier than the step before',
    query: {
      measures: ['job_seekers', 'seekers_onboarded', 'seekers_applied', 'seekers_interviewed'],
      funnel: true,
      range: HALF_YEAR,
      timeZone: ZONE,
    },
    sql: `with a as (select id, created_at as at from users where role = 'job_seeker' and deleted_at is null and ${within('created_at')}),
      b as (select a.id, a.at as was, u.onboarded_at as at from a join users u using (id) where u.onboarded_at >= a.at and u.onboarded_at <= '${NOW}'),
      c as (select b.id, b.at as was, min(x.applied_at) as at from b join applications x on x.seeker_id = b.id and x.applied_at >= b.at group by 1, 2),
      d as (select c.id, c.at as was, min(i.starts_at) as at from c join interviews i on i.seeker_id = c.id and i.status = 'held'
        and i.starts_at >= c.at and i.starts_at <= '${NOW}' group by 1, 2)
      select (select count(*) from a) as a, (select count(*) from b) as b, (select count(*) from c) as c, (select count(*) from d) as d,
        (select ${medianDays('at - was')} from b) as e, (select ${medianDays('at - was')} from c) as f, (select ${medianDays('at - was')} from d) as g`,
  },
  {
    name: 'a funnel of jobs in another order, by remote or not',
    query: {
      measures: ['jobs_with_views', 'filled_jobs', 'jobs_with_applications'],
      dimensions: ['remote'],
      funnel: true,
    },
    sql: `with a as (select j.id, j.is_remote, min(v.viewed_at) as at from jobs j join job_views v on v.job_id = j.id where j.deleted_at is null group by 1),
      b as (select a.id, a.is_remote, a.at as was, min(e.at) as at from a join applications x on x.job_id = a.id
        join application_events e on e.application_id = x.id and e.kind = 'hired' and e.at >= a.at and e.at <= '${NOW}' group by 1, 2, 3),
      c as (select b.id, b.is_remote, b.at as was, min(x.applied_at) as at from b join applications x on x.job_id = b.id and x.applied_at >= b.at group by 1, 2, 3),
      one as (select is_remote, (select count(*) from a where a.is_remote = k) as a, (select count(*) from b where b.is_remote = k) as b,
          (select count(*) from c where c.is_remote = k) as c, (select ${medianDays('at - was')} from b where b.is_remote = k) as d,
          (select ${medianDays('at - was')} from c where c.is_remote = k) as e
        from (values (true), (false)) of(is_remote) cross join lateral (select is_remote as k) key)
      select case when is_remote then 'yes' else 'no' end, a, b, c, d, e from one`,
  },
];
