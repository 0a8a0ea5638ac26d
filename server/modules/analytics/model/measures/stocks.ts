import { APPROVAL_HOURS } from '../durations.ts';
import { average, count, growth, percentile, singlePart } from '../parts.ts';

/** How many there were at the end of each step, or of the period; today, how many there are now. */
const at = (what: string) =>
  `${what} at the end of each step of time or of the period; for today, now.`;

const LIVE = count('job_stock', `g.standing = 'live'`);
const PENDING = count('job_stock', `g.approval = 'pending'`);
const APPROVED = count('company_stock', `g.standing = 'approved'`);
const IN_PROGRESS = count(
  'application_stock',
  `g.standing in ('pending', 'reviewed', 'shortlisted')`,
);

const change = (what: string) =>
  `Growth of the number of ${what} since the end of the preceding period of the same length.`;

export const STOCK_MEASURES = {
  stock_jobs: singlePart(count('job_stock'), 'count', {
    name: 'Jobs on a day',
    description: at('Jobs of any status that had not been deleted,'),
  }),
  stock_live_jobs: singlePart(LIVE, 'count', {
    name: 'Live jobs on a day',
    description: at('Jobs that were visible and open for applications'),
  }),
  stock_pending_jobs: singlePart(PENDING, 'count', {
    name: 'Pending jobs on a day',
    description: at('Jobs that were waiting for moderation'),
  }),
  stock_expired_jobs: singlePart(count('job_stock', `g.standing = 'expired'`), 'count', {
    name: 'Expired jobs on a day',
    description: at(
      'Approved jobs of approved companies that were past their deadline and had not been closed,',
    ),
  }),
  stock_closed_jobs: singlePart(count('job_stock', `g.standing = 'closed'`), 'count', {
    name: 'Closed jobs on a day',
    description: at('Approved jobs of approved companies that had been closed,'),
  }),
  stock_live_jobs_growth: growth(LIVE, {
    name: 'Change of live jobs',
    description: change('live jobs'),
  }),
  stock_pending_jobs_growth: growth(PENDING, {
    name: 'Change of pending jobs',
    description: change('jobs waiting for moderation'),
  }),
  jobs_approved: singlePart(count('approvals'), 'count', {
    name: 'Jobs approved, by the day of approval',
    description: 'Jobs by the day they were first approved.',
  }),
  time_to_approval: average('approvals', APPROVAL_HOURS, 'hours', {
    name: 'Time to approval',
    description: 'Average hours from posting a job to its first approval, by the day of approval.',
  }),
  time_to_approval_median: percentile('approvals', APPROVAL_HOURS, 0.5, 'hours', {
    name: 'Time to approval, median',
    description: 'Median hours from posting a job to its first approval, by the day of approval.',
  }),
  jobs_closed: singlePart(count('closings'), 'count', {
    name: 'Jobs closed, by the day of closing',
    description:
      'How often jobs were closed, by the day of closing: by their employers, or because the last account of the company was deleted. A job that was reopened and closed again counts twice.',
  }),
  jobs_rejected: singlePart(count('job_rejections'), 'count', {
    name: 'Jobs rejected, by the day of rejection',
    description:
      'How often moderation rejected a job, by the day of the rejection. A job that was rejected twice counts twice.',
  }),
  stock_companies: singlePart(count('company_stock'), 'count', {
    name: 'Companies on a day',
    description: at('Companies, whatever their moderation status,'),
  }),
  stock_approved_companies: singlePart(APPROVED, 'count', {
    name: 'Approved companies on a day',
    description: at('Companies that were approved'),
  }),
  stock_pending_companies: singlePart(count('company_stock', `g.standing = 'pending'`), 'count', {
    name: 'Pending companies on a day',
    description: at('Companies that were waiting for moderation'),
  }),
  stock_approved_companies_growth: growth(APPROVED, {
    name: 'Change of approved companies',
    description: change('approved companies'),
  }),
  companies_approved: singlePart(count('company_approvals'), 'count', {
    name: 'Companies approved, by the day of approval',
    description:
      'How often moderation approved a company, by the day of the approval. A company that was approved twice counts twice.',
  }),
  stock_accounts: singlePart(count('account_stock'), 'count', {
    name: 'Accounts on a day',
    description: at('Accounts that had not been deleted,'),
  }),
  stock_job_seekers: singlePart(count('account_stock', `g.role = 'job_seeker'`), 'count', {
    name: 'Job seekers on a day',
    description: at('Accounts of job seekers'),
  }),
  stock_employers: singlePart(count('account_stock', `g.role = 'employer'`), 'count', {
    name: 'Employers on a day',
    description: at('Accounts of employers'),
  }),
  stock_suspended_accounts: singlePart(
    count('account_stock', `g.standing = 'suspended'`),
    'count',
    {
      name: 'Suspended accounts on a day',
      description: at('Accounts that were suspended'),
    },
  ),
  stock_accounts_growth: growth(count('account_stock'), {
    name: 'Change of accounts',
    description: change('accounts'),
  }),
  stock_applications: singlePart(count('application_stock'), 'count', {
    name: 'Applications on a day',
    description: at('Applications of any status that had not been withdrawn,'),
  }),
  stock_open_applications: singlePart(IN_PROGRESS, 'count', {
    name: 'Open applications on a day',
    description: at('Applications that were neither hired, rejected nor withdrawn'),
  }),
  stock_pending_applications: singlePart(
    count('application_stock', `g.standing = 'pending'`),
    'count',
    {
      name: 'Pending applications on a day',
      description: at('Applications in status pending, without withdrawn ones,'),
    },
  ),
  stock_shortlisted_applications: singlePart(
    count('application_stock', `g.standing = 'shortlisted'`),
    'count',
    {
      name: 'Shortlisted applications on a day',
      description: at('Applications that were shortlisted'),
    },
  ),
  stock_open_applications_growth: growth(IN_PROGRESS, {
    name: 'Change of open applications',
    description: change('open applications'),
  }),
  decisions_made: singlePart(count('decisions'), 'count', {
    name: 'Applications decided, by the day of decision',
    description: 'Applications by the day they were first shortlisted, rejected or hired.',
  }),
  first_views: singlePart(count('first_views'), 'count', {
    name: 'Applications seen, by the day of the first view',
    description: 'Applications by the day an employer first opened them.',
  }),
  shortlistings: singlePart(count('shortlistings'), 'count', {
    name: 'Applications shortlisted, by the day of shortlisting',
    description:
      'Applications by the day they were first shortlisted, even if their status changed later.',
  }),
  rejections_made: singlePart(count('rejections'), 'count', {
    name: 'Applications rejected, by the day of rejection',
    description:
      'Applications by the day they were first rejected, even if their status changed later.',
  }),
};
