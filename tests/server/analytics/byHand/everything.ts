import { now, STEPS, type ByHand } from './byHand.ts';

const USERS = 'from users where deleted_at is null';
const JOBS = 'from jobs where deleted_at is null';
const share = (of: string, from: string) =>
  `select 100.0 * count(*) filter (where ${of}) / count(*) ${from}`;
const STEPS_TAKEN = `from (${STEPS}) s`;
const took = (moment: string, seconds: number) =>
  `extract(epoch from ${moment} - applied_at)::float8 / ${seconds}`;
const part = (of: number, value: string, from: string) =>
  `select percentile_cont(${of}) within group (order by ${value}) ${from}`;

const STAYS = `from (select e.kind, extract(epoch from lead(e.at) over (partition by e.application_id order by e.at) - e.at)::float8 / 86400 as days
  from application_events e where e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'stage_changed', 'withdrawn')) stays
  where kind in ('reviewed', 'shortlisted', 'stage_changed')`;
const DAYS_TO_FILL = `from (select extract(epoch from (select min(s.hired_at) from (${STEPS}) s where s.job_id = j.id) - j.posted_at)::float8 / 86400 as days
  from jobs j where j.deleted_at is null) fills`;
/** A range of pay counts by its middle, and a single end as it is. */
const PAY = `from (select (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0 as pay ${JOBS}) paid`;
const EXPECTED = 'from applications a join seeker_profiles p on p.user_id = a.seeker_id';
const SEEKERS = `${USERS} and role = 'job_seeker'`;
const COMPANIES = 'from companies where deleted_at is null';
const having_ = (who: string, acts: string) => `select count(*) ${who} and exists (select ${acts})`;
const reached = (kind: string, of: string) =>
  `from application_events e join applications a on a.id = e.application_id where e.kind = '${kind}' and e.at <= ${now} and ${of}`;
const met = (of: string) =>
  `from interviews i where i.status = 'held' and i.starts_at <= ${now} and ${of}`;
const offered = (of: string) => `from offers o where o.sent_at <= ${now} and ${of}`;
const APPLICATIONS = 'from applications where true';
const APPROVED = `status in ('shortlisted', 'hired') and withdrawn_at is null`;

