import type { ReportReason } from '#schema/options/reportReasons.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const JobTypeEnum = graphqlEnum<JobType>('JobType', 'How a job is held.', {
  full_time: 'Full time.',
  part_time: 'Part time.',
  contract: 'On a contract.',
  intern: 'An internship.',
  temporary: 'For a limited time.',
});

export const ExperienceLevelEnum = graphqlEnum<ExperienceLevel>(
  'ExperienceLevel',
  'How experienced one should be.',
  {
    entry_level: 'Entry level.',
    mid_level: 'Mid level.',
    senior_level: 'Senior level.',
    executive: 'Executive.',
  },
);

export const JobStandingEnum = graphqlEnum<JobStanding>('JobStanding', 'What a job is now.', {
  live: 'Everybody sees it and may apply.',
  pending: 'It waits for approval, or its company does.',
  rejected: 'It, or its company, was not approved.',
  suspended: 'It, or its company, is on hold.',
  expired: 'Its deadline has passed.',
  closed: 'The employer has ended it.',
});

export const SalaryPeriodEnum = graphqlEnum<SalaryPeriod>(
  'SalaryPeriod',
  'The time for which an employer states the pay.',
  { hour: 'An hour.', day: 'A day.', week: 'A week.', month: 'A month.', year: 'A year.' },
);

export const JobStatusEnum = graphqlEnum<JobStatus | 'expired'>(
  'JobStatus',
  'What the employer has decided about a job, and what its deadline says.',
  { active: 'It is open.', closed: 'It was ended.', expired: 'Its deadline has passed.' },
);

export const AdminStatusEnum = graphqlEnum<AdminStatus>(
  'AdminStatus',
  'What the administrators have decided about a job or a company.',
  {
    pending: 'Nothing yet.',
    approved: 'It may be seen.',
    rejected: 'It may not be seen.',
    suspended: 'It may not be seen for now.',
  },
);

export const JobViewSourceEnum = graphqlEnum<JobViewSource>(
  'JobViewSource',
  'From where somebody came to a job.',
  {
    search: 'From a list of jobs.',
    home: 'From the landing page or the dashboard.',
    similar: 'From another job.',
    company: "From its company's page.",
    saved: 'From the saved jobs.',
    alert: 'From the mail of an alert.',
    direct: 'From anywhere else.',
  },
);

export const ReportReasonEnum = graphqlEnum<ReportReason>(
  'ReportReason',
  'What is wrong with a job.',
  {
    fee: 'It asks for money.',
    fake: 'It does not exist, or is not what it says.',
    offensive: 'It insults or excludes people.',
    expired: 'The place is taken.',
    other: 'Something else.',
  },
);
