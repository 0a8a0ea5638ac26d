import type { AlertFrequency, AlertJobType } from '#schema/options/alerts.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import type { JobSort, JobSuggestionKind, PostedWithin } from '#schema/options/screens/search.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const SalaryRangeEnum = graphqlEnum<SalaryRange>('SalaryRange', 'Yearly pay in rupees.', {
  lakh_3_5: '3 to 5 lakh.',
  lakh_5_8: '5 to 8 lakh.',
  lakh_8_12: '8 to 12 lakh.',
  lakh_12_plus: '12 lakh and more.',
});

export const PostedWithinEnum = graphqlEnum<PostedWithin>(
  'PostedWithin',
  'The maximum age of a job.',
  {
    days_1: 'In the last 24 hours.',
    days_3: 'In the last 3 days.',
    days_7: 'In the last 7 days.',
    days_14: 'In the last 14 days.',
    days_30: 'In the last 30 days.',
  },
);

export const JobSortEnum = graphqlEnum<JobSort>('JobSort', 'The order of a list of jobs.', {
  relevance: 'Best match first; without search words, newest first.',
  date: 'The newest first.',
  salary: 'Best paid first; jobs whose pay could not be read come last.',
  company: 'By the name of the company.',
});

export const JobSuggestionKindEnum = graphqlEnum<JobSuggestionKind>(
  'JobSuggestionKind',
  'The kind of a search suggestion.',
  {
    title: 'The title of a job.',
    skill: 'A skill.',
    company: 'An employer.',
    place: 'A district or state.',
  },
);

export const AlertFrequencyEnum = graphqlEnum<AlertFrequency>(
  'AlertFrequency',
  'How often the digest of a job alert is sent.',
  { daily: 'Every day.', weekly: 'On Mondays.', monthly: 'On the first of the month.' },
);

export const AlertJobTypeEnum = graphqlEnum<AlertJobType>(
  'AlertJobType',
  'The job types of an alert; remote is one of them.',
  {
    full_time: 'Full time.',
    part_time: 'Part time.',
    contract: 'Contract work.',
    intern: 'An internship.',
    temporary: 'For a limited time.',
    remote: 'Any type that can be done from anywhere.',
  },
);
