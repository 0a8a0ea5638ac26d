import { LIVE } from '#server/modules/job/job.service.ts';
import { average, count, distinct, growth, percentile, plain, ratio } from '../parts.ts';
import { JOB_PAY } from '../pay.ts';

const IS_LIVE = LIVE.replaceAll('$1', '{now}');
const DAYS_TO_FILL = '(extract(epoch from h.filled_at - j.posted_at)::float8 / 86400)';

export const JOB_MEASURES = {
  jobs: plain(count('jobs'), 'count', {
    name: 'Jobs',
    description: 'Jobs posted, whatever has become of them since.',
  }),
  live_jobs: plain(count('jobs', IS_LIVE), 'count', {
    name: 'Live jobs',
    description: 'Jobs among them that everybody sees and may apply to now.',
  }),
  featured_jobs: plain(count('jobs', 'j.is_featured'), 'count', {
    name: 'Featured jobs',
    description: 'Jobs among them that are featured now.',
  }),
  pending_jobs: plain(count('jobs', `j.admin_status = 'pending'`), 'count', {
    name: 'Pending jobs',
    description: 'Jobs among them that wait for a decision of the administrators.',
  }),
  approved_jobs: plain(count('jobs', `j.admin_status = 'approved'`), 'count', {
    name: 'Approved jobs',
    description: 'Jobs among them that the administrators have approved.',
  }),
  rejected_jobs: plain(count('jobs', `j.admin_status = 'rejected'`), 'count', {
    name: 'Rejected jobs',
    description: 'Jobs among them that the administrators have rejected.',
  }),
  remote_jobs: plain(count('jobs', 'j.is_remote'), 'count', {
    name: 'Remote jobs',
    description: 'Jobs among them that can be done from anywhere.',
  }),
  remote_share: ratio(count('jobs', 'j.is_remote'), count('jobs'), 'percent', {
    name: 'Share of remote jobs',
    description: 'Remote jobs of all jobs posted.',
  }),
  approval_rate: ratio(
    count('jobs', `j.admin_status = 'approved'`),
    count('jobs', `j.admin_status in ('approved', 'rejected')`),
    'percent',
    {
      name: 'Approval rate',
      description: 'Approved jobs of those approved or rejected.',
    },
  ),
  hiring_companies: plain(distinct('jobs', 'j.company_id'), 'count', {
    name: 'Hiring companies',
    description: 'Different companies that have posted a job.',
  }),
  jobs_per_company: ratio(count('jobs'), distinct('jobs', 'j.company_id'), 'ratio', {
    name: 'Jobs per hiring company',
    description: 'Jobs posted for each company that has posted any.',
  }),
  filled_jobs: plain(count('jobs', 'h.filled_at is not null'), 'count', {
    name: 'Filled jobs',
    description: 'Jobs among them for which somebody was hired.',
  }),
  fill_rate: ratio(count('jobs', 'h.filled_at is not null'), count('jobs'), 'percent', {
    name: 'Fill rate',
    description: 'Filled jobs of all jobs posted.',
  }),
  time_to_fill: average(
    'jobs',
    DAYS_TO_FILL,
    'days',
    {
      name: 'Time to fill',
      description: 'Days from posting a job to the first hire for it, on average.',
    },
    { where: 'h.filled_at is not null' },
  ),
  time_to_fill_median: percentile(
    'jobs',
    DAYS_TO_FILL,
    0.5,
    'days',
    {
      name: 'Time to fill, median',
      description:
        'Days from posting to the first hire that half of the filled jobs needed at most.',
    },
    { where: 'h.filled_at is not null' },
  ),
  jobs_without_applications: plain(count('jobs', 'n.job_id is null'), 'count', {
    name: 'Jobs without applications',
    description: 'Jobs among them for which nobody has applied.',
  }),
  jobs_with_pay: plain(count('jobs', `${JOB_PAY} is not null`), 'count', {
    name: 'Jobs with pay',
    description: 'Jobs among them that tell what they pay.',
  }),
  pay: average('jobs', JOB_PAY, 'rupees', {
    name: 'Pay',
    description: 'Yearly pay of the jobs that tell it, on average; a range counts by its middle.',
  }),
  pay_median: percentile('jobs', JOB_PAY, 0.5, 'rupees', {
    name: 'Pay, median',
    description: 'Yearly pay that half of the jobs that tell it do not exceed.',
  }),
  pay_p90: percentile('jobs', JOB_PAY, 0.9, 'rupees', {
    name: 'Pay, 90th percentile',
    description: 'Yearly pay that nine in ten of the jobs that tell it do not exceed.',
  }),
  jobs_growth: growth(count('jobs'), {
    name: 'Growth of jobs',
    description: 'Jobs posted against the equal period before.',
  }),
};
