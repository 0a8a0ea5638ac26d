import { STEPS, type ByHand } from './byHand.ts';

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
/** What was opened, shortlisted no earlier, and hired no earlier than that. */
const HIRED_IN_STEPS = `from (select s.*, (select min(e.at) from application_events e where e.application_id = s.id and e.kind = 'shortlisted') as listed_at
  from (${STEPS}) s) s where listed_at >= viewed_at and hired_at >= listed_at`;

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
  approved_applications: `select count(*) from applications where status in ('shortlisted', 'hired')`,
  decided_applications: `select count(decided_at) ${STEPS_TAKEN}`,
  jobs_applied_for: 'select count(distinct job_id) from applications',
  applications_per_applicant:
    'select count(*)::float8 / count(distinct seeker_id) from applications',
  decision_rate: share('decided_at is not null', STEPS_TAKEN),
  shortlist_rate: share(`status in ('shortlisted', 'hired')`, 'from applications'),
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
  approval_rate: share(
    `admin_status = 'approved'`,
    `${JOBS} and admin_status in ('approved', 'rejected')`,
  ),
  employers: `select count(*) ${USERS} and role = 'employer'`,
  visits_per_user: 'select count(*)::float8 / count(distinct user_id) from visits',
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
  seen_then_hired: `select count(*) ${HIRED_IN_STEPS}`,
  shortlist_to_hire_median: part(
    0.5,
    'extract(epoch from hired_at - listed_at)::float8 / 86400',
    HIRED_IN_STEPS,
  ),
  interview_cancellation_rate: share(
    `status = 'cancelled'`,
    'from interviews where starts_at is not null',
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
