import type { ReportReason } from '#schema/options/reportReasons.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const JobTypeEnum = graphqlEnum<JobType>('JobType', 'The type of employment.', {
  full_time: 'Full time.',
  part_time: 'Part time.',
  contract: 'Contract work.',
  intern: 'An internship.',
  temporary: 'For a limited time.',
});

export const ExperienceLevelEnum = graphqlEnum<ExperienceLevel>(
  'ExperienceLevel',
  'The level of experience that a job asks for.',
  {
    entry_level: 'Entry level.',
    mid_level: 'Mid level.',
    senior_level: 'Senior level.',
    executive: 'Executive.',
  },
);

export const JobStandingEnum = graphqlEnum<JobStanding>(
  'JobStanding',
  'The status of a job, from everything that decides it: the job, its company and its deadline.',
  {
    live: 'Public and open for applications.',
    pending: 'The job or its company is waiting for approval.',
    rejected: 'The job or its company was rejected.',
    suspended: 'The job or its company is suspended.',
    expired: 'Its deadline has passed.',
    closed: 'The employer has closed it.',
  },
);

export const SalaryPeriodEnum = graphqlEnum<SalaryPeriod>(
  'SalaryPeriod',
  'The period that the stated pay is for.',
  { hour: 'Per hour.', day: 'Per day.', week: 'Per week.', month: 'Per month.', year: 'Per year.' },
);

export const JobStatusEnum = graphqlEnum<JobStatus | 'expired'>(
  'JobStatus',
  'Whether the employer has a job open, and whether its deadline has passed.',
  {
    active: 'Open.',
    closed: 'Closed by the employer.',
    expired: 'The application deadline has passed.',
  },
);

export const AdminStatusEnum = graphqlEnum<AdminStatus>(
  'AdminStatus',
  'The decision of the administrators about a job or a company.',
  {
    pending: 'Not decided yet.',
    approved: 'Approved, so it can be shown.',
    rejected: 'Rejected, so it is hidden.',
    suspended: 'Suspended, so it is hidden for now.',
  },
);

export const JobViewSourceEnum = graphqlEnum<JobViewSource>(
  'JobViewSource',
  'Where a visitor opened a job from.',
  {
    search: 'From a list of jobs.',
    home: 'From the landing page or the dashboard.',
    similar: 'From another job.',
    company: "From its company's page.",
    saved: 'From the saved jobs.',
    alert: 'From the email of a job alert.',
    direct: 'From anywhere else.',
  },
);

export const ReportReasonEnum = graphqlEnum<ReportReason>(
  'ReportReason',
  'Why a job is reported.',
  {
    fee: 'It asks applicants for money.',
    fake: 'The job does not exist, or is not what it claims to be.',
    offensive: 'It insults or excludes people.',
    expired: 'The position is already filled.',
    other: 'Something else.',
  },
);