/** Measures of the whole market that no other question counts by hand. */
const FIGURES: Readonly<Record<string, string>> = {
  confirmation_rate: share('email_verified_at is not null', USERS),
  onboarding_rate: share('onboarding_complete', USERS),
  seekers_per_job: `select (select count(*) ${USERS} and role = 'job_seeker')::float8 / count(*) ${JOBS}`,
  seeker_expected_pay: `select avg(salary_expectation) from seeker_profiles p join users u on u.id = p.user_id and u.deleted_at is null`,
  pending_companies: `select count(*) from companies where deleted_at is null and admin_status = 'pending'`,
  views_per_job: 'select count(*)::float8 / count(distinct job_id) from job_views',
  searches_without_result: 'select count(*) from searches where results = 0',
  active_alerts: 'select count(*) from alerts where deleted_at is null and is_active',
  reviewed_applications: `select count(*) from applications where status = 'reviewed' and withdrawn_at is null`,
  approved_applications: `select count(*) from applications where ${APPROVED}`,
  decided_applications: `select count(decided_at) ${STEPS_TAKEN}`,
  jobs_applied_for: 'select count(distinct job_id) from applications',
  applications_per_applicant:
    'select count(*)::float8 / count(distinct seeker_id) from applications',
  decision_rate: share('decided_at is not null', STEPS_TAKEN),
  shortlist_rate: share(APPROVED, 'from applications'),
  withdrawal_rate: `select 100.0 * (select count(*) from application_events where kind = 'withdrawn') / count(*) from applications`,
  time_to_view_median: part(0.5, took('viewed_at', 3_600), STEPS_TAKEN),
  time_to_view_p90: part(0.9, took('viewed_at', 3_600), STEPS_TAKEN),
  time_to_decision: `select avg(${took('decided_at', 3_600)}) ${STEPS_TAKEN}`,
  time_to_decision_p90: part(0.9, took('decided_at', 3_600), STEPS_TAKEN),
  time_to_hire: `select avg(${took('hired_at', 86_400)}) ${STEPS_TAKEN}`,
  time_to_hire_median: part(0.5, took('hired_at', 86_400), STEPS_TAKEN),
  expected_pay_median: part(
    0.5,
    'salary_expectation',
    'from applications a join seeker_profiles p on p.user_id = a.seeker_id',
  ),
  approved_jobs: `select count(*) ${JOBS} and admin_status = 'approved'`,
  rejected_jobs: `select count(*) ${JOBS} and admin_status = 'rejected'`,
  remote_jobs: `select count(*) ${JOBS} and is_remote`,
  remote_share: share('is_remote', JOBS),
  pay_share: share('coalesce(salary_min, salary_max) is not null', JOBS),
  approval_rate: share(
    `admin_status = 'approved'`,
    `${JOBS} and admin_status in ('approved', 'rejected')`,
  ),
  employers: `select count(*) ${USERS} and role = 'employer'`,
  visits_per_user: 'select count(user_id)::float8 / count(distinct user_id) from visits',
  searchers: 'select count(distinct user_id) from searches',
  results_per_search: 'select avg(results) from searches',
  pending_applications: `select count(*) from applications where status = 'pending' and withdrawn_at is null`,
  shortlisted_ever: `select count(distinct application_id) from application_events where kind = 'shortlisted'`,
  time_to_decision_p25: part(0.25, took('decided_at', 3_600), STEPS_TAKEN),
  time_to_decision_p75: part(0.75, took('decided_at', 3_600), STEPS_TAKEN),
  time_to_hire_p25: part(0.25, took('hired_at', 86_400), STEPS_TAKEN),
  time_to_hire_p75: part(0.75, took('hired_at', 86_400), STEPS_TAKEN),
  time_to_fill_p25: part(0.25, 'days', DAYS_TO_FILL),
  time_to_fill_p75: part(0.75, 'days', DAYS_TO_FILL),
  time_to_fill_p90: part(0.9, 'days', DAYS_TO_FILL),
  time_in_stage_p90: part(0.9, 'days', STAYS),
  pay_p25: part(0.25, 'pay', PAY),
  pay_p75: part(0.75, 'pay', PAY),
  expected_pay_p25: part(0.25, 'salary_expectation', EXPECTED),
  expected_pay_p75: part(0.75, 'salary_expectation', EXPECTED),
  expected_pay_p90: part(0.9, 'salary_expectation', EXPECTED),
  interview_cancellation_rate: share(
    `status = 'cancelled'`,
    'from interviews where starts_at is not null',
  ),
  seekers_onboarded: `select count(*) ${SEEKERS} and onboarded_at <= ${now}`,
  seekers_viewed: having_(SEEKERS, 'from job_views v where v.user_id = users.id'),
  seekers_applied: having_(SEEKERS, 'from applications a where a.seeker_id = users.id'),
  seekers_seen: having_(SEEKERS, reached('viewed', 'a.seeker_id = users.id')),
  seekers_shortlisted: having_(SEEKERS, reached('shortlisted', 'a.seeker_id = users.id')),
  seekers_interviewed: having_(SEEKERS, met('i.seeker_id = users.id')),
  seekers_offered: having_(SEEKERS, offered('o.seeker_id = users.id')),
  seekers_hired: having_(SEEKERS, reached('hired', 'a.seeker_id = users.id')),
  jobs_ever_approved: having_(
    JOBS,
    `from job_standings s where s.job_id = jobs.id and s.approval = 'approved'`,
  ),
  jobs_with_views: having_(JOBS, 'from job_views v where v.job_id = jobs.id'),
  jobs_with_applications: having_(JOBS, 'from applications a where a.job_id = jobs.id'),
  jobs_with_interviews: having_(JOBS, met('i.job_id = jobs.id')),
  jobs_with_offers: having_(JOBS, offered('o.job_id = jobs.id')),
  interviewed_applications: having_(APPLICATIONS, met('i.application_id = applications.id')),
  offered_applications: having_(APPLICATIONS, offered('o.application_id = applications.id')),
  hired_ever: having_(APPLICATIONS, reached('hired', 'a.id = applications.id')),
  companies_applied_to: having_(
    COMPANIES,
    'from applications a join jobs j on j.id = a.job_id where j.company_id = companies.id',
  ),
  companies_that_hired: having_(
    COMPANIES,
    `from jobs j where j.company_id = companies.id and exists (select ${reached('hired', 'a.job_id = j.id')})`,
  ),
  jobs_per_company: `select count(*)::float8 / count(distinct company_id) ${JOBS}`,
};

/** As many as one question may have. */
const AT_ONCE = 8;

export const EVERYTHING: readonly ByHand[] = Array.from(
  { length: Math.ceil(Object.keys(FIGURES).length / AT_ONCE) },
  (_, at) => {
    const some = Object.entries(FIGURES).slice(at * AT_ONCE, (at + 1) * AT_ONCE);
    const measures = some.map(([measure]) => measure);
    const sql = `select ${some.map(([measure, read]) => `(${read}) as ${measure}`).join(', ')}`;
    return { name: `of the whole market: ${measures.join(', ')}`, query: { measures }, sql };
  },
);
