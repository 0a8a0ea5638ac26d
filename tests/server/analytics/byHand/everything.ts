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
