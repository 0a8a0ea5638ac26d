import { now, STEPS, type ByHand } from './byHand.ts';

const MANY = { measure: 'applications', test: 'at_least', value: 60 } as const;
const FEW_SEEN = { measure: 'seen_rate', test: 'less_than', value: 66 } as const;
const SEEN_OF_COMPANIES = `select j.company_id::text, count(*), 100.0 * count(viewed_at) / count(*) as seen
  from (${STEPS}) a join jobs j on j.id = a.job_id group by 1`;
const firsts = (kind: string) =>
  `select min(e.at) as at from application_events e where e.kind = '${kind}' group by e.application_id`;

export const FURTHER_QUESTIONS: readonly ByHand[] = [
  {
    name: 'job seekers who did not apply in their first week',
    query: {
      measures: ['job_seekers'],
      filter: { dimension: 'applied_in_first_week', is: ['no'] },
    },
    sql: `select count(*) from users u where u.role = 'job_seeker' and u.deleted_at is null and not exists (
      select from applications a where a.seeker_id = u.id and a.applied_at < u.created_at + interval '7 days')`,
  },
  {
    name: 'companies with at least 60 applications and a seen rate below 66%',
    query: {
      measures: ['applications', 'seen_rate'],
      dimensions: ['company'],
      having: [MANY, FEW_SEEN],
    },
    sql: `${SEEN_OF_COMPANIES} having count(*) >= 60 and 100.0 * count(viewed_at) / count(*) < 66 order by 2 desc, 1`,
    isOrdered: true,
  },
  {
    name: 'companies by a formula that is compared and sorted by',
    query: {
      measures: ['applications'],
      dimensions: ['company'],
      calculations: [
        { kind: 'formula', formula: '2 * applications - 100', name: 'Twice' },
        { kind: 'difference_from_target', measure: 'applications', target: 75 },
      ],
      having: [
        { calculation: 1, test: 'more_than', value: 20 },
        { calculation: 2, test: 'at_most', value: 5 },
      ],
      order: [{ calculation: 1, descending: true }],
    },
    sql: `select j.company_id::text, count(*), 2 * count(*) - 100 as twice, count(*) - 75 as beyond
      from applications a join jobs j on j.id = a.job_id group by 1
      having 2 * count(*) - 100 > 20 and count(*) - 75 <= 5 order by 3 desc, 1`,
    isOrdered: true,
  },
  {
    name: 'companies with one or the other',
    query: {
      measures: ['applications', 'seen_rate'],
      dimensions: ['company'],
      having: [MANY, FEW_SEEN],
      havingAny: true,
    },
    sql: `${SEEN_OF_COMPANIES} having count(*) >= 60 or 100.0 * count(viewed_at) / count(*) < 66 order by 2 desc, 1`,
    isOrdered: true,
  },
  {
    name: 'views without an application, by source',
    query: {
      measures: ['views'],
      dimensions: ['source'],
      filter: { dimension: 'applied_after_viewing', is: ['no'] },
    },
    sql: `select v.source, count(*) from job_views v where v.user_id is not null and not exists (
        select from applications a where a.seeker_id = v.user_id and a.job_id = v.job_id and a.applied_at >= v.viewed_at)
      group by 1`,
  },
  {
    name: 'jobs with and without applications',
    query: { measures: ['jobs'], dimensions: ['has_applications'] },
    sql: `select case when exists (select from applications a where a.job_id = j.id) then 'yes' else 'no' end, count(*)
      from jobs j where j.deleted_at is null group by 1`,
  },
  {
    name: 'what administrators did',
    query: {
      measures: ['administrator_actions', 'actions', 'suspensions'],
      dimensions: ['action_subject'],
    },
    sql: `select l.subject_kind, count(*) filter (where u.role = 'admin'), count(*) as b, count(*) filter (where l.action = 'user.suspend') as c
      from activity_log l left join users u on u.id = l.actor_id group by 1`,
  },
  {
    name: 'searches that nobody went on with',
    query: { measures: ['abandoned_searches', 'searches'] },
    sql: `select count(*) filter (where s.results > 0 and s.user_id is not null and s.searched_at <= ${now} - interval '1 hour' and (
        select count(*) from job_views v where v.user_id = s.user_id
          and v.viewed_at >= s.searched_at and v.viewed_at <= s.searched_at + interval '1 hour') = 0), count(*) as b from searches s`,
  },
  {
    name: 'time to fill by remote or not',
    query: { measures: ['time_to_fill', 'filled_jobs', 'fill_rate'], dimensions: ['remote'] },
    sql: `select case when is_remote then 'yes' else 'no' end, avg(extract(epoch from filled - posted_at)) / 86400, count(filled) as b, 100.0 * count(filled) / count(*) as c
      from (select j.is_remote, j.posted_at, (select min(s.hired_at) from (${STEPS}) s where s.job_id = j.id) as filled from jobs j where j.deleted_at is null) j group by 1`,
  },
  {
    name: 'jobs and hires by the month of the hire, not of posting or applying',
    query: {
      measures: [
        'jobs_filled',
        'time_to_fill',
        'time_to_fill_median',
        'hires_made',
        'decisions_made',
        'first_views',
        'shortlistings',
        'rejections_made',
      ],
      dimensions: ['time'],
      grain: 'month',
      range: { from: '2026-01-01', to: '2026-12-31' },
    },
    sql: `with filled as (select j.posted_at, (select min(s.hired_at) from (${STEPS}) s where s.job_id = j.id) as at from jobs j where j.deleted_at is null)
      select to_char(m, 'YYYY-MM-DD'), count(at), avg(extract(epoch from at - posted_at)) / 86400 as days, percentile_cont(0.5) within group (order by extract(epoch from at - posted_at)) / 86400 as middle,
        (select count(*) from (${STEPS}) s where date_trunc('month', s.hired_at) = m) as made,
        (select count(*) from (${STEPS}) s where date_trunc('month', s.decided_at) = m) as decided,
        (select count(*) from (${STEPS}) s where date_trunc('month', s.viewed_at) = m) as viewed,
        (select count(*) from (${firsts('shortlisted')}) s where date_trunc('month', s.at) = m) as shortlisted,
        (select count(*) from (${firsts('rejected')}) s where date_trunc('month', s.at) = m) as rejected
      from generate_series(timestamptz '2026-01-01', '2026-12-01', '1 month') m left join filled on date_trunc('month', at) = m group by m`,
  },
  {
    name: 'pay bands by experience band',
    query: { measures: ['jobs'], dimensions: ['pay_band', 'experience_band'] },
    sql: `select case when p < 300000 then 'below_lakh_3' when p < 500000 then 'lakh_3_5' when p < 800000 then 'lakh_5_8' when p < 1200000 then 'lakh_8_12' when p >= 1200000 then 'lakh_12_plus' end,
      case when y < 1 then case when y * 12 < 6 then 'months_0_6' else 'months_6_12' end when y < 2 then 'years_1_2' when y < 3 then 'years_2_3' when y < 5 then 'years_3_5' when y < 8 then 'years_5_8' else 'years_8_plus' end as e,
      count(*) from (select experience_years as y, case when salary_max is null then salary_min else (salary_min + salary_max) / 2.0 end as p from jobs where deleted_at is null) j group by 1, 2`,
  },
  {
    name: 'districts of one name are two',
    query: { measures: ['jobs'], dimensions: ['district'] },
    sql: `select district || ', ' || state, count(*) from jobs where deleted_at is null group by 1`,
  },
  {
    name: 'and, or and not',
    query: {
      measures: ['jobs'],
      dimensions: ['job_type'],
      filter: {
        and: [
          {
            or: [
              { dimension: 'industry', is: ['Technology', 'finance'] },
              { dimension: 'district', startsWith: 'pUn' },
            ],
          },
          {
            not: {
              and: [
                { dimension: 'education_level', is: ["Master's Degree"] },
                { dimension: 'remote', is: ['no'] },
              ],
            },
          },
          { dimension: 'experience_level', isNot: ['Mid Level'] },
        ],
      },
    },
    sql: `select type, count(*) from jobs where deleted_at is null and (industry in ('technology', 'finance') or lower(district) like 'pun%' and state is not null)
      and not coalesce(education_level = 'master' and not is_remote, false) and coalesce(experience_level <> 'mid_level', true) group by 1`,
  },
  {
    name: 'what is not given, and what is',
    query: {
      measures: ['jobs'],
      dimensions: ['experience_level'],
      filter: {
        or: [
          { dimension: 'category', empty: true },
          { dimension: 'pay_band', empty: false },
        ],
      },
    },
    sql: `select experience_level, count(*) from jobs where deleted_at is null and (category_id is null or salary_min is not null) group by 1`,
  },
  {
    name: 'from one band to another, in any spelling',
    query: {
      measures: ['jobs'],
      dimensions: ['company_size'],
      filter: { dimension: 'pay_band', from: '3-5 LPA', to: '8-12 lakh' },
    },
    sql: `select c.size, count(*) from (select *, case when salary_max is null then salary_min else (salary_min + salary_max) / 2.0 end as p from jobs where deleted_at is null) j
      join companies c on c.id = j.company_id where p >= 300000 and p < 1200000 group by 1`,
  },
  {
    name: 'titles with a percent sign, whatever the case',
    query: {
      measures: ['jobs', 'hiring_companies'],
      dimensions: ['job_title'],
      filter: {
        or: [
          { dimension: 'job_title', contains: '100%' },
          { dimension: 'job_title', is: ['DRIVER'] },
        ],
      },
    },
    sql: `select lower(trim(title)), count(*), count(distinct company_id) as b from jobs where deleted_at is null and (position('100%' in title) > 0 or lower(trim(title)) = 'driver') group by 1`,
  },
  {
    name: 'companies by part of their name',
    query: {
      measures: ['applications'],
      dimensions: ['company'],
      filter: { dimension: 'company', contains: '"1"' },
    },
    sql: `select c.id::text, count(*) from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id where c.name like '%"1"%' group by 1`,
  },
  {
    name: 'time as a filter beside the range',
    query: {
      measures: ['views'],
      dimensions: ['source'],
      filter: { not: { dimension: 'time', from: '2026-03-01', to: '2026-03-31' } },
      range: { from: '2026-01-01', to: '2026-06-30' },
    },
    sql: `select source, count(*) from job_views where viewed_at >= '2026-01-01' and viewed_at < '2026-07-01' and not (viewed_at >= '2026-03-01' and viewed_at < '2026-04-01') group by 1`,
  },
  {
    name: 'growth by state',
    query: {
      measures: ['applications_growth', 'applications'],
      dimensions: ['state'],
      range: { from: '2026-07-01', to: '2026-09-28' },
    },
    sql: `select state, 100.0 * (n - p) / nullif(p, 0), n from (select j.state, count(*) filter (where a.applied_at >= '2026-07-01') as n, count(*) filter (where a.applied_at < '2026-07-01') as p
      from applications a join jobs j on j.id = a.job_id where a.applied_at >= '2026-04-02' and a.applied_at < '2026-09-29' group by 1) g`,
  },
  {
    name: 'the last 48 hours to the minute against those before',
    query: {
      measures: ['views', 'views_growth'],
      range: { last: 48, unit: 'hour', rolling: true },
      compare: 'previous_period',
    },
    sql: `select a, 100.0 * (a - b) / nullif(b, 0) as g, b, 100.0 * (b - c) / nullif(c, 0) as h from (select
      count(*) filter (where viewed_at > ${now} - interval '2 days') as a,
      count(*) filter (where viewed_at > ${now} - interval '4 days' and viewed_at <= ${now} - interval '2 days') as b,
      count(*) filter (where viewed_at > ${now} - interval '6 days' and viewed_at <= ${now} - interval '4 days') as c from job_views) n`,
  },
  {
    name: 'top three titles by different applicants in each month',
    query: {
      measures: ['applicants'],
      dimensions: ['time', 'job_title'],
      grain: 'month',
      range: { from: '2026-01-01', to: '2026-04-30' },
      limit: 3,
    },
    sql: `with sent as (select lower(trim(j.title)) as title, a.* from applications a join jobs j on j.id = a.job_id where a.applied_at >= '2026-01-01' and a.applied_at < '2026-05-01'),
      top as (select title from sent group by 1 order by count(distinct seeker_id) desc, 1 limit 3)
      select to_char(m, 'YYYY-MM-DD'), title, (select count(distinct seeker_id) from sent t where t.title = top.title and date_trunc('month', t.applied_at) = m)
      from top, generate_series(timestamptz '2026-01-01', '2026-04-01', '1 month') m`,
  },
  {
    name: 'bands from below, whatever is counted',
    query: {
      measures: ['jobs'],
      dimensions: ['pay_band'],
      order: [{ dimension: 'pay_band', descending: true }],
    },
    sql: `select b, n from (select case when p < 300000 then 'below_lakh_3' when p < 500000 then 'lakh_3_5' when p < 800000 then 'lakh_5_8' when p < 1200000 then 'lakh_8_12' when p >= 1200000 then 'lakh_12_plus' end as b,
      count(*) as n, min(p) as p from (select case when salary_max is null then salary_min else (salary_min + salary_max) / 2.0 end as p from jobs where deleted_at is null) j group by 1) g order by p desc nulls last`,
    isOrdered: true,
  },
  {
    name: 'jobs that state their pay, lakh by lakh',
    query: {
      measures: ['jobs'],
      dimensions: ['pay_lakhs'],
      filter: {
        and: [
          { dimension: 'pay_stated', is: ['yes'] },
          { dimension: 'has_hire', is: ['no'] },
        ],
      },
    },
    sql: `select 'lakh_' || case when p < 20 then floor(p) || '_' || floor(p) + 1 when p < 25 then '20_25' else '25_30' end, count(*)
      from (select id, (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 200000.0 as p from jobs where deleted_at is null) j
      where p is not null and not exists (select from (${STEPS}) s where s.job_id = j.id and s.hired_at is not null) group by 1`,
  },
  {
    name: 'companies by whether they posted and are verified',
    query: {
      measures: ['companies', 'verified_companies'],
      dimensions: ['has_posted', 'company_verified'],
    },
    sql: `select has_posted, verified, count(*), case verified when 'yes' then count(*) else 0 end from (select
        case when exists (select from jobs j where j.company_id = c.id and j.deleted_at is null) then 'yes' else 'no' end as has_posted,
        case when admin_status = 'approved' and id in (select company_id from company_verifications where status = 'verified') then 'yes' else 'no' end as verified
      from companies c where deleted_at is null) each group by 1, 2`,
  },
  {
    name: 'companies that have posted, by industry',
    query: {
      measures: ['companies', 'companies_that_posted', 'approved_companies'],
      dimensions: ['company_industry', 'company_state'],
    },
    sql: `select industry, state, count(*), count(*) filter (where exists (select 1 from jobs j where j.company_id = c.id and j.deleted_at is null)) as b,
      count(*) filter (where admin_status = 'approved') as d from companies c where deleted_at is null group by 1, 2`,
  },
  {
    name: 'what happened to applications, by the month of the event',
    query: {
      measures: ['application_events', 'resume_downloads', 'withdrawals'],
      dimensions: ['event', 'application_status'],
      range: { from: '2026-05-01', to: '2026-08-31' },
    },
    sql: `select e.kind, case when a.withdrawn_at is null then a.status else 'withdrawn' end, count(*), count(*) filter (where e.kind = 'resume_downloaded') as b,
        count(*) filter (where e.kind = 'withdrawn') as d from application_events e join applications a on a.id = e.application_id
      where e.at >= '2026-05-01' and e.at < '2026-09-01' group by 1, 2`,
  },
  {
    name: 'jobs by standing',
    query: { measures: ['jobs', 'jobs_without_applications'], dimensions: ['job_standing'] },
    sql: `select case when c.deleted_at is not null then 'closed' when j.admin_status <> 'approved' then j.admin_status when c.admin_status <> 'approved' then c.admin_status
      when j.status = 'closed' then 'closed' when j.application_deadline <= ${now} then 'expired' else 'live' end, count(*),
      count(*) filter (where not exists (select from applications a where a.job_id = j.id)) as b
      from jobs j join companies c on c.id = j.company_id where j.deleted_at is null group by 1`,
  },
  {
    name: 'what seekers of each education expect, where five or more tell it',
    query: { measures: ['expected_pay', 'applicants'], dimensions: ['seeker_education'] },
    sql: `select p.education, case when count(distinct a.seeker_id) filter (where p.salary_expectation is not null) >= 5 then avg(p.salary_expectation) end, count(distinct a.seeker_id) as b
      from applications a left join seeker_profiles p on p.user_id = a.seeker_id group by 1 having count(distinct a.seeker_id) >= 5`,
  },
];
