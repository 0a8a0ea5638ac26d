import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { DECISION_HOURS, HIRE_DAYS, STAY_DAYS, VIEW_HOURS } from '../durations.ts';
import { average, count, distinct, growth, percentile, singlePart, ratio } from '../parts.ts';

const OFFER_DAYS = '(extract(epoch from o.sent_at - q.held_at)::float8 / 86400)';

const APPLICATIONS = count('applications');
const VIEWS = count('views');

/** Among those that were not withdrawn: a withdrawn application is in no status, for employers and here. */
const countWithStatus = (...statuses: ApplicationStatus[]) =>
  count(
    'applications',
    `f.status in (${statuses.map((status) => `'${status}'`).join(', ')}) and f.withdrawn_at is null`,
  );

const APPROVED = countWithStatus('shortlisted', 'hired');
const REJECTED = countWithStatus('rejected');
const HIRES = countWithStatus('hired');

const EXPECTED = 'p.salary_expectation';
const PERSONAL = { isPersonal: true };

export const APPLICATION_MEASURES = {
  applications: singlePart(APPLICATIONS, 'count', {
    name: 'Applications',
    description: 'Applications sent, whatever their current status.',
  }),
  pending_applications: singlePart(countWithStatus('pending'), 'count', {
    name: 'Pending applications',
    description: 'Applications in status pending, without withdrawn ones.',
  }),
  reviewed_applications: singlePart(countWithStatus('reviewed'), 'count', {
    name: 'Reviewed applications',
    description: 'Applications in status reviewed, without withdrawn ones.',
  }),
  shortlisted_applications: singlePart(countWithStatus('shortlisted'), 'count', {
    name: 'Shortlisted applications',
    description: 'Applications in status shortlisted, without withdrawn ones.',
  }),
  shortlisted_ever: singlePart(count('applications', 'f.shortlisted_at is not null'), 'count', {
    name: 'Applications ever shortlisted',
    description: 'Applications that have ever been shortlisted, whatever their status now.',
  }),
  approved_applications: singlePart(APPROVED, 'count', {
    name: 'Approved applications',
    description: 'Applications in status shortlisted or hired, without withdrawn ones.',
  }),
  rejected_applications: singlePart(REJECTED, 'count', {
    name: 'Rejected applications',
    description: 'Applications in status rejected.',
  }),
  hires: singlePart(HIRES, 'count', {
    name: 'Hired applications',
    description: 'Applications in status hired, by the day of applying.',
  }),
  hires_made: singlePart(count('hires'), 'count', {
    name: 'Hires, by the day of hire',
    description: 'Hires by the day of the hire rather than of the application.',
  }),
  seen_applications: singlePart(count('applications', 'f.viewed_at is not null'), 'count', {
    name: 'Applications seen',
    description: 'Applications opened by the employer.',
  }),
  decided_applications: singlePart(count('applications', 'f.decided_at is not null'), 'count', {
    name: 'Applications decided',
    description: 'Applications that were shortlisted, rejected or hired at some time.',
  }),
  applicants: singlePart(distinct('applications', 'f.seeker_id'), 'count', {
    name: 'Applicants',
    description: 'People who applied, each counted once.',
  }),
  jobs_applied_for: singlePart(distinct('applications', 'f.job_id'), 'count', {
    name: 'Jobs applied for',
    description: 'Jobs with at least one application.',
  }),
  applications_per_applicant: ratio(
    APPLICATIONS,
    distinct('applications', 'f.seeker_id'),
    'ratio',
    {
      name: 'Applications per applicant',
      description: 'Applications per applicant.',
    },
  ),
  applications_per_job: ratio(APPLICATIONS, count('jobs'), 'ratio', {
    name: 'Applications per job',
    description: 'Applications per job posted in the same period.',
  }),
  seen_rate: ratio(count('applications', 'f.viewed_at is not null'), APPLICATIONS, 'percent', {
    name: 'Seen rate',
    description: 'Share of applications opened by the employer.',
  }),
  decision_rate: ratio(count('applications', 'f.decided_at is not null'), APPLICATIONS, 'percent', {
    name: 'Decision rate',
    description: 'Share of applications that were shortlisted, rejected or hired at some time.',
  }),
  shortlist_rate: ratio(APPROVED, APPLICATIONS, 'percent', {
    name: 'Shortlist rate',
    description: 'Share of applications in status shortlisted or hired, without withdrawn ones.',
  }),
  rejection_rate: ratio(REJECTED, APPLICATIONS, 'percent', {
    name: 'Rejection rate',
    description: 'Share of applications in status rejected.',
  }),
  hire_rate: ratio(HIRES, APPLICATIONS, 'percent', {
    name: 'Conversion rate',
    description: 'Share of applications in status hired.',
  }),
  view_conversion: ratio(APPLICATIONS, VIEWS, 'percent', {
    name: 'Conversion of views',
    description: 'Applications as a share of job views in the same period.',
  }),
  time_to_view: average('applications', VIEW_HOURS, 'hours', {
    name: 'Time to first view',
    description: 'Average hours until the employer opens an application.',
  }),
  time_to_view_median: percentile('applications', VIEW_HOURS, 0.5, 'hours', {
    name: 'Time to first view, median',
    description: 'Median hours until the employer opens an application.',
  }),
  time_to_view_p90: percentile('applications', VIEW_HOURS, 0.9, 'hours', {
    name: 'Time to first view, 90th percentile',
    description: 'Hours within which 90% of the opened applications were opened.',
  }),
  time_to_decision: average('applications', DECISION_HOURS, 'hours', {
    name: 'Time to decision',
    description: 'Average hours until an application is shortlisted, rejected or hired.',
  }),
  time_to_decision_median: percentile('applications', DECISION_HOURS, 0.5, 'hours', {
    name: 'Time to decision, median',
    description: 'Median hours until an application is shortlisted, rejected or hired.',
  }),
  time_to_decision_p90: percentile('applications', DECISION_HOURS, 0.9, 'hours', {
    name: 'Time to decision, 90th percentile',
    description: 'Hours within which 90% of the decided applications were decided.',
  }),
  time_to_hire: average('applications', HIRE_DAYS, 'days', {
    name: 'Time to hire',
    description: 'Average days from application to hire.',
  }),
  time_to_hire_median: percentile('applications', HIRE_DAYS, 0.5, 'days', {
    name: 'Time to hire, median',
    description: 'Median days from application to hire.',
  }),
  time_to_hire_p90: percentile('applications', HIRE_DAYS, 0.9, 'days', {
    name: 'Time to hire, 90th percentile',
    description: 'Days within which 90% of the hires were made.',
  }),
  time_in_stage: average('stays', STAY_DAYS, 'days', {
    name: 'Time in a stage',
    description: 'Average days that an application stays in a stage between review and decision.',
  }),
  time_in_stage_median: percentile('stays', STAY_DAYS, 0.5, 'days', {
    name: 'Time in a stage, median',
    description: 'Median days that an application stays in a stage between review and decision.',
  }),
  interviews_held: singlePart(count('interviews'), 'count', {
    name: 'Interviews held',
    description: 'Interviews that took place, by their day.',
  }),
  offers_sent: singlePart(count('offers'), 'count', {
    name: 'Offers sent',
    description: 'Offers sent to applicants, whatever the outcome.',
  }),
  offers_accepted: singlePart(count('offers', `o.status = 'accepted'`), 'count', {
    name: 'Offers accepted',
    description: 'Offers that were accepted, by the day they were sent.',
  }),
  offer_acceptance_rate: ratio(
    count('offers', `o.status = 'accepted'`),
    count('offers'),
    'percent',
    {
      name: 'Offer acceptance rate',
      description: 'Share of the offers sent that were accepted.',
    },
  ),
  interview_to_offer: average('offers', OFFER_DAYS, 'days', {
    name: 'Interview to offer',
    description: 'Average days from the last interview before an offer to the offer.',
  }),
  interview_to_offer_median: percentile('offers', OFFER_DAYS, 0.5, 'days', {
    name: 'Interview to offer, median',
    description: 'Median days from the last interview before an offer to the offer.',
  }),
  expected_pay: average(
    'applications',
    EXPECTED,
    'rupees',
    {
      name: 'Expected pay',
      description: 'Average yearly pay the applicants expect, where given.',
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
      description: 'Median yearly pay the applicants expect, where given.',
    },
    PERSONAL,
  ),
  application_events: singlePart(count('events'), 'count', {
    name: 'Application events',
    description:
      'Entries in the timelines of applications. A bulk decision gets its entry when it can no longer be undone; the entry of an interview is removed if it turns out to have been missed.',
  }),
  resume_downloads: singlePart(count('events', `e.kind = 'resume_downloaded'`), 'count', {
    name: 'Resume downloads',
    description: 'Resume downloads by employers.',
  }),
  withdrawals: singlePart(count('events', `e.kind = 'withdrawn'`), 'count', {
    name: 'Withdrawals',
    description: 'Applications withdrawn by the applicants, by the day of the withdrawal.',
  }),
  withdrawal_rate: ratio(count('events', `e.kind = 'withdrawn'`), APPLICATIONS, 'percent', {
    name: 'Withdrawal rate',
    description: 'Withdrawals as a share of the applications sent in the same period.',
  }),
  applications_growth: growth(APPLICATIONS, {
    name: 'Growth of applications',
    description: 'Growth of applications compared with the preceding period of the same length.',
  }),
  hires_growth: growth(HIRES, {
    name: 'Growth of hires',
    description: 'Growth of hires compared with the preceding period of the same length.',
  }),
};
