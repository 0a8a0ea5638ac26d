import type { JobAction, OwnJobsShown, OwnJobsSort } from '#schema/options/screens/ownJobs.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const OwnJobsShownEnum = graphqlEnum<OwnJobsShown>(
  'OwnJobsShown',
  "Which of an employer's jobs.",
  {
    all: 'All of them.',
    featured: 'Those that are put first.',
    hot: 'Those that are urgent.',
    live: 'Those that everybody sees.',
    pending: 'Those that wait for approval, or whose company does.',
    expired: 'Those whose deadline has passed.',
    closed: 'Those that were ended.',
  },
);

export const OwnJobsSortEnum = graphqlEnum<OwnJobsSort>(
  'OwnJobsSort',
  "The order of an employer's jobs.",
  { date: 'The newest first.', title: 'By their titles.' },
);

export const JobActionEnum = graphqlEnum<JobAction>('JobAction', 'What to do to several jobs.', {
  feature: 'Put them first.',
  unfeature: 'No longer put them first.',
  hot: 'Make them urgent.',
  unhot: 'Make them no longer urgent.',
  close: 'End them.',
  reopen: 'Open them again.',
  renew: 'Let them go on for 30 days.',
  delete: 'Take them away.',
  restore: 'Bring them back, within 10 minutes.',
});
