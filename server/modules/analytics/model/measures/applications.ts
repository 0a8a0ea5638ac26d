import { average, count, distinct, growth, percentile, plain, ratio } from '../parts.ts';

const since = (end: string, seconds: number) =>
  `(extract(epoch from f.${end} - f.applied_at)::float8 / ${seconds})`;
const VIEW_HOURS = since('viewed_at', 3_600);
const DECISION_HOURS = since('decided_at', 3_600);
const HIRE_DAYS = since('hired_at', 86_400);

const APPLICATIONS = count('applications');
const HIRES = count('applications', `f.status = 'hired'`);
const VIEWS = count('views');

const EXPECTED = 'p.salary_expectation';
const PERSONAL = { isPersonal: true };

export const APPLICATION_MEASURES = {
  applications: plain(APPLICATIONS, 'count', {
    name: 'Applications',
    description: 'Applications sent, whatever has become of them since.',
  }),
  pending_applications: plain(count('applications', `f.status = 'pending'`), 'count', {
    name: 'Pending applications',
    description: 'Applications among them that nobody has decided anything about.',
  }),
  reviewed_applications: plain(count('applications', `f.status = 'reviewed'`), 'count', {
    name: 'Reviewed applications',
    description: 'Applications among them that the employer has marked as reviewed.',
  }),
  shortlisted_applications: plain(count('applications', `f.status = 'shortlisted'`), 'count', {
    name: 'Shortlisted applications',
    description: 'Applications among them that are on a shortlist.',
  }),
  approved_applications: plain(
    count('applications', `f.status in ('shortlisted', 'hired')`),
    'count',
    {
      name: 'Approved applications',
      description: 'Applications among them that were shortlisted or led to a hire.',
    },
  ),
  rejected_applications: plain(count('applications', `f.status = 'rejected'`), 'count', {
    name: 'Rejected applications',
    description: 'Applications among them that the employer has rejected.',
  }),
  hires: plain(HIRES, 'count', {
    name: 'Hires',
    description: 'Applications among them that led to a hire.',
  }),
  seen_applications: plain(count('applications', 'f.viewed_at is not null'), 'count', {
    name: 'Applications seen',
    description: 'Applications among them that the employer has opened.',
  }),
  decided_applications: plain(count('applications', 'f.decided_at is not null'), 'count', {
    name: 'Applications decided',
    description: 'Applications among them that were shortlisted, rejected or led to a hire.',
  }),
  applicants: plain(distinct('applications', 'f.seeker_id'), 'count', {
    name: 'Applicants',
    description: 'Different people who have applied.',
  }),
  jobs_applied_for: plain(distinct('applications', 'f.job_id'), 'count', {
    name: 'Jobs applied for',
    description: 'Different jobs that somebody has applied for.',
  }),
  applications_per_applicant: ratio(
    APPLICATIONS,
    distinct('applications', 'f.seeker_id'),
    'ratio',
    {
      name: 'Applications per applicant',
      description: 'Applications sent for each person who has applied.',
    },
  ),
  applications_per_job: ratio(APPLICATIONS, count('jobs'), 'ratio', {
    name: 'Applications per job',
    description: 'Applications sent for each job posted in the same time.',
  }),
  seen_rate: ratio(count('applications', 'f.viewed_at is not null'), APPLICATIONS, 'percent', {
    name: 'Seen rate',
    description: 'Applications the employer has opened, of all sent.',
  }),
  decision_rate: ratio(count('applications', 'f.decided_at is not null'), APPLICATIONS, 'percent', {
    name: 'Decision rate',
    description: 'Applications that were shortlisted, rejected or led to a hire, of all sent.',
  }),
  shortlist_rate: ratio(
    count('applications', `f.status in ('shortlisted', 'hired')`),
    APPLICATIONS,
    'percent',
    {
      name: 'Shortlist rate',
      description: 'Applications that were shortlisted or led to a hire, of all sent.',
    },
  ),
  rejection_rate: ratio(count('applications', `f.status = 'rejected'`), APPLICATIONS, 'percent', {
    name: 'Rejection rate',
    description: 'Applications that were rejected, of all sent.',
  }),
  hire_rate: ratio(HIRES, APPLICATIONS, 'percent', {
    name: 'Conversion rate',
    description: 'Applications that led to a hire, of all sent.',
  }),
  view_conversion: ratio(APPLICATIONS, VIEWS, 'percent', {
    name: 'Conversion of views',
    description: 'Applications sent, of the job views in the same time.',
  }),
  time_to_view: average('applications', VIEW_HOURS, 'hours', {
    name: 'Time to first view',
    description: 'Hours until the employer opens an application, on average of those opened.',
  }),
  time_to_view_median: percentile('applications', VIEW_HOURS, 0.5, 'hours', {
    name: 'Time to first view, median',
    description: 'Hours after which half of the applications that were opened had been opened.',
  }),
  time_to_view_p90: percentile('applications', VIEW_HOURS, 0.9, 'hours', {
    name: 'Time to first view, 90th percentile',
    description: 'Hours after which nine in ten of those that were opened had been opened.',
  }),
  time_to_decision: average('applications', DECISION_HOURS, 'hours', {
    name: 'Time to decision',
    description: 'Hours until an application is shortlisted, rejected or hired, on average.',
  }),
  time_to_decision_median: percentile('applications', DECISION_HOURS, 0.5, 'hours', {
    name: 'Time to decision, median',
    description: 'Hours after which half of the decided applications had been decided.',
  }),
  time_to_decision_p90: percentile('applications', DECISION_HOURS, 0.9, 'hours', {
    name: 'Time to decision, 90th percentile',
    description: 'Hours after which nine in ten of the decided applications had been decided.',
  }),
  time_to_hire: average('applications', HIRE_DAYS, 'days', {
    name: 'Time to hire',
    description: 'Days from applying to the hire, on average.',
  }),
  time_to_hire_median: percentile('applications', HIRE_DAYS, 0.5, 'days', {
    name: 'Time to hire, median',
    description: 'Days from applying to the hire that half of the hires needed at most.',
  }),
  time_to_hire_p90: percentile('applications', HIRE_DAYS, 0.9, 'days', {
    name: 'Time to hire, 90th percentile',
    description: 'Days from applying to the hire that nine in ten hires needed at most.',
  }),
  expected_pay: average(
    'applications',
    EXPECTED,
    'rupees',
    {
      name: 'Expected pay',
      description: 'Yearly pay the applicants expect, on average of those who tell it.',
    },
    PERSONAL,
  ),
  expected_pay_median: percentile(
    'applications',
    EXPECTED,
    0.5,
    'rupees',
    {
      name: 'Expected pay, median',
      description: 'Yearly pay that half of the applicants who tell it do not exceed.',
    },
    PERSONAL,
  ),
  application_events: plain(count('events'), 'count', {
    name: 'Application events',
    description: 'Everything that has happened to applications.',
  }),
  resume_downloads: plain(count('events', `e.kind = 'resume_downloaded'`), 'count', {
    name: 'Resume downloads',
    description: 'How often employers have downloaded a resume.',
  }),
  applications_growth: growth(APPLICATIONS, {
    name: 'Growth of applications',
    description: 'Applications sent against the equal period before.',
  }),
  hires_growth: growth(HIRES, {
    name: 'Growth of hires',
    description: 'Applications that led to a hire against the equal period before.',
  }),
};
