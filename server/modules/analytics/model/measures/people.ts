import { IS_VERIFIED } from '../joins.ts';
import { average, count, distinct, growth, singlePart, ratio } from '../parts.ts';

const SUSPENDED = `u.status = 'suspended' and (u.suspended_until is null or u.suspended_until > {now})`;
const MINUTES = '(extract(epoch from w.last_at - w.began_at)::float8 / 60)';

export const PEOPLE_MEASURES = {
  users: singlePart(count('users'), 'count', {
    name: 'Users',
    description: 'Users who signed up and whose account still exists.',
  }),
  job_seekers: singlePart(count('users', `u.role = 'job_seeker'`), 'count', {
    name: 'Job seekers',
    description: 'Job seekers who signed up.',
  }),
  employers: singlePart(count('users', `u.role = 'employer'`), 'count', {
    name: 'Employers',
    description: 'Employers who signed up.',
  }),
  suspended_users: singlePart(count('users', SUSPENDED), 'count', {
    name: 'Suspended users',
    description: 'Users who are currently suspended.',
  }),
  confirmed_users: singlePart(count('users', 'u.email_verified_at is not null'), 'count', {
    name: 'Confirmed users',
    description: 'Users with a confirmed email address.',
  }),
  confirmation_rate: ratio(
    count('users', 'u.email_verified_at is not null'),
    count('users'),
    'percent',
    {
      name: 'Confirmation rate',
      description: 'Share of users with a confirmed email address.',
    },
  ),
  onboarding_rate: ratio(count('users', 'u.onboarding_complete'), count('users'), 'percent', {
    name: 'Onboarding rate',
    description: 'Share of users who completed onboarding.',
  }),
  seekers_per_job: ratio(count('users', `u.role = 'job_seeker'`), count('jobs'), 'ratio', {
    name: 'New job seekers per job',
    description: 'Job seekers who signed up, per job posted in the same period.',
  }),
  users_growth: growth(count('users'), {
    name: 'Growth of users',
    description: 'Growth of sign-ups compared with the preceding period of the same length.',
  }),
  seeker_expected_pay: average(
    'users',
    'p.salary_expectation',
    'rupees',
    {
      name: "Seekers' expected pay",
      description: 'Average yearly pay job seekers expect in their profiles.',
    },
    { isPersonal: true },
  ),
  companies: singlePart(count('companies'), 'count', {
    name: 'Companies',
    description: 'Companies added, whatever their moderation status.',
  }),
  pending_companies: singlePart(count('companies', `c.admin_status = 'pending'`), 'count', {
    name: 'Pending companies',
    description: 'Companies with moderation status pending.',
  }),
  approved_companies: singlePart(count('companies', `c.admin_status = 'approved'`), 'count', {
    name: 'Approved companies',
    description: 'Companies with moderation status approved.',
  }),
  verified_companies: singlePart(count('companies', IS_VERIFIED), 'count', {
    name: 'Verified companies',
    description: 'Approved companies that show the badge of verified employers.',
  }),
  companies_that_posted: singlePart(count('companies', 'po.company_id is not null'), 'count', {
    name: 'Companies with a job',
    description: 'Companies that have posted at least one job, without deleted jobs.',
  }),
  companies_growth: growth(count('companies'), {
    name: 'Growth of companies',
    description: 'Growth of companies added compared with the preceding period of the same length.',
  }),
  visits: singlePart(count('visits'), 'count', {
    name: 'Visits',
    description: 'Visits by logged-in users. A new visit begins after half an hour of inactivity.',
  }),
  active_users: singlePart(distinct('visits', 'w.user_id'), 'count', {
    name: 'Active users',
    description: 'Users who visited the site, each counted once; without accounts deleted since.',
  }),
  visit_length: average('visits', MINUTES, 'minutes', {
    name: 'Length of a visit',
    description: 'Average minutes from the first to the last action of a visit.',
  }),
  visits_per_user: ratio(
    count('visits', 'w.user_id is not null'),
    distinct('visits', 'w.user_id'),
    'ratio',
    {
      name: 'Visits per active user',
      description: 'Visits per user who visited the site; without accounts deleted since.',
    },
  ),
  active_users_growth: growth(distinct('visits', 'w.user_id'), {
    name: 'Growth of active users',
    description:
      'Growth of active users compared with the preceding period of the same length; without accounts deleted since.',
  }),
};
