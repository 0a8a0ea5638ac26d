import { LIVE, now, STEPS, type ByHand } from './byHand.ts';

export const OVERVIEWS: readonly ByHand[] = [
  {
    name: 'how many jobs there are',
    query: { measures: ['jobs', 'live_jobs', 'pending_jobs', 'featured_jobs'] },
    sql: `select count(*) as a, (select count(*) from jobs j join companies c on c.id = j.company_id where j.deleted_at is null and ${LIVE}) as b,
      sum((admin_status = 'pending')::int) as c, sum(is_featured::int) as d from jobs where deleted_at is null`,
  },
  {
    name: 'applications by category',
    query: { measures: ['applications'], dimensions: ['category'] },
    sql: `select k.slug, count(*) from applications a join jobs j on j.id = a.job_id left join categories k on k.id = j.category_id group by 1`,
  },
  {
    name: 'the companies with the most applications, in order',
    query: { measures: ['applications'], dimensions: ['company'], limit: 5 },
    sql: `select c.id::text, count(*) from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      group by 1 order by 2 desc, 1 limit 5`,
    isOrdered: true,
  },
  {
    name: 'applications by day of last month, empty days too',
    query: {
      measures: ['applications'],
      dimensions: ['time'],
      grain: 'day',
      range: { from: '2026-10-01', to: '2026-10-31' },
      timeZone: 'Asia/Kolkata',
    },
    sql: `select to_char(d, 'YYYY-MM-DD'), (select count(*) from applications where (applied_at at time zone 'Asia/Kolkata')::date = d::date)
      from generate_series('2026-10-01'::timestamp, '2026-10-31', '1 day') d order by 1`,
    isOrdered: true,
  },
  {
    name: 'by week from Monday, in New York',
    query: {
      measures: ['views', 'searches'],
      dimensions: ['time'],
      grain: 'week',
      range: { from: '2026-02-01', to: '2026-04-30' },
      timeZone: 'America/New_York',
    },
    sql: `select to_char(w, 'YYYY-MM-DD'),
      (select count(*) from job_views where date_trunc('week', viewed_at at time zone 'America/New_York') = w and viewed_at >= '2026-02-01 05:00Z' and viewed_at < '2026-05-01 04:00Z'),
      (select count(*) from searches where date_trunc('week', searched_at at time zone 'America/New_York') = w and searched_at >= '2026-02-01 05:00Z' and searched_at < '2026-05-01 04:00Z') as searches
      from generate_series('2026-01-26'::timestamp, '2026-04-27', '7 days') w`,
  },
  {
    name: 'the last 90 days by state and month, and the 90 days before',
    query: {
      measures: ['applications'],
      dimensions: ['state'],
      range: { last: 90, unit: 'day' },
      compare: 'previous_period',
    },
    sql: `select j.state, count(*) filter (where a.applied_at >= '2026-08-23'), count(*) filter (where a.applied_at < '2026-08-23') as before
      from applications a join jobs j on j.id = a.job_id
      where (a.applied_at >= '2026-08-23' and a.applied_at <= ${now}) or (a.applied_at >= '2026-05-25' and a.applied_at <= ${now} - interval '90 days')
      group by 1`,
  },
  {
    name: 'months against those of the year before',
    query: {
      measures: ['jobs'],
      dimensions: ['time'],
      grain: 'month',
      range: { from: '2026-06-01', to: '2026-10-31' },
      compare: 'year_before',
    },
    sql: `select to_char(m, 'YYYY-MM-DD'), (select count(*) from jobs where deleted_at is null and date_trunc('month', posted_at at time zone 'UTC') = m),
      (select count(*) from jobs where (deleted_at is null or deleted_at > ${now} - interval '1 year')
        and date_trunc('month', posted_at at time zone 'UTC') = m - interval '1 year') as before
      from generate_series('2026-06-01'::timestamp, '2026-10-01', '1 month') m`,
  },
  {
    name: 'how pay differs by job type',
    query: {
      measures: ['pay', 'pay_median', 'pay_p90', 'jobs_with_pay'],
      dimensions: ['job_type'],
    },
    sql: `select type, avg(p), percentile_cont(0.5) within group (order by p) as half, percentile_cont(0.9) within group (order by p) as most, count(p)
      from (select type, case when salary_max is null then salary_min else (salary_min + salary_max) / 2.0 end as p from jobs where deleted_at is null) j group by 1`,
  },
  {
    name: 'time to first view, decision and hire by company size',
    query: {
      measures: ['time_to_view', 'time_to_decision_median', 'time_to_hire_p90'],
      dimensions: ['company_size'],
    },
    sql: `select c.size, avg(extract(epoch from s.viewed_at - s.applied_at)) / 3600,
      percentile_cont(0.5) within group (order by extract(epoch from s.decided_at - s.applied_at)::float8) / 3600 as b,
      percentile_cont(0.9) within group (order by extract(epoch from s.hired_at - s.applied_at)::float8) / 86400 as c
      from (${STEPS}) s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id group by 1`,
  },
  {
    name: 'the funnel',
    query: {
      measures: ['views', 'applications', 'seen_applications', 'shortlisted_applications', 'hires'],
    },
    sql: `select (select count(*) from job_views) as v, count(*), count(viewed_at) as seen, count(*) filter (where status = 'shortlisted' and withdrawn_at is null) as s, count(*) filter (where status = 'hired') as h
      from (${STEPS}) s`,
  },
  {
    name: 'time in a stage by what led into it',
    query: { measures: ['time_in_stage', 'time_in_stage_median'], dimensions: ['event'] },
    sql: `select kind, avg(days), percentile_cont(0.5) within group (order by days) as m from (
        select e.kind, extract(epoch from lead(e.at) over (partition by e.application_id order by e.at) - e.at) / 86400 as days
        from application_events e where e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'stage_changed', 'withdrawn')) stays
      where kind in ('reviewed', 'shortlisted', 'stage_changed') group by 1`,
  },
  {
    name: 'interviews and offers by category',
    query: {
      measures: ['interviews_held', 'offers_sent', 'offers_accepted', 'offer_acceptance_rate'],
      dimensions: ['category'],
    },
    sql: `select slug, held, sent, accepted, 100.0 * accepted / nullif(sent, 0) from (
      select k.slug, count(*) filter (where kind = 'held') as held, count(*) filter (where kind <> 'held') as sent,
        count(*) filter (where kind = 'accepted') as accepted
      from (select job_id, status as kind from interviews where status = 'held' union all select job_id, status from offers) n
        join jobs j on j.id = n.job_id left join categories k on k.id = j.category_id group by 1) n`,
  },
  {
    name: 'from the last interview to the offer',
    query: {
      measures: ['interview_to_offer', 'interview_to_offer_median'],
      dimensions: ['job_type'],
    },
    sql: `select type, avg(days), percentile_cont(0.5) within group (order by days) as m from (
        select j.type, extract(epoch from o.sent_at - (select starts_at from interviews i
          where i.application_id = o.application_id and i.status = 'held' and i.starts_at <= o.sent_at
          order by starts_at desc limit 1)) / 86400 as days
        from offers o join jobs j on j.id = o.job_id) n group by 1`,
  },
  {
    name: 'rejections by their reason',
    query: { measures: ['rejected_applications'], dimensions: ['rejection_reason'] },
    sql: `select case when status = 'rejected' then rejection_reason end, count(*) filter (where status = 'rejected') from applications group by 1`,
  },
  {
    name: 'rates by industry',
    query: {
      measures: ['hire_rate', 'rejection_rate', 'view_conversion'],
      dimensions: ['industry'],
    },
    sql: `select i, 100.0 * h / nullif(a, 0), 100.0 * r / nullif(a, 0) as b, 100.0 * a / nullif(v, 0) as c from (
      select j.industry as i, (select count(*) from job_views v join jobs x on x.id = v.job_id where x.industry = j.industry) as v,
        count(a.id) as a, count(*) filter (where a.status = 'hired') as h, count(*) filter (where a.status = 'rejected') as r
      from jobs j left join applications a on a.job_id = j.id group by 1) n where a > 0 or v > 0`,
  },
  {
    name: 'applications for each job by category',
    query: { measures: ['applications_per_job'], dimensions: ['category'] },
    sql: `select k.slug, (select count(*) from applications a join jobs x on x.id = a.job_id where x.category_id is not distinct from k.id)::float8
      / nullif((select count(*) from jobs x where x.deleted_at is null and x.category_id is not distinct from k.id), 0)
      from (select slug, id from categories union all select null, null) k
      where exists (select from jobs x where x.deleted_at is null and x.category_id is not distinct from k.id)`,
  },
  {
    name: 'users by role and language',
    query: {
      measures: ['users', 'confirmed_users', 'suspended_users'],
      dimensions: ['role', 'language'],
    },
    sql: `select role, locale, count(*), count(email_verified_at) as b, count(*) filter (where status = 'suspended' and coalesce(suspended_until > ${now}, true)) as c
      from users where deleted_at is null group by 1, 2`,
  },
  {
    name: 'what was searched for without finding anything',
    query: {
      measures: ['searches', 'no_result_rate'],
      dimensions: ['search_term'],
      filter: { dimension: 'search_place', is: ['Pune'] },
    },
    sql: `select nullif(lower(words), ''), count(*), 100.0 * count(*) filter (where results = 0) / count(*) as rate from searches
      where lower(trim(filters ->> 'location')) = 'pune' group by 1`,
  },
  {
    name: 'where views come from by month of all time',
    query: { measures: ['views', 'jobs_viewed'], dimensions: ['time', 'source'], grain: 'quarter' },
    sql: `select to_char(q, 'YYYY-MM-DD'), s, count(v.id), count(distinct v.job_id) as jobs from
      (select q, s from generate_series(date_trunc('quarter', (select min(viewed_at) at time zone 'UTC' from job_views)), '2026-10-01', '3 months') q,
        (select distinct source as s from job_views) s) cells
      left join job_views v on v.source = s and date_trunc('quarter', v.viewed_at at time zone 'UTC') = q group by 1, 2`,
  },
  {
    name: 'visits, active people and how long they stay by weekday',
    query: {
      measures: ['visits', 'active_users', 'visit_length'],
      dimensions: ['weekday'],
      timeZone: 'Asia/Kolkata',
    },
    sql: `select trim(to_char(began_at at time zone 'Asia/Kolkata', 'day')), count(*), count(distinct user_id) as b, avg(extract(epoch from last_at - began_at)) / 60 as c
      from visits group by 1`,
  },
  {
    name: 'the hour of the day in a zone of half an hour',
    query: { measures: ['applications'], dimensions: ['hour_of_day'], timeZone: 'Asia/Kolkata' },
    sql: `select to_char(applied_at at time zone 'Asia/Kolkata', 'HH24'), count(*) from applications group by 1 order by 1`,
    isOrdered: true,
  },
  {
    name: 'alerts by frequency, switched on',
    query: {
      measures: ['alerts', 'alert_owners'],
      dimensions: ['alert_frequency'],
      filter: { dimension: 'alert_active', is: ['yes'] },
    },
    sql: `select frequency, count(*), count(distinct user_id) as b from alerts where deleted_at is null and is_active group by 1`,
  },
];
