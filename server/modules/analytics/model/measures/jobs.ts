import { LIVE } from '#server/modules/job/job.sql.ts';
import { DAYS_TO_FILL } from '../durations.ts';
import { average, count, distinct, growth, percentile, singlePart, ratio } from '../parts.ts';
import { JOB_PAY } from '../pay.ts';

const IS_LIVE = LIVE.replaceAll('$1', '{now}');

export const JOB_MEASURES = {
  jobs: singlePart(count('jobs'), 'count', {
    name: 'Jobs',
    description: 'Jobs posted, whatever their current status.',
  }),
  live_jobs: singlePart(count('jobs', IS_LIVE), 'count', {
    name: 'Live jobs',
    description:
      'Jobs that are visible and open for applications: active, approved, of an approved company, and not past their deadline.',
  }),
  featured_jobs: singlePart(count('jobs', 'j.is_featured'), 'count', {
    name: 'Featured jobs',
    description: 'Jobs marked as featured, whatever their current status.',
  }),
  pending_jobs: singlePart(count('jobs', `j.admin_status = 'pending'`), 'count', {
    name: 'Pending jobs',
    description: 'Jobs with moderation status pending.',
  }),
  approved_jobs: singlePart(count('jobs', `j.admin_status = 'approved'`), 'count', {
    name: 'Approved jobs',
    description: 'Jobs with moderation status approved, whether they are still open or not.',
  }),
  rejected_jobs: singlePart(count('jobs', `j.admin_status = 'rejected'`), 'count', {
    name: 'Rejected jobs',
    description: 'Jobs with moderation status rejected.',
  }),
  remote_jobs: singlePart(count('jobs', 'j.is_remote'), 'count', {
    name: 'Remote jobs',
    description: 'Jobs that can be done remotely.',
  }),
  remote_share: ratio(count('jobs', 'j.is_remote'), count('jobs'), 'percent', {
    name: 'Share of remote jobs',
    description: 'Share of jobs that can be done remotely.',
  }),
  approval_rate: ratio(
    count('jobs', `j.admin_status = 'approved'`),
    count('jobs', `j.admin_status in ('approved', 'rejected')`),
    'percent',
    {
      name: 'Approval rate',
      description: 'Jobs with moderation status approved as a share of those approved or rejected.',
    },
  ),
  hiring_companies: singlePart(distinct('jobs', 'j.company_id'), 'count', {
    name: 'Hiring companies',
    description: 'Companies that posted a job.',
  }),
  jobs_per_company: ratio(count('jobs'), distinct('jobs', 'j.company_id'), 'ratio', {
    name: 'Jobs per hiring company',
    description: 'Jobs per company that posted a job.',
  }),
  filled_jobs: singlePart(count('jobs', 'h.filled_at is not null'), 'count', {
    name: 'Filled jobs',
    description: 'Jobs with at least one hire.',
  }),
  fill_rate: ratio(count('jobs', 'h.filled_at is not null'), count('jobs'), 'percent', {
    name: 'Fill rate',
    description: 'Share of jobs with at least one hire.',
  }),
  jobs_filled: singlePart(count('fills'), 'count', {
    name: 'Jobs filled',
    description: 'Jobs by the day of their first hire.',
  }),
  time_to_fill: average('fills', DAYS_TO_FILL, 'days', {
    name: 'Time to fill',
    description: 'Average days from posting a job to its first hire, by the day of that hire.',
  }),
  time_to_fill_median: percentile('fills', DAYS_TO_FILL, 0.5, 'days', {
    name: 'Time to fill, median',
    description: 'Median days from posting a job to its first hire, by the day of that hire.',
  }),
  jobs_without_applications: singlePart(count('jobs', 'n.job_id is null'), 'count', {
    name: 'Jobs without applications',
    description: 'Jobs without an application.',
  }),
  jobs_with_pay: singlePart(count('jobs', `${JOB_PAY} is not null`), 'count', {
    name: 'Jobs with pay',
    description: 'Jobs that state their pay.',
  }),
  pay_share: ratio(count('jobs', `${JOB_PAY} is not null`), count('jobs'), 'percent', {
    name: 'Share of jobs with pay',
    description: 'Share of jobs that state their pay.',
  }),
  pay: average('jobs', JOB_PAY, 'rupees', {
    name: 'Pay',
    description: 'Average yearly pay of the jobs that state it. A range counts by its midpoint.',
  }),
  pay_median: percentile('jobs', JOB_PAY, 0.5, 'rupees', {
    name: 'Pay, median',
    description: 'Median yearly pay of the jobs that state it.',
  }),
  pay_p90: percentile('jobs', JOB_PAY, 0.9, 'rupees', {
    name: 'Pay, 90th percentile',
    description: 'Yearly pay that 90% of the jobs that state it do not exceed.',
  }),
  jobs_growth: growth(count('jobs'), {
    name: 'Growth of jobs',
    description: 'Growth of jobs posted compared with the preceding period of the same length.',
  }),
};
