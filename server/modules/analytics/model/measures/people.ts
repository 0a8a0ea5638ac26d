import { average, count, distinct, growth, plain, ratio } from '../parts.ts';

const SUSPENDED = `u.status = 'suspended' and (u.suspended_until is null or u.suspended_until > {now})`;
const MINUTES = '(extract(epoch from w.last_at - w.began_at)::float8 / 60)';

export const PEOPLE_MEASURES = {
  users: plain(count('users'), 'count', {
    name: 'Users',
    description: 'People who have signed up, with an account that still exists.',
  }),
  job_seekers: plain(count('users', `u.role = 'job_seeker'`), 'count', {
    name: 'Job seekers',
    description: 'People among them who look for work.',
  }),
  employers: plain(count('users', `u.role = 'employer'`), 'count', {
    name: 'Employers',
    description: 'People among them who hire.',
  }),
  suspended_users: plain(count('users', SUSPENDED), 'count', {
    name: 'Suspended users',
    description: 'People among them who are shut out now.',
  }),
  confirmed_users: plain(count('users', 'u.email_verified_at is not null'), 'count', {
    name: 'Confirmed users',
    description: 'People among them whose address is confirmed.',
  }),
  confirmation_rate: ratio(
    count('users', 'u.email_verified_at is not null'),
    count('users'),
    'percent',
    {
      name: 'Confirmation rate',
      description: 'People whose address is confirmed, of all who have signed up.',
    },
  ),
  onboarding_rate: ratio(count('users', 'u.onboarding_complete'), count('users'), 'percent', {
    name: 'Onboarding rate',
    description: 'People who went through the first steps to the end, of all who have signed up.',
  }),
  seekers_per_job: ratio(count('users', `u.role = 'job_seeker'`), count('jobs'), 'ratio', {
    name: 'New job seekers per job',
    description: 'Job seekers who have signed up for each job posted in the same time.',
  }),
  users_growth: growth(count('users'), {
    name: 'Growth of users',
    description: 'People who have signed up against the equal period before.',
  }),
  seeker_expected_pay: average(
    'users',
    'p.salary_expectation',
    'rupees',
    {
      name: "Seekers' expected pay",
      description: 'Yearly pay that job seekers expect in their profiles, on average.',
    },
    { isPersonal: true },
  ),
  companies: plain(count('companies'), 'count', {
    name: 'Companies',
    description: 'Companies added, whatever the administrators have decided about them.',
  }),
  pending_companies: plain(count('companies', `c.admin_status = 'pending'`), 'count', {
    name: 'Pending companies',
    description: 'Companies among them that wait for a decision of the administrators.',
  }),
  approved_companies: plain(count('companies', `c.admin_status = 'approved'`), 'count', {
    name: 'Approved companies',
    description: 'Companies among them that the administrators have approved.',
  }),
  companies_that_posted: plain(count('companies', 'o.company_id is not null'), 'count', {
    name: 'Companies with a job',
    description: 'Companies among them that have ever posted a job.',
  }),
  companies_growth: growth(count('companies'), {
    name: 'Growth of companies',
    description: 'Companies added against the equal period before.',
  }),
  visits: plain(count('visits'), 'count', {
    name: 'Visits',
    description:
      'How often people who are signed in were here; after half an hour a new one begins.',
  }),
  active_users: plain(distinct('visits', 'w.user_id'), 'count', {
    name: 'Active users',
    description: 'Different people with an account who were here.',
  }),
  visit_length: average('visits', MINUTES, 'minutes', {
    name: 'Length of a visit',
    description: 'Minutes from the first to the last thing done in a visit, on average.',
  }),
  visits_per_user: ratio(count('visits'), distinct('visits', 'w.user_id'), 'ratio', {
    name: 'Visits per active user',
    description: 'Visits for each person who was here.',
  }),
  active_users_growth: growth(distinct('visits', 'w.user_id'), {
    name: 'Growth of active users',
    description: 'Different people who were here against the equal period before.',
  }),
};
