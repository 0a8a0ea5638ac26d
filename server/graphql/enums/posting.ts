import type { JobAction, OwnJobsShown, OwnJobsSort } from '#schema/options/screens/ownJobs.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const OwnJobsShownEnum = graphqlEnum<OwnJobsShown>(
  'OwnJobsShown',
  "Which of an employer's jobs to list.",
  {
    all: 'All jobs.',
    featured: 'Featured jobs.',
    hot: 'Urgent jobs.',
    live: 'Public jobs.',
    pending: 'Jobs that wait for approval, or whose company does.',
    expired: 'Jobs whose deadline has passed.',
    closed: 'Closed jobs.',
  },
);

export const OwnJobsSortEnum = graphqlEnum<OwnJobsSort>(
  'OwnJobsSort',
  "The order of an employer's jobs.",
  { date: 'Newest first.', title: 'By their titles.' },
);

export const JobActionEnum = graphqlEnum<JobAction>('JobAction', 'An action on several jobs.', {
  feature: 'Mark the jobs as featured.',
  unfeature: 'No longer feature the jobs.',
  hot: 'Mark the jobs as urgent.',
  unhot: 'No longer mark the jobs as urgent.',
  close: 'Close the jobs.',
  reopen: 'Reopen the jobs.',
  renew: 'Extend the jobs by 30 days.',
  delete: 'Delete the jobs.',
  restore: 'Restore deleted jobs, within 10 minutes.',
});
